import Foundation

/// The comparison of two values by an operator, its modifier and its options.
final class Comparison {
  typealias Operator = NSComparisonPredicate.Operator
  typealias Options = NSComparisonPredicate.Options

  private let type: Operator
  private let options: Options
  private let modifier: NSComparisonPredicate.Modifier
  private let selector: String?
  /// The right side, if it is a constant, prepared once.
  private let constant: Scalar?
  private let constantText: FoldedText?
  private let constantWildcards: Wildcards?
  private let constantExpression: NSRegularExpression?

  init(_ predicate: NSComparisonPredicate) {
    type = predicate.predicateOperatorType
    options = predicate.options
    modifier = predicate.comparisonPredicateModifier
    selector = predicate.customSelectorName
    guard case .constant(let value) = predicate.rightExpression.form else {
      (constant, constantText, constantWildcards, constantExpression) = (nil, nil, nil, nil)
      return
    }
    let scalar = Scalar(value)
    constant = scalar
    guard case .string(let string) = scalar else {
      (constantText, constantWildcards, constantExpression) = (nil, nil, nil)
      return
    }
    let text = FoldedText(string, options)
    constantText = text
    constantWildcards = type == .like ? Wildcards(text.string) : nil
    constantExpression = type == .matches ? Self.expression(string, options) : nil
  }

  /// The truth of the comparison with the constant on the right side.
  func holds(_ left: Any?) -> Bool { holds(left, constant ?? .none) }

  /// The truth of the comparison.
  func holds(_ left: Any?, _ right: Any?) -> Bool { holds(left, constant ?? Scalar(right)) }

  private func holds(_ left: Any?, _ right: Scalar) -> Bool {
    guard modifier != .direct else { return compare(Scalar(left), right) }
    guard let left = Values.unwrapped(left) else { return modifier == .all }
    guard let elements = Values.elements(of: left) else { PredicateException.notQuantifiable() }
    return modifier == .any
      ? elements.contains { compare(Scalar($0), right) } : elements.allSatisfy { compare(Scalar($0), right) }
  }

  private func compare(_ left: Scalar, _ right: Scalar) -> Bool {
    switch type {
    case .equalTo: areEqual(left, right)
    case .notEqualTo: !areEqual(left, right)
    case .lessThan: order(left, right) { $0 == .orderedAscending }
    case .lessThanOrEqualTo: order(left, right) { $0 != .orderedDescending }
    case .greaterThan: order(left, right) { $0 == .orderedDescending }
    case .greaterThanOrEqualTo: order(left, right) { $0 != .orderedAscending }
    case .between: isBetween(left, right)
    case .in: left.isNone ? false : contains(right, left)
    case .contains: contains(left, right)
    case .beginsWith: substring(left, right) { $0.hasPrefix($1) }
    case .endsWith: substring(left, right) { $0.hasSuffix($1) }
    case .like: isLike(left, right)
    case .matches: matches(left, right)
    case .customSelector: isTrue(left, right)
    }
  }

  private func areEqual(_ left: Scalar, _ right: Scalar) -> Bool {
    guard case .string(let a) = left, case .string(let b) = right, !options.isEmpty else {
      return Values.areEqual(left, right)
    }
    return FoldedText(a, options).bytes == text(of: b).bytes
  }

  /// The right string, folded; that of a constant is kept.
  private func text(of right: String) -> FoldedText { constantText ?? FoldedText(right, options) }

  private func order(_ left: Scalar, _ right: Scalar, _ isRight: (ComparisonResult) -> Bool) -> Bool {
    switch (left, right) {
    case (.none, _), (_, .none): return false
    case (.string(let a), .string(let b)) where options.contains(.localized):
      var folding: String.CompareOptions = []
      if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
      if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
      return isRight(a.compare(b, options: folding, locale: .current))
    case (.string(let a), .string(let b)) where !options.isEmpty:
      return isRight(
        Values.compare(.string(FoldedText(a, options).string), .string(text(of: b).string)) ?? .orderedSame)
    default: break
    }
    if let result = Values.compare(left, right) { return isRight(result) }
    // Not a number: no order, and no exception.
    if left.number != nil, right.number != nil { return false }
    PredicateException.notComparable(left.value, right.value)
  }

  private func isBetween(_ value: Scalar, _ bounds: Scalar) -> Bool {
    guard case .other(let collection) = bounds, let elements = Values.elements(of: collection), elements.count == 2
    else {
      PredicateException.notBounds(bounds.value)
    }
    return order(value, Scalar(elements[0])) { $0 != .orderedAscending }
      && order(value, Scalar(elements[1])) { $0 != .orderedDescending }
  }

  /// True if a collection has an element, or a string a part.
  private func contains(_ collection: Scalar, _ element: Scalar) -> Bool {
    switch collection {
    case .string(let whole):
      switch element {
      case .none: return false
      case .string(let part):
        let isConstantPart = type == .contains
        let text = isConstantPart ? text(of: part) : FoldedText(part, options)
        return (isConstantPart ? FoldedText(whole, options) : self.text(of: whole)).contains(text)
      default: PredicateException.notString(collection.value, element.value)
      }
    case .other(let value):
      if Swift.type(of: value) is AnyClass, let dictionary = value as? NSDictionary {
        return dictionary.allValues.contains { areEqual(Scalar($0), element) }
      }
      let elements = (value as? any KeyedCollection)?.anyValues ?? Values.elements(of: value)
      guard let elements else { PredicateException.notCollection(value) }
      return elements.contains { areEqual(Scalar($0), element) }
    case .none:
      if type == .contains { return false }
      PredicateException.notCollection(nil)
    default: PredicateException.notCollection(collection.value)
    }
  }

  private func substring(_ left: Scalar, _ right: Scalar, _ isPart: (FoldedText, FoldedText) -> Bool) -> Bool {
    switch (left, right) {
    case (.none, _), (_, .none): return false
    case (.string(let whole), .string(let part)):
      let text = text(of: part)
      return !text.bytes.isEmpty && isPart(FoldedText(whole, options), text)
    default: PredicateException.notString(left.value, right.value)
    }
  }

  private func isLike(_ left: Scalar, _ right: Scalar) -> Bool {
    switch (left, right) {
    case (.none, _), (_, .none): return false
    case (.string(let text), .string(let pattern)):
      let wildcards = constantWildcards ?? Wildcards(FoldedText(pattern, options).string)
      return wildcards.matches(options.isEmpty ? text : FoldedText(text, options).string)
    default: PredicateException.notString(left.value, right.value)
    }
  }

  private func matches(_ left: Scalar, _ right: Scalar) -> Bool {
    switch (left, right) {
    case (.none, _), (_, .none): return false
    case (.string(let text), .string(let pattern)):
      let expression = constantExpression ?? Self.expression(pattern, options)
      let subject = options.contains(.diacriticInsensitive) ? FoldedText(text, .diacriticInsensitive).string : text
      return expression.firstMatch(in: subject, range: NSRange(location: 0, length: subject.utf16.count)) != nil
    default: PredicateException.notString(left.value, right.value)
    }
  }

  /// A regular expression that matches whole strings. Traps if the pattern is not one.
  private static func expression(_ pattern: String, _ options: Options) -> NSRegularExpression {
    let folded = options.contains(.diacriticInsensitive) ? FoldedText(pattern, .diacriticInsensitive).string : pattern
    do {
      return try NSRegularExpression(
        pattern: "\\A(?:\(folded))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    } catch {
      PredicateException.invalidPattern(pattern, error)
    }
  }

  private func isTrue(_ left: Scalar, _ right: Scalar) -> Bool {
    guard let selector, let receiver = left.value else { return false }
    return Scalar(MethodCall.perform(selector, on: receiver, [right.value])).number.map { $0.double != 0 } ?? false
  }
}
