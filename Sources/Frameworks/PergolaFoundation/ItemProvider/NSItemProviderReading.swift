import Foundation

/// An object that can be made from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The identifiers of the types that the object can be made from, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object from data of one of the types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that an item provider can offer as data.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
  /// The identifiers of the types of the data, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Loads the data of one of the types, and calls the handler with it.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text in UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Returns a string from text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let string = NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError, "The data is no text in UTF-8.")
    }
    return string
  }

  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Calls the handler with the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// A URL as text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Returns a URL from its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError, "The data is no URL.")
    }
    return url
  }

  /// A URL as text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Calls the handler with the text of the URL.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
