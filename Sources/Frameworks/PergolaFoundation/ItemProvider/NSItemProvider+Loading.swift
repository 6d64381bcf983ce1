import Foundation
import PergolaUniformTypeIdentifiers

extension NSItemProvider {
  /// Loads the first representation of a type, and passes it on after a conversion.
  private func load<Value: Sendable>(
    _ type: String, _ convert: @escaping @Sendable (ItemRepresentation.Content, String) throws -> Value,
    _ completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    let load = ItemLoad(completion)
    perform {
      guard let representation = self.representation(of: type) else {
        return load.finish(
          .failure(Self.error(.itemUnavailableError, "Cannot load representation of type \(type)")))
      }
      let inner = representation.load { result in
        // The handler may call back on any thread; the app's is called on the provider's queue.
        self.perform { load.finish(result.flatMap { content in Result { try convert(content, representation.type) } }) }
      }
      if load.progress.isCancelled { inner?.cancel() }
    }
    return load.progress
  }

  /// Loads the data of a type.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier, Self.data) { result in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads the data of a type.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads a type into a copy of its file, which is deleted when the handler returns.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return load(typeIdentifier, { try Self.temporaryFile($0, $1, name) }) { result in
      switch result {
      case .success(let url):
        completionHandler(url, nil)
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads a type from its file at its place, or into a copy of it. The handler gets true for a file at its place; a
  /// copy is left to the app.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return load(
      typeIdentifier,
      { content, type in
        if case .file(let url, true) = content { return (url, true) }
        return (try Self.temporaryFile(content, type, name), false)
      }
    ) { result in
      switch result {
      case .success(let (url, isInPlace)): completionHandler(url, isInPlace, nil)
      case .failure(let error): completionHandler(nil, false, error)
      }
    }
  }

  /// Loads the item of a type: the registered one, data, or the URL of a file.
  ///
  /// - Parameter options: Sizes for previews, which items here do not have.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    _ = load(typeIdentifier, { content, _ in content }) { result in
      switch result {
      case .success(.item(let item)): completionHandler?(item, nil)
      case .success(.data(let data)): completionHandler?(NSData(data: data), nil)
      case .success(.file(let url, _)): completionHandler?(NSURL(fileURLWithPath: url.path), nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Returns the item of a type: the registered one, data, or the URL of a file.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    nonisolated(unsafe) var item: (any NSSecureCoding)?
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { loaded, error in
        item = loaded
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
    guard let item else { throw Self.error(.itemUnavailableError, "The item could not be loaded.") }
    return item
  }

  // MARK: Objects

  /// Returns true if there is a type that an object of a class can be made from.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(of: aClass) != nil }

  /// Returns true if there is a type that a value can be made from.
  public func canLoadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return readable.first { hasItemConformingToTypeIdentifier($0) }
  }

  /// Loads an object of a class from the first type that it can be made from.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = readableType(of: aClass) ?? aClass.readableTypeIdentifiersForItemProvider.first ?? ""
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads a value, such as a string, from the first type that it can be made from.
  @discardableResult public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      guard let object else { return completionHandler(nil, error) }
      let value = object as? Value
      completionHandler(
        value, value == nil ? Self.error(.unexpectedValueClassError, "The object is no \(Value.self).") : nil)
    }
  }

  // MARK: Conversions

  private static func data(_ content: ItemRepresentation.Content, _ type: String) throws -> Data {
    switch content {
    case .data(let data): return data
    case .file(let url, _): return try Data(contentsOf: url)
    case .item(let data as NSData): return Data(referencing: data)
    case .item(let text as NSString): return Data(String(describing: text).utf8)
    case .item(let url as NSURL):
      let isAddress = UTType(type)?.conforms(to: .url) ?? false
      if !isAddress, url.isFileURL, let path = url.path { return try Data(contentsOf: URL(fileURLWithPath: path)) }
      return Data(url.absoluteString.utf8)
    case .item(let item):
      throw error(.unavailableCoercionError, "A \(Swift.type(of: item)) can't be converted to data.")
    }
  }

  /// A copy of the content in a folder of its own.
  private static func temporaryFile(
    _ content: ItemRepresentation.Content, _ type: String, _ name: String?
  ) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if case .file(let source, _) = content {
      let url = folder.appendingPathComponent(source.lastPathComponent)
      try FileManager.default.copyItem(at: source, to: url)
      return url
    }
    // A name is no path.
    let base = name.map { $0.replacingOccurrences(of: "/", with: ":") }.flatMap { $0.isEmpty ? nil : $0 } ?? type
    let fileExtension = UTType(type)?.preferredFilenameExtension
    let url = folder.appendingPathComponent(fileExtension.map { "\(base).\($0)" } ?? base)
    try data(content, type).write(to: url)
    return url
  }
}
