import Foundation

/// An operator in a key path, such as `@sum`, over the values of the keys that follow.
enum CollectionOperator: String {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"
  case distinct = "@distinctUnionOfObjects"
  case union = "@unionOfObjects"

  /// The value over elements. Nil elements have no minimum and no maximum, and are zero in sums and averages.
  func value(of elements: [Any?]) -> Any? {
    switch self {
    case .count: elements.count
    case .sum: Self.sum(elements).value
    case .average: elements.isEmpty ? nil : Self.sum(elements).double / Double(elements.count)
    case .minimum: Self.extreme(elements, .orderedAscending)
    case .maximum: Self.extreme(elements, .orderedDescending)
    case .distinct: Self.distinct(elements.compactMap(Values.unwrapped))
    case .union: elements.compactMap(Values.unwrapped)
    }
  }

  private static func sum(_ elements: [Any?]) -> Number {
    elements.reduce(.integer(0)) { sum, element in
      let scalar = Scalar(element)
      if case .none = scalar { return sum }
      guard let number = scalar.number else { PredicateException.notNumber(element, in: "sum:") }
      return sum + number
    }
  }

  private static func extreme(_ elements: [Any?], _ order: ComparisonResult) -> Any? {
    var best: Any?
    for case let element? in elements.lazy.map(Values.unwrapped) {
      guard let current = best else {
        best = element
        continue
      }
      guard let result = Values.compare(Scalar(element), Scalar(current)) else {
        PredicateException.notComparable(element, current)
      }
      if result == order { best = element }
    }
    return best
  }

  private static func distinct(_ elements: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    var distinct: [Any] = []
    for element in elements {
      if let hashable = element as? AnyHashable {
        if seen.insert(hashable).inserted { distinct.append(element) }
      } else if !distinct.contains(where: { Values.areEqual($0, element) }) {
        distinct.append(element)
      }
    }
    return distinct
  }
}
