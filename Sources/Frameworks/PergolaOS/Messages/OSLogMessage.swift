/// A message for the log: a literal with interpolations.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// The pieces of the message, which are not evaluated yet.
  public let interpolation: OSLogInterpolation

  /// Makes a message of the pieces of a literal.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// Makes a message without values.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  var content: any LogContent { interpolation }
}

/// The text of a signpost: a literal with interpolations.
public typealias SignpostMetadata = OSLogMessage
