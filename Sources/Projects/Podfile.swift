package import Formats

/// What a Podfile says of the pods that targets of Xcode projects have.
package struct Podfile: Sendable, Hashable {
  /// A pod of the tree itself, one with a `:path`, that a target has.
  package struct Use: Sendable, Hashable {
    /// The name of the target.
    package var target: String
    /// The pod's name, without the part of it that is meant.
    package var pod: String
    /// The folder of its podspec, or that file, relative to the Podfile.
    package var path: String
    /// Whether pods are frameworks of their own there, and not linked into the target.
    package var isDynamic: Bool
    /// The configurations that have it; empty for all.
    package var configurations: [String]
    package var position: Position
  }

  /// A pod that is named, whoever has it.
  package struct Pod: Sendable, Hashable {
    package var name: String
    /// Nothing where it comes from elsewhere.
    package var path: String?
    package var position: Position
  }

  package var uses: [Use] = []
  /// Each once, in the order of the file.
  package var pods: [Pod] = []
  /// What only running it tells: pods and targets whose names are worked out, and what functions of other files add.
  package var unread: [Unread] = []
}

/// A Podfile as it is written: blocks of statements, none of which has run.
struct PodfileProgram {
  struct Statement {
    enum Kind {
      case pod, frameworks, inheritance
      case assignment(String)
      case call(String)
      /// The number of a block.
      case block(Int)
    }

    var kind: Kind
    /// The tokens of what is passed or assigned.
    var rest: Range<Int>
  }

  struct Block {
    enum Kind {
      /// A target, by the tokens of its name.
      case target(Range<Int>)
      case abstractTarget
      /// What it is called and what it is given.
      case function(String, [String])
      /// What it is run for, each under a name.
      case loop(Range<Int>, String)
      /// Either side of it can be what runs.
      case condition
      /// What is done to the project once the pods are there.
      case hook
      case other
    }

    var kind: Kind
    var statements: [Statement] = []
  }

  let tokens: [RubyToken]
  /// The first is all of the file.
  let blocks: [Block]
}

extension Podfile {
  package static let maximumByteCount = 1 << 20

  /// Reads a Podfile by its tokens; the program that it is never runs. Of conditions both sides count.
  package static func read(_ bytes: [UInt8]) -> Podfile {
    guard bytes.count <= maximumByteCount else {
      return Podfile(
        unread: [Unread(at: Position(line: 1, column: 1), "the Podfile is too large to be read")])
    }
    var parser = PodfileParser(RubyLexer.tokens(of: bytes))
    var run = PodfileRun(parser.program(), LineTable(bytes))
    return run.podfile()
  }
}
