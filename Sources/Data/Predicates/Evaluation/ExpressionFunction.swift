import Foundation

/// A function that expressions know by its selector's name.
struct ExpressionFunction: Sendable {
  let name: String
  private let body: @Sendable ([Any?], String) -> Any?

  /// One for each colon of the name.
  var parameterCount: Int { name.filter { $0 == ":" }.count }

  /// The operator that is written for the function; nil if it is written by its name.
  var symbol: FormatOperator? { FormatOperator.ofFunction(name) }

  func call(_ arguments: [Any?]) -> Any? { body(arguments, name) }

  /// The function with a name; nil if there is none.
  static func named(_ name: String) -> ExpressionFunction? { functions[name] }

  private static let functions: [String: ExpressionFunction] = Dictionary(
    uniqueKeysWithValues: (arithmetic + bits + analysis + statistics + strings + others).map { ($0.name, $0) })

  private init(_ name: String, _ body: @escaping @Sendable ([Any?], String) -> Any?) {
    self.name = name
    self.body = body
  }

  private static func number(_ value: Any?, _ name: String) -> Number {
    guard let number = Scalar(value).number else { PredicateException.notNumber(value, in: name) }
    return number
  }

  /// A function of two numbers.
  private static func numbers(_ name: String, _ body: @escaping @Sendable (Number, Number) -> Number) -> Self {
    Self(name) { body(number($0[0], $1), number($0[1], $1)).value }
  }

  private static func integers(_ name: String, _ body: @escaping @Sendable (Int, Int) -> Int) -> Self {
    Self(name) { arguments, name in
      let values = arguments.map { argument in
        guard let integer = number(argument, name).integer else {
          PredicateException.notNumber(argument, in: name)
        }
        return integer
      }
      return body(values[0], values[1])
    }
  }

  /// A function of one number with a result in floating point.
  private static func real(_ name: String, _ body: @escaping @Sendable (Double) -> Double) -> Self {
    Self(name) { body(number($0[0], $1).double) }
  }

  /// A function of one number, under which integers remain as they are.
  private static func rounding(_ name: String, _ body: @escaping @Sendable (Double) -> Double) -> Self {
    Self(name) { arguments, name in
      let value = number(arguments[0], name)
      if case .integer(let integer) = value { return integer }
      return body(value.double)
    }
  }

  private static var arithmetic: [Self] {
    [
      numbers("add:to:") { $0 + $1 }, numbers("from:subtract:") { $0 - $1 }, numbers("multiply:by:") { $0 * $1 },
      numbers("divide:by:") { $0 / $1 }, numbers("modulus:by:") { $0 % $1 },
      numbers("raise:toPower:") { $0.raised(to: $1) },
    ]
  }

  private static var bits: [Self] {
    [
      integers("bitwiseAnd:with:") { $0 & $1 }, integers("bitwiseOr:with:") { $0 | $1 },
      integers("bitwiseXor:with:") { $0 ^ $1 }, integers("leftshift:by:") { $0 << $1 },
      integers("rightshift:by:") { $0 >> $1 },
      Self("onesComplement:") { arguments, name in number(arguments[0], name).integer.map { ~$0 } },
    ]
  }

  private static var analysis: [Self] {
    [
      real("sqrt:") { $0.squareRoot() }, real("log:") { log10($0) }, real("ln:") { log($0) }, real("exp:") { exp($0) },
      rounding("floor:") { $0.rounded(.down) }, rounding("ceiling:") { $0.rounded(.up) },
      rounding("trunc:") { $0.rounded(.towardZero) },
      Self("abs:") { arguments, name in
        let value = number(arguments[0], name)
        return (value.double < 0 ? Number.integer(0) - value : value).value
      },
    ]
  }

  private static var statistics: [Self] {
    [
      Self("sum:") { values, name in CollectionOperator.sum.value(of: collection(values, name)) },
      Self("average:") { values, name in CollectionOperator.average.value(of: collection(values, name)) },
      Self("count:") { values, name in CollectionOperator.count.value(of: collection(values, name)) },
      Self("min:") { values, name in CollectionOperator.minimum.value(of: collection(values, name)) },
      Self("max:") { values, name in CollectionOperator.maximum.value(of: collection(values, name)) },
      Self("median:") { values, name in median(collection(values, name).map { number($0, name).double }) },
      Self("mode:") { values, name in mode(collection(values, name)) },
      Self("stddev:") { values, name in deviation(collection(values, name).map { number($0, name).double }) },
    ]
  }

  private static var strings: [Self] {
    [
      Self("lowercase:") { values, name in string(values[0], name)?.lowercased() },
      Self("uppercase:") { values, name in string(values[0], name)?.uppercased() },
      Self("canonical:") { values, name in
        string(values[0], name)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      },
      Self("length:") { values, name in string(values[0], name)?.utf16.count },
    ]
  }

  private static var others: [Self] {
    [
      Self("now") { _, _ in Date() },
      Self("random") { _, _ in Int.random(in: 0...Int(Int32.max)) },
      Self("random:") { values, name in
        number(values[0], name).integer.flatMap { $0 > 0 ? Int.random(in: 0..<$0) : nil }
      },
      Self("castObject:toType:") { values, name in cast(values[0], to: string(values[1], name) ?? "") },
    ]
  }

  /// The elements of a collection; a single value is a collection of one.
  private static func collection(_ arguments: [Any?], _ name: String) -> [Any?] {
    guard let value = Values.unwrapped(arguments[0]) else { return [] }
    return Values.elements(of: value) ?? [value]
  }

  private static func string(_ value: Any?, _ name: String) -> String? {
    switch Scalar(value) {
    case .string(let string): return string
    case .none: return nil
    default: fatalError("Can't use \(Values.text(value)) as a string in the function \(name)")
    }
  }

  private static func median(_ values: [Double]) -> Any? {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The most frequent values, in the order of their first occurrence.
  private static func mode(_ values: [Any?]) -> [Any] {
    var counts: [(value: Any?, count: Int)] = []
    for value in values {
      if let index = counts.firstIndex(where: { Values.areEqual($0.value, value) }) {
        counts[index].count += 1
      } else {
        counts.append((value, 1))
      }
    }
    let most = counts.map(\.count).max() ?? 0
    return counts.filter { $0.count == most }.map { $0.value ?? NSNull() }
  }

  private static func deviation(_ values: [Double]) -> Any? {
    guard !values.isEmpty else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
  }

  /// The conversion of `CAST`.
  private static func cast(_ value: Any?, to type: String) -> Any? {
    let scalar = Scalar(value)
    if case .none = scalar { return nil }
    switch (type, scalar) {
    case ("NSDate", .date(let date)): return date
    case ("NSDate", .string(let text)): return ISO8601DateFormatter().date(from: text)
    case ("NSNumber", .date(let date)): return date.timeIntervalSinceReferenceDate
    case ("NSNumber", .string(let text)): return Int(text) ?? Double(text)
    case ("NSDecimalNumber", .string(let text)): return Decimal(string: text)
    case ("NSString", .string(let text)): return text
    case ("NSString", _): return Values.text(value)
    default: break
    }
    if let number = scalar.number {
      switch type {
      case "NSDate": return Date(timeIntervalSinceReferenceDate: number.double)
      case "NSNumber": return number.value
      case "NSDecimalNumber": return (Number.decimal(0) + number).value
      default: break
      }
    }
    fatalError("Can't cast \(Values.text(value)) to \(type)")
  }
}
