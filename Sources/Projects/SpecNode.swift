import Formats

/// A value of a generator's spec, and the file that it stands in, as a spec is put together from several files.
struct SpecNode: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    /// As it is written; what a plain scalar means is asked for apart.
    case scalar(YAMLNode)
    case list([SpecNode])
    /// In the order of the files; each key is in it once.
    case map([Member])
  }

  struct Member: Sendable, Hashable {
    var key: String
    var keyPlace: FilePlace
    var value: SpecNode
  }

  var content: Content
  var place: FilePlace
  /// The folder that paths in it are relative to.
  var base: String

  init(_ content: Content, at place: FilePlace, base: String) {
    self.content = content
    self.place = place
    self.base = base
  }
}

extension SpecNode {
  init(_ node: YAMLNode, of file: String, base: String) {
    let place = FilePlace(file, node.position)
    switch node.content {
    case .scalar, .alias: self.init(.scalar(node), at: place, base: base)
    case .sequence(let elements):
      self.init(.list(elements.map { SpecNode($0, of: file, base: base) }), at: place, base: base)
    case .mapping(let members):
      var order: [Member] = []
      var places: [String: Int] = [:]
      for member in members {
        guard let key = member.key.text else { continue }
        let new = Member(
          key: key, keyPlace: FilePlace(file, member.key.position),
          value: SpecNode(member.value, of: file, base: base))
        if let known = places[key] {
          order[known] = new
        } else {
          places[key] = order.count
          order.append(new)
        }
      }
      self.init(.map(order), at: place, base: base)
    }
  }

  var members: [Member]? {
    if case .map(let members) = content { members } else { nil }
  }

  var elements: [SpecNode]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The text of a scalar.
  var text: String? {
    if case .scalar(let node) = content { node.text } else { nil }
  }

  var flag: Bool? {
    guard case .scalar(let node) = content, case .flag(let flag) = node.value else { return nil }
    return flag
  }

  /// The texts of a list, or of a scalar alone.
  var texts: [SpecNode] { elements?.filter { $0.text != nil } ?? (text == nil ? [] : [self]) }

  subscript(_ key: String) -> SpecNode? { members?.first { $0.key == key }?.value }

  subscript(_ key: String, _ inner: String) -> SpecNode? { self[key]?[inner] }
}

// MARK: - Merging

extension SpecNode {
  /// The keys of this map over those of another: maps are merged, lists joined, `key:REPLACE` takes the place of all.
  ///
  /// <https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md#include>
  func merged(onto other: SpecNode) -> SpecNode {
    guard let own = members, var members = other.members else { return self }
    var places: [String: Int] = [:]
    for (index, member) in members.enumerated() { places[member.key] = index }
    for var member in own {
      let ending = ":REPLACE"
      let replaces = member.key.hasSuffix(ending)
      if replaces { member.key = String(member.key.dropLast(ending.utf8.count)) }
      guard let known = places[member.key] else {
        places[member.key] = members.count
        members.append(member)
        continue
      }
      if !replaces { member.value = member.value.joined(after: members[known].value) }
      members[known] = member
    }
    return SpecNode(.map(members), at: place, base: base)
  }

  private func joined(after other: SpecNode) -> SpecNode {
    switch (content, other.content) {
    case (.map, .map): merged(onto: other)
    case (.list(let own), .list(let before)): SpecNode(.list(before + own), at: place, base: base)
    default: self
    }
  }

  /// With `${name}` replaced in all texts and keys.
  func expanded(_ variables: [String: String]) -> SpecNode {
    guard !variables.isEmpty else { return self }
    var node = self
    switch content {
    case .scalar(var scalar):
      guard case .scalar(let text, let style) = scalar.content, text.contains("${") else { return self }
      scalar.content = .scalar(SpecNode.expand(text, variables), style)
      node.content = .scalar(scalar)
    case .list(let elements): node.content = .list(elements.map { $0.expanded(variables) })
    case .map(let members):
      node.content = .map(
        members.map { member in
          var member = member
          if member.key.contains("${") { member.key = SpecNode.expand(member.key, variables) }
          member.value = member.value.expanded(variables)
          return member
        })
    }
    return node
  }

  /// What a variable stands for is not looked through again.
  private static func expand(_ text: String, _ variables: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.lowerBound]
      let tail = rest[start.upperBound...]
      guard let end = tail.firstIndex(of: "}") else { return result + rest[start.lowerBound...] }
      result += variables[String(tail[..<end])] ?? "${" + tail[..<end] + "}"
      rest = tail[tail.index(after: end)...]
    }
    return result + rest
  }

  /// How many values it has, itself among them, counted up to a limit.
  func count(upTo limit: Int) -> Int {
    var sum = 0
    var open = [self]
    while let next = open.popLast(), sum < limit {
      sum += 1
      switch next.content {
      case .scalar: break
      case .list(let elements): open += elements
      case .map(let members): open += members.map(\.value)
      }
    }
    return sum
  }
}

// MARK: - As a property list

extension SpecNode {
  /// What a generator writes for it into a property list.
  var propertyList: PropertyList {
    let position = Position(line: max(place.line, 1), column: max(place.column, 1))
    let content: PropertyList.Content
    switch self.content {
    case .list(let elements): content = .array(elements.map(\.propertyList))
    case .map(let members):
      content = .dictionary(
        members.map { member in
          let line = Position(line: max(member.keyPlace.line, 1), column: max(member.keyPlace.column, 1))
          return PropertyListMember(member.key, at: .text(line), member.value.propertyList)
        })
    case .scalar(let node):
      content =
        switch node.value {
        case .flag(let flag): .flag(flag)
        case .integer(let number): .integer(number)
        case .number(let number): .real(number)
        case .null, nil: .text("")
        case .largeInteger(let text), .text(let text): .text(text)
        }
    }
    return PropertyList(content, at: .text(position))
  }

  /// The entries of a map.
  var declaredEntries: [DeclaredEntry] {
    (members ?? []).map {
      DeclaredEntry($0.key, at: $0.keyPlace, $0.value.propertyList, at: $0.value.place)
    }
  }
}
