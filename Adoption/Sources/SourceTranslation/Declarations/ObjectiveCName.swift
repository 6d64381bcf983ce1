/// The names that Swift gives to members in Objective-C.
enum ObjectiveCName {
  /// The selector of a method with these labels.
  static func selector(_ name: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false) -> String {
    let name = unescaped(name)
    var pieces: [String] = []
    for (index, written) in labels.enumerated() {
      let label = unescaped(written)
      if index > 0 {
        pieces.append(label == "_" ? "" : label)
      } else if label == "_" {
        pieces.append(name)
      } else {
        let isConnected = prepositions.contains(lastWord(of: name)) || prepositions.contains(firstWord(of: label))
        pieces.append(name + (isConnected ? "" : "With") + capitalized(label))
      }
    }
    if isAsync {
      pieces = labels.isEmpty ? [name + "WithCompletionHandler"] : pieces + ["completionHandler"]
    } else if isThrowing {
      pieces = labels.isEmpty ? [name + "AndReturnError"] : pieces + ["error"]
    }
    return pieces.isEmpty ? name : pieces.map { $0 + ":" }.joined()
  }

  /// The selector of a method.
  static func selector(of member: MemberDeclaration) -> String {
    if member.objCName == nil, OptionalMethods.fullNames.contains(member.fullName) {
      return selectorOfUIKit(member.name, labels: member.labels)
    }
    return member.objCName
      ?? selector(member.name, labels: member.labels, isAsync: member.isAsync, isThrowing: member.isThrowing)
  }

  /// The selector of a property's setter.
  static func setter(_ name: String) -> String { "set\(capitalized(unescaped(name))):" }

  /// The selector of a method of UIKit, whose name in Objective-C may differ from the rule.
  static func selectorOfUIKit(_ name: String, labels: [String]) -> String {
    let fullName = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    return known[fullName] ?? selector(name, labels: labels)
  }

  /// The key of a property of UIKit: those of Boolean properties lack "is".
  static func keyOfUIKit(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }

  private static let known = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "addSubview(_:)": "addSubview:",
    "insertSubview(_:at:)": "insertSubview:atIndex:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
  ]

  private static let prepositions: Set<String> = [
    "above", "across", "after", "against", "ahead", "along", "alongside", "among", "around", "as", "at", "atop",
    "before", "behind", "below", "beneath", "beside", "between", "beyond", "by", "down", "during", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "near", "of", "off", "on", "onto", "opposite", "out",
    "outside", "over", "past", "per", "plus", "respecting", "since", "than", "through", "throughout", "thru", "till",
    "to", "toward", "towards", "under", "underneath", "unlike", "until", "up", "upon", "using", "versus", "via",
    "when", "while", "with", "within", "without",
  ]

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  static func unescaped(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func firstWord(of name: String) -> String {
    String(name.prefix(1).lowercased() + name.dropFirst().prefix { !$0.isUppercase })
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}
