import Foundation

/// The way of a type into the values that a scene keeps, which are those of property lists, and back.
struct SceneCoding<Value> {
  /// The value; nil if the kept one is of another type.
  let read: (AnyHashable) -> Value?
  /// The kept value; nil to remove it.
  let write: (Value) -> AnyHashable?
}

extension SceneCoding {
  /// A value that its raw value stands for.
  func raw<Raw: RawRepresentable>(_ type: Raw.Type = Raw.self) -> SceneCoding<Raw> where Raw.RawValue == Value {
    SceneCoding<Raw>(read: { read($0).flatMap(Raw.init(rawValue:)) }, write: { write($0.rawValue) })
  }

  /// A value or nil, which removes the kept value.
  func optional() -> SceneCoding<Value?> {
    SceneCoding<Value?>(read: { read($0).map(Optional.some) }, write: { $0.flatMap(write) })
  }
}

extension SceneCoding where Value: Hashable {
  /// A type of property lists.
  private static var plain: Self { Self(read: { $0.base as? Value }, write: { AnyHashable($0) }) }
}

extension SceneCoding<Bool> {
  static var bool: Self { plain }
}

extension SceneCoding<Int> {
  static var int: Self { plain }
}

extension SceneCoding<Double> {
  /// A file may have a whole number as an integer.
  static var double: Self {
    Self(read: { $0.base as? Double ?? ($0.base as? Int).map(Double.init) }, write: { AnyHashable($0) })
  }
}

extension SceneCoding<String> {
  static var string: Self { plain }
}

extension SceneCoding<Data> {
  static var data: Self { plain }
}

extension SceneCoding<URL> {
  static var url: Self {
    Self(read: { ($0.base as? String).flatMap(URL.init(string:)) }, write: { AnyHashable($0.absoluteString) })
  }
}
