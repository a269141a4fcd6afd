"""HTTP on a real socket."""
