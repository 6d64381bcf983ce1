import Foundation

/// A value of Foundation that is `ReferenceConvertible` in the original, but not on Linux. ``Text`` takes it with a formatter.
public protocol _FoundationValue: CustomStringConvertible {}

extension Data: _FoundationValue {}
extension Date: _FoundationValue {}
extension DateInterval: _FoundationValue {}
extension Locale: _FoundationValue {}
extension URLQueryItem: _FoundationValue {}
extension UUID: _FoundationValue {}
