#!/usr/bin/env python3
"""Reads the golden files of the formats for code hosts with what such hosts read them with.

SARIF is held against the official schema where it lies in ../shared/schemas, and read with sarif-pydantic; comments are
rendered with markdown-it-py. What is not installed is left out and said: pip install jsonschema sarif-pydantic markdown-it-py
"""
import glob, json, os, re, sys

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
SCHEMA = os.path.join(TOP, "..", "shared", "schemas", "sarif-schema-2.1.0.json")
failures = []


def module(name):
    try: return __import__(name)
    except ImportError: print(f"not installed, so left out: {name}")


def golden(ending): return sorted(glob.glob(os.path.join(TOP, "Tests", "Fixtures", "Golden", "*." + ending)))


def sarif():
    jsonschema, pydantic = module("jsonschema"), module("sarif_pydantic")
    validator = None
    if jsonschema and os.path.exists(SCHEMA):
        with open(SCHEMA, encoding="utf-8") as file: validator = jsonschema.Draft7Validator(json.load(file))
    for path in golden("sarif"):
        with open(path, encoding="utf-8") as file: log = json.load(file)
        for error in validator.iter_errors(log) if validator else []:
            failures.append(f"{path}: {list(error.path)}: {error.message[:200]}")
        if pydantic: pydantic.Sarif.model_validate(log)
    print(f"{len(golden('sarif'))} SARIF files read" + ("" if validator else ", without the schema"))


def markdown():
    if not module("markdown_it"): return
    from markdown_it import MarkdownIt
    reader = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    for path in golden("markdown"):
        with open(path, encoding="utf-8") as file: text = file.read()
        tokens = reader.parse(text)
        inline = [child for token in tokens for child in token.children or []]
        for token in tokens + inline:
            if token.type in ("image", "html_inline", "s_open", "em_open"):
                failures.append(f"{path}: {token.type} of a name: {token.content}")
            if token.type == "html_block" and not re.fullmatch(
                r"(<!-- sluice-comment: [\w./-]+ -->|<details>\n<summary>[\w ,()]+</summary>|</details>)\n?", token.content):
                failures.append(f"{path}: HTML that is not Sluice's own: {token.content}")
            if token.type == "link_open" and not token.attrs["href"].startswith("https://git.example/"):
                failures.append(f"{path}: a link elsewhere: {token.attrs['href']}")
            # A code host looks for these in what is no code.
            if token.type == "text" and re.search(r"(^|\W)@\w|#\d|\bGH-\d|https?://|www\.|:\w+:", token.content):
                failures.append(f"{path}: it would act: {token.content}")
        rows = [len(re.findall(r"(?<!\\)\|", line)) for line in text.split("\n") if line.startswith("|")]
        cells = sum(token.type in ("th_open", "td_open") for token in tokens)
        heads = sum(token.type == "table_open" for token in tokens)
        if sum(rows) - len(rows) - cells != sum(token.type == "th_open" for token in tokens):
            failures.append(f"{path}: {heads} tables, whose rows are not as wide as their heads")
    print(f"{len(golden('markdown'))} comments rendered")


sarif()
markdown()
for failure in failures: print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)
