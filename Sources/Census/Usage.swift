package import Lexing

/// How a name is used where it stands, whatever it names.
package enum Usage {
  /// It is declared here: a function, property, case, type, parameter, local; a prototype or a macro.
  case declaration(Declared)
  /// An argument label, a parameter's name or a piece of a selector that is declared: no use at all.
  case label
  /// An import; the module's name.
  case importing
  /// `@Name`.
  case attribute
  /// What a declaration inherits from or conforms to.
  case conformance
  /// The type of something, where it is only named.
  case typeName
  /// The type of something whose value is a member of it: `name: Type = .member`. The dot's place.
  case implied(dot: Int)
  /// A member: of the operand that ends at `receiver`, which is -1 where the type of the place decides.
  case member(receiver: Int, call: Int)
  /// A name that stands for itself; `call` is its parenthesis, or -1.
  case free(qualifier: Int, call: Int)
  /// A piece of the selector of the message at `open`.
  case selector(open: Int)
  /// The receiver of the message at `open`.
  case receiver(open: Int)

  /// A name that a file declares.
  package struct Declared: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A function or method, with the labels of its parameters.
      case function([String])
      /// A function of C without a body: what the tree defines elsewhere, or else the system's.
      case prototype([String])
      /// A global or static variable, a case, a constant, a macro without parameters: no instance is needed to reach it.
      case value
      /// A property of instances.
      case property
      /// A variable in a record of C.
      case field
      case type
      /// A parameter or variable of one function.
      case local
      /// In the C family a variable of a whole file that can be called: a block, a function pointer.
      case pointer
    }

    /// How far what is declared is seen.
    package enum Reach: Hashable, Sendable {
      case file, module
      /// It says that other modules see it.
      case shared
    }

    package let name: Name
    package let kind: Kind
    /// The type or namespace in whose body it is declared, as a hash of its name: what is nested shadows nothing outside.
    /// Zero for what stands at the top of a file, and for what classes of Objective-C declare.
    package var owner: UInt64 = 0
    package var reach = Reach.module

    var isPrototype: Bool {
      if case .prototype = kind { true } else { false }
    }

    /// Whether other files of the module see it.
    var isOfTheModule: Bool { kind != .local && kind != .pointer && reach != .file }

    /// Whether only the file sees it, and all of the file.
    var isOfTheFile: Bool { kind != .local && kind != .pointer && reach == .file }

    func owned(by owner: UInt64, _ reach: Reach = .module) -> Self {
      Self(name: name, kind: kind, owner: owner, reach: reach)
    }

    /// The same function, called with these labels.
    func called(with labels: [String]) -> Self {
      Self(name: name, kind: .function(labels), owner: owner, reach: reach)
    }

    /// The name and its kind alone.
    var plain: Self { owned(by: 0) }
  }
}

extension Code {
  /// How the name at `index` is used.
  func usage(of index: Int) -> Usage { isSwift ? swiftUsage(of: index) : cFamilyUsage(of: index) }
}

extension Usage {
  /// The labels of the function that is declared here; nothing where none is.
  var declaredLabels: [String]? {
    guard case .declaration(let declared) = self, case .function(let labels) = declared.kind else {
      return nil
    }
    return labels
  }
}
