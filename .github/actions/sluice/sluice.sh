#!/usr/bin/env bash
# The steps of the action beside this file. Each takes what it needs from variables and never from a text that a change
# could write into a script; what one step leaves for the next goes through GITHUB_OUTPUT.
#
# usage: sluice.sh key|build|check|comment|post|verdict
set -euo pipefail

top="$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)"
place="${RUNNER_TEMP:?}/sluice"
label="${SLUICE_LABEL:-sluice}"
case "$label" in
  *[!A-Za-z0-9._-]*)
    echo "::error title=Sluice::a label is made of letters, digits, '.', '_' and '-'"
    exit 2
    ;;
esac
# How a comment begins: of one app, or of the first of several.
marker="<!-- sluice-comment: $label -->"
marker_of_app="<!-- sluice-comment: $label/"

output() { printf '%s=%s\n' "$1" "$2" >>"${GITHUB_OUTPUT:?}"; }
# What a person has to know and what fails nothing.
warn() { printf '::warning title=Sluice::%s\n' "$1"; }

# The sources decide which build it is: their names and contents, and the compiler.
key() {
  local sum
  sum="$(
    cd "$top"
    {
      swift --version 2>/dev/null || true
      find Package.swift Sources -type f | LC_ALL=C sort
      find Package.swift Sources -type f | LC_ALL=C sort | git hash-object --no-filters --stdin-paths
    } | git hash-object --stdin
  )"
  output key "$sum"
  output folder "$place"
}

build() {
  if [ -x "$place/sluice" ] && "$place/sluice" --version; then return; fi
  if ! command -v swift >/dev/null; then
    printf '::error title=Sluice::%s\n' \
      "there is no swift here, and Sluice is built from its sources; run the job on a machine with Swift 6.2 or newer, or in the image swift:6.2"
    exit 2
  fi
  swift build -c release --package-path "$top" --scratch-path "$RUNNER_TEMP/sluice-build" --product sluice
  mkdir -p "$place"
  cp "$RUNNER_TEMP/sluice-build/release/sluice" "$place/sluice"
}

# Leaves the exit code for the last step, so that reports are delivered whatever it is.
check() {
  local reports="$RUNNER_TEMP/sluice-reports/$label" code=0 arguments=()
  # What an earlier use in the same job left is of another run.
  rm -rf "$reports"
  mkdir -p "$reports"
  # Split at blanks, and nothing else: no pattern of it is filled in with files.
  read -r -a arguments <<<"${SLUICE_ARGUMENTS:-}" || true
  if [ -n "${SLUICE_BASE:-}" ]; then arguments+=(--since "$SLUICE_BASE"); fi
  "$place/sluice" check --root "${SLUICE_ROOT:-.}" --format github --label "$label" \
    --report "sarif:$reports/sluice.sarif" --report "markdown:$reports/comment.md" \
    --report "json:$reports/sluice.json" ${arguments[@]+"${arguments[@]}"} || code=$?
  case "$code" in
    0) output verdict pass ;;
    1) output verdict fail ;;
    *) output verdict incomplete ;;
  esac
  output exit "$code"
  # What was wrong with the call itself wrote no report.
  [ ! -f "$reports/sluice.sarif" ] || output sarif "$reports/sluice.sarif"
  [ ! -f "$reports/comment.md" ] || output comment "$reports/comment.md"
}

# Whether a file is one of ours, which begins with the marker.
is_comment() {
  local first=""
  [ -f "$1" ] || return 1
  IFS= read -r first <"$1" || true
  case "$first" in "$marker" | "$marker_of_app"*) ;; *) return 1 ;; esac
}

# Puts a file in the place of the comment that this account wrote before, or writes one.
# usage: put PULL FILE
put() {
  local pull="$1" file="$2" url
  # Others can write the marker too: only what this account wrote is changed.
  url="$(gh pr view "$pull" --repo "$GITHUB_REPOSITORY" --json comments --jq \
    "[.comments[] | select(.viewerDidAuthor and (.body | startswith(\"$marker\") or startswith(\"$marker_of_app\")))
      | .url] | last // \"\"")"
  if [ -n "$url" ]; then
    gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/${url##*-}" -F "body=@$file"
  else
    gh pr comment "$pull" --repo "$GITHUB_REPOSITORY" --body-file "$file"
  fi
}

comment() {
  if ! is_comment "${SLUICE_COMMENT:-}"; then
    warn "there is no comment to write, since the check did not get that far"
    return
  fi
  put "${SLUICE_PULL:?}" "$SLUICE_COMMENT" || warn "the comment could not be written; the job needs 'pull-requests: write'"
}

# The comment of a run that could not post it. The run was of somebody else's change: which pull request it is for is
# asked of the host and not of what the run left, and what it left has to be a comment of ours.
post() {
  local from="$RUNNER_TEMP/sluice-post" commit pull
  rm -rf "$from"
  if ! gh run download "${SLUICE_RUN:?}" --repo "$GITHUB_REPOSITORY" --name "sluice-comment-$label" --dir "$from"; then
    warn "the run $SLUICE_RUN left no comment called $label"
    return
  fi
  if ! is_comment "$from/comment.md" || [ "$(wc -m <"$from/comment.md")" -gt 65536 ]; then
    printf '::error title=Sluice::%s\n' "what the run $SLUICE_RUN left is no comment of Sluice, so it is not posted"
    exit 1
  fi
  commit="$(gh run view "$SLUICE_RUN" --repo "$GITHUB_REPOSITORY" --json headSha --jq .headSha)"
  pull="$(gh pr list --repo "$GITHUB_REPOSITORY" --state open --limit 1000 --json number,headRefOid --jq \
    "[.[] | select(.headRefOid == \"$commit\") | .number] | first // \"\"")"
  if [ -z "$pull" ]; then
    warn "no open pull request ends with the commit of the run $SLUICE_RUN any more"
    return
  fi
  put "$pull" "$from/comment.md"
}

verdict() { exit "${SLUICE_EXIT:-2}"; }

case "${1:-}" in
  key | build | check | comment | post | verdict) "$1" ;;
  *) echo "usage: sluice.sh key|build|check|comment|post|verdict" >&2; exit 2 ;;
esac
