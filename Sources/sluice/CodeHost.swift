/// A service that runs checks on changes, with the file that makes it run Sluice.
enum CodeHost: String, CaseIterable {
  case github, gitlab

  /// Where the file belongs, from the top of the repository, and which file there has to name it, where it is not read
  /// by itself.
  func file(isTaken: (String) -> Bool) -> (path: String, namedBy: String?) {
    switch self {
    case .github: (".github/workflows/sluice.yml", nil)
    // There is one file that is read by itself.
    case .gitlab:
      isTaken(".gitlab-ci.yml") ? (".gitlab/sluice.yml", ".gitlab-ci.yml") : (".gitlab-ci.yml", nil)
    }
  }

  /// What a person has to fill in, as it stands in the file.
  var blank: String {
    switch self {
    case .github: "OWNER/sluice"
    case .gitlab: "ADDRESS"
    }
  }

  /// - Parameter folder: the root, from the top of the repository; empty where it is the top.
  func text(folder: String) -> String {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return switch self {
    case .github:
      CodeHost.workflow + (folder.isEmpty ? "" : "        with: { root: \(CodeHost.quoted(folder)) }\n")
    case .gitlab:
      folder.isEmpty
        ? CodeHost.pipeline
        : CodeHost.pipeline.replacing(
          "sluice check", with: "sluice check --root \(CodeHost.shellQuoted(folder))")
    }
  }

  /// A text of YAML.
  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

  private static func shellQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

  private static let workflow = """
    # The privacy gate, on every pull request. The check needs no permission; the other two are for code scanning and
    # for the comment, which pull requests from forks go without.
    name: Privacy gate
    on:
      pull_request:
      push: { branches: [main, master] }
    permissions: { contents: read, security-events: write, pull-requests: write }
    jobs:
      sluice:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
            with: { fetch-depth: 0 }    # a comparison needs the commit that the branch left
          - uses: OWNER/sluice/.github/actions/sluice@main    # where your Sluice is; a commit is safer than a branch

    """

  private static let pipeline = #"""
    # The privacy gate, on every merge request. It needs no token.
    privacy-gate:
      image: swift:6.2
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
      variables:
        GIT_DEPTH: "0"    # a comparison needs the commit that the branch left
        SLUICE_REPOSITORY: ADDRESS    # of your Sluice, as git clones it
        SLUICE_VERSION: main    # a tag or a commit is safer than a branch; another one is built anew
      cache:
        key: sluice-$SLUICE_VERSION
        paths: [.build/sluice]
      script:
        - |
          if ! [ -x .build/sluice/sluice ]; then
            sources="$(mktemp -d)"
            git clone --quiet "$SLUICE_REPOSITORY" "$sources"
            git -C "$sources" checkout --quiet "$SLUICE_VERSION"
            swift build -c release --package-path "$sources" --product sluice
            mkdir -p .build/sluice
            cp "$(swift build -c release --package-path "$sources" --show-bin-path)/sluice" .build/sluice/
          fi
        - |
          .build/sluice/sluice check --since "$CI_MERGE_REQUEST_DIFF_BASE_SHA" \
            --report markdown:sluice.md --report sarif:sluice.sarif
      artifacts:
        when: always
        paths: [sluice.md, sluice.sarif]

    """#
}

extension Arguments {
  /// The services that are named, each once.
  func codeHosts() throws(Trouble) -> [CodeHost] {
    var hosts: [CodeHost] = []
    for name in values[.ci] ?? [] {
      guard let host = CodeHost(rawValue: name) else {
        let words = CodeHost.allCases.map(\.rawValue)
        throw Trouble.unknown(
          "value of --ci", name, of: words,
          otherwise:
            "it is one of \(words.joined(separator: ", ")); for others, run 'sluice check' in the job")
      }
      if !hosts.contains(host) { hosts.append(host) }
    }
    return hosts
  }
}
