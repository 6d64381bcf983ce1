import Foundation

/// The way of a type into user defaults and back.
struct DefaultsCoding<Value> {
  /// The stored value; nil if there is none, or none of the type.
  let read: (UserDefaults, String) -> Value?
  /// Stores a value.
  let write: (UserDefaults, String, Value) -> Void
}

extension DefaultsCoding {
  /// A value that its raw value stands for.
  func raw<Raw: RawRepresentable>(_ type: Raw.Type = Raw.self) -> DefaultsCoding<Raw> where Raw.RawValue == Value {
    DefaultsCoding<Raw>(
      read: { read($0, $1).flatMap(Raw.init(rawValue:)) }, write: { write($0, $1, $2.rawValue) })
  }

  /// A value or nil, which removes the stored value.
  func optional() -> DefaultsCoding<Value?> {
    DefaultsCoding<Value?>(
      read: { read($0, $1).map(Optional.some) },
      write: { store, key, value in
        if let value { write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

extension DefaultsCoding<Bool> {
  static var bool: Self {
    Self(read: { $0.object(forKey: $1) == nil ? nil : $0.bool(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding<Int> {
  static var int: Self {
    Self(read: { $0.object(forKey: $1) == nil ? nil : $0.integer(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding<Double> {
  static var double: Self {
    Self(read: { $0.object(forKey: $1) == nil ? nil : $0.double(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding<String> {
  static var string: Self { Self(read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) }) }
}

extension DefaultsCoding<Data> {
  static var data: Self { Self(read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) }) }
}

extension DefaultsCoding<URL> {
  /// Foundation on Linux keeps nothing but the path of an address, so that others than those of files are kept as text.
  static var url: Self {
    Self(
      read: { store, key in
        guard let text = store.string(forKey: key) else { return nil }
        return text.hasPrefix("/") || text.hasPrefix("~") ? store.url(forKey: key) : URL(string: text)
      },
      write: { store, key, url in
        if url.isFileURL { store.set(url, forKey: key) } else { store.set(url.absoluteString, forKey: key) }
      })
  }
}
