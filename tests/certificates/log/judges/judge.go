// Judges a published log with the library of Go's checksum database, as its clients do.
//
//	judge VERIFIER-KEY FOLDER INDEX [OLDER-CHECKPOINT] < ENTRY
//
// Ends with 0 if the folder's checkpoint is signed by the key, the entry stands at this index of its tree,
// and the tree goes on from that of the older checkpoint.
package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const tileHeight = 8

// folder reads tiles where C2SP tlog-tiles puts them: without the height that the checksum database names.
type folder string

func (f folder) Height() int { return tileHeight }

func (f folder) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	var contents [][]byte
	for _, tile := range tiles {
		path := strings.Replace(tile.Path(), fmt.Sprintf("tile/%d/", tileHeight), "tile/", 1)
		content, err := os.ReadFile(filepath.Join(string(f), path))
		if err != nil {
			return nil, err
		}
		contents = append(contents, content)
	}
	return contents, nil
}

func (f folder) SaveTiles([]tlog.Tile, [][]byte) {}

// readCheckpoint returns the tree of a checkpoint that the key has signed.
func readCheckpoint(path, key string) (tree tlog.Tree, err error) {
	verifier, err := note.NewVerifier(key)
	if err != nil {
		return tree, err
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return tree, err
	}
	opened, err := note.Open(text, note.VerifierList(verifier))
	if err != nil {
		return tree, err
	}
	rest := strings.TrimPrefix(opened.Text, verifier.Name()+"\n")
	if rest == opened.Text {
		return tree, fmt.Errorf("the checkpoint is of another log")
	}
	return tlog.ParseTree([]byte("go.sum database tree\n" + rest))
}

func judge(key, path, index, older string, entry []byte) error {
	position, err := strconv.ParseInt(index, 10, 64)
	if err != nil {
		return err
	}
	tree, err := readCheckpoint(filepath.Join(path, "checkpoint"), key)
	if err != nil {
		return err
	}
	hashes := tlog.TileHashReader(tree, folder(path))
	proof, err := tlog.ProveRecord(tree.N, position, hashes)
	if err != nil {
		return err
	}
	if err := tlog.CheckRecord(proof, tree.N, tree.Hash, position, tlog.RecordHash(entry)); err != nil {
		return err
	}
	if older == "" {
		return nil
	}
	before, err := readCheckpoint(older, key)
	if err != nil {
		return err
	}
	growth, err := tlog.ProveTree(tree.N, before.N, hashes)
	if err != nil {
		return err
	}
	return tlog.CheckTree(growth, tree.N, tree.Hash, before.N, before.Hash)
}

func main() {
	entry, err := io.ReadAll(os.Stdin)
	if err == nil {
		err = judge(os.Args[1], os.Args[2], os.Args[3], strings.Join(os.Args[4:], ""), entry)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
