#!/usr/bin/env python3
"""Reads what Sluice writes for other programs with what they read it with.

- SARIF: sarif-pydantic, sarif-tools and, where ../shared/schemas lies beside the checkout, the official schema
- comments: markdown-it-py, with what a code host would act on
- commands of GitHub's jobs and lines for Xcode: by the rules that the two document, as neither comes as a library
- JSON: the strictest reading there is, with the keys that are promised
- files for code hosts and for pre-commit: the hosts' schemas in check-jsonschema, pre-commit itself

.ci/run installs them from requirements.txt. What is not installed ends this with exit code 2: it was not checked.

usage: consumers.py [SLUICE]    with the program, what 'sluice init' writes is read, too
"""
import glob, json, os, re, subprocess, sys, tempfile

try:
    import jsonschema, markdown_it, sarif.loader, sarif_pydantic, yaml
except ImportError as error:
    print(f"consumers: {error.name} is not installed, so nothing was checked: pip install -r .ci/requirements.txt",
          file=sys.stderr)
    sys.exit(2)

TOP = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
SCHEMA = os.path.join(TOP, "..", "shared", "schemas", "sarif-schema-2.1.0.json")
CONTENTS = {"nothing", "one", "many", "hostile"}
failures = []


def fail(path, why): failures.append(f"{os.path.relpath(path, TOP)}: {why}")


def golden(format):
    """The golden files of a format, with their text; of nothing, one, many and hostile there has to be one."""
    paths = sorted(glob.glob(os.path.join(TOP, "Tests", "Fixtures", "Golden", f"*.{format}")))
    missing = CONTENTS - {re.sub(r"^format-|\.\w+$", "", os.path.basename(path)) for path in paths}
    if missing: failures.append(f"{format}: no golden file of {', '.join(sorted(missing))}")
    for path in paths:
        # As bytes: what ends a line here must not be settled by Python.
        with open(path, "rb") as file: yield path, file.read().decode("utf-8")


def read_sarif():
    validator, count = None, 0
    if os.path.exists(SCHEMA):
        with open(SCHEMA, encoding="utf-8") as file: validator = jsonschema.Draft7Validator(json.load(file))
    for path, text in golden("sarif"):
        count += 1
        log = json.loads(text)
        for error in validator.iter_errors(log) if validator else []:
            fail(path, f"{list(error.path)}: {error.message[:200]}")
        sarif_pydantic.Sarif.model_validate(log)
        loaded = sarif.loader.load_sarif_file(path)
        results = sum(len(run["results"]) for run in log["runs"])
        # It leaves out what is suppressed unless it is told otherwise, so it can have fewer.
        if len(loaded.get_results()) > results: fail(path, "sarif-tools counts more results than there are")
        for record in loaded.get_records():
            if not record["Code"] or record["Severity"] not in ("error", "warning", "note"):
                fail(path, f"sarif-tools cannot tell what this is: {record}")
    return f"{count} SARIF files" + ("" if validator else " (NOT against the schema, which is not beside the checkout)")


def read_markdown():
    reader, count = markdown_it.MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"]), 0
    for path, text in golden("markdown"):
        count += 1
        tokens = reader.parse(text)
        inline = [child for token in tokens for child in token.children or []]
        for token in tokens + inline:
            if token.type in ("image", "html_inline", "s_open", "em_open"):
                fail(path, f"{token.type} of a name: {token.content}")
            if token.type == "html_block" and not re.fullmatch(
                r"(<!-- sluice-comment: [\w./-]+ -->|<details>\n<summary>[\w ,()]+</summary>|</details>)\n?", token.content):
                fail(path, f"HTML that is not Sluice's own: {token.content}")
            if token.type == "link_open" and not token.attrs["href"].startswith("https://git.example/"):
                fail(path, f"a link elsewhere: {token.attrs['href']}")
            # A code host looks for these in what is no code.
            if token.type == "text" and re.search(r"(^|\W)@\w|#\d|\bGH-\d|https?://|www\.|:\w+:", token.content):
                fail(path, f"it would act: {token.content}")
        rows = [len(re.findall(r"(?<!\\)\|", line)) for line in text.split("\n") if line.startswith("|")]
        cells = sum(token.type in ("th_open", "td_open") for token in tokens)
        if sum(rows) - len(rows) - cells != sum(token.type == "th_open" for token in tokens):
            fail(path, "a table's rows are not as wide as its head")
    return f"{count} comments"


def read_github():
    """As the runner does: a line that begins with '::' is a command, up to the next '::' its properties."""
    known, count = {"file", "line", "endLine", "col", "endColumn", "title"}, 0
    for path, text in golden("github"):
        count += 1
        shown = {"error": 0, "warning": 0, "notice": 0}
        for line in re.split(r"\r\n|\r|\n", text):
            if not line.startswith("::"):
                if "::" in line.lstrip()[:2]: fail(path, f"it could be taken for a command: {line}")
                continue
            found = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.+)", line)
            if not found:
                fail(path, f"no command: {line}")
                continue
            shown[found[1]] += 1
            properties = dict(part.split("=", 1) for part in found[2].split(","))
            if not set(properties) <= known: fail(path, f"unknown property: {line}")
            for number in ("line", "col"):
                if number in properties and not re.fullmatch("[1-9][0-9]*", properties[number]):
                    fail(path, f"{number} is no number: {line}")
        # No more are shown of a step.
        if max(shown.values()) > 10: fail(path, f"more than ten of a kind: {shown}")
    return f"{count} files of workflow commands"


def read_xcode():
    """As Xcode does: a path with numbers or nothing, and then one of three words."""
    count = 0
    for path, text in golden("xcode"):
        count += 1
        for line in re.split(r"\r\n|\r|\n", text):
            if line and not re.fullmatch(r"(?:.+?:[1-9]\d*:[1-9]\d*: )?(error|warning|note): .+ \[[^\]]+\]", line):
                fail(path, f"Xcode shows no issue for: {line}")
            if any(ord(character) < 0x20 for character in line): fail(path, f"a control character: {line!r}")
    return f"{count} files of lines for Xcode"


def read_json():
    keys = {
        # Without a baseline there is no drift.
        "sluice.report/1": {"schema", "verdict", "counts", "blind", "findings", "totals"},
        "sluice.census/1": {"schema", "catalog", "files", "blind", "totals", "sites", "declarations", "targets"},
        "sluice.drift/1": {"schema", "sites", "declarations", "targets", "findings"},
    }

    def once(pairs):
        if len({key for key, _ in pairs}) < len(pairs): raise ValueError("a key is there twice")
        return dict(pairs)

    def number(text): raise ValueError(f"{text} is no number of JSON")

    count = 0
    for path, text in golden("json"):
        count += 1
        try:
            value = json.loads(text, object_pairs_hook=once, parse_constant=number)
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        except ValueError as error:
            fail(path, str(error))
            continue
        missing = keys.get(value.get("schema"), set()) - set(value)
        if missing: fail(path, f"without {', '.join(sorted(missing))}")
    return f"{count} JSON files"


def read_files_for_hosts():
    def schema(name, path): run(["check-jsonschema", "--builtin-schema", name, path], path)

    schema("vendor.github-actions", os.path.join(TOP, ".github", "actions", "sluice", "action.yml"))
    hooks = os.path.join(TOP, ".pre-commit-hooks.yaml")
    run(["pre-commit", "validate-manifest", hooks], hooks)
    with open(os.path.join(TOP, "README.md"), encoding="utf-8") as file: readme = file.read()
    blocks = re.findall(r"^```ya?ml\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    for block in blocks:
        try: yaml.safe_load(block)
        except yaml.YAMLError as error: fail("README.md", f"a block of YAML cannot be read: {error}")
    if len(sys.argv) < 2: return f"{len(blocks)} blocks of YAML, the action and the hook (NOT what init writes)"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([os.path.abspath(sys.argv[1]), "init", "--root", folder, "--ci", "github", "--ci", "gitlab", "-q"],
                       check=True)
        schema("vendor.github-workflows", os.path.join(folder, ".github", "workflows", "sluice.yml"))
        schema("vendor.gitlab-ci", os.path.join(folder, ".gitlab-ci.yml"))
        path = os.path.join(folder, ".sluice.yml")
        with open(path, encoding="utf-8") as file: text = file.read()
        # Keys that are off can be turned on.
        on = re.sub(r"^#(?=\S|  )", "", text, flags=re.MULTILINE)
        if yaml.safe_load(text) != {"fail-on": "error"} or "promises" not in yaml.safe_load(on):
            fail(path, "the configuration says something else than it should")
    return f"{len(blocks)} blocks of YAML, the action, the hook and what init writes"


def run(words, path):
    words[0] = os.path.join(os.path.dirname(sys.executable), words[0])
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode: fail(path, done.stdout + done.stderr)


for read in (read_sarif, read_markdown, read_github, read_xcode, read_json, read_files_for_hosts): print("read:", read())
for failure in failures: print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)
