/// The types that files name most often without importing their modules.
enum SeenTypes {
  /// Types of Combine that no other module is likely to have, but for libraries that stand in for it.
  static let ofCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "ObservableObjectPublisher",
    "PassthroughSubject", "Published",
  ]

  /// True for a type that UIKit has here, whether it is of UIKit, of Core Graphics, of Core Animation or of the original's
  /// Foundation.
  static func isOfUIKit(_ name: String) -> Bool {
    besideUIKit.contains(name) || beginningsInUIKit.contains(where: name.hasPrefix)
      || isPrefixed(name, by: ["CA", "CG", "UI"]) && !ofFoundation.contains(name)
  }

  /// True for a type that the original's UIKit shows, of the framework UserNotifications.
  static func isOfUserNotifications(_ name: String) -> Bool { isPrefixed(name, by: ["UN"]) }

  /// The module on Linux that declares a type of the original's Foundation; nil for other names.
  static func moduleOfFoundation(declaring name: String) -> String? {
    if name.hasPrefix("XMLParser") { return "FoundationXML" }
    if beginningsInNetworking.contains(where: name.hasPrefix) { return "FoundationNetworking" }
    return ofFoundation.contains(name) || isPrefixed(name, by: ["NS"]) ? "Foundation" : nil
  }

  private static let besideUIKit: Set<String> = [
    "LocalizedStringResource", "NSDataAsset", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions", "NSMutableParagraphStyle", "NSParagraphStyle", "NSTextAlignment", "NSUnderlineStyle",
    "NSUserActivity", "NSWritingDirection", "RelativeDateTimeFormatter", "UndoManager",
  ]
  private static let beginningsInUIKit = [
    "NSCollectionLayout", "NSDiffableDataSource", "NSDirectional", "NSLayout", "NSStringDrawing",
  ]

  private static let ofFoundation: Set<String> = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
    "DateFormatter", "Decimal", "DispatchGroup", "DispatchQueue", "FileManager", "ISO8601DateFormatter", "IndexPath",
    "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "LocalizedError", "Measurement", "NSURL",
    "NSUUID", "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "ProcessInfo",
    "RunLoop", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "UUID",
    "UserDefaults",
  ]
  private static let beginningsInNetworking = [
    "HTTPCookie", "HTTPURLResponse", "URLAuthentication", "URLCache", "URLCredential", "URLProtection", "URLProtocol",
    "URLRequest", "URLResponse", "URLSession",
  ]

  /// True for a name that begins with one of Apple's prefixes, but not for a constant in capitals.
  private static func isPrefixed(_ name: String, by prefixes: [String]) -> Bool {
    prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
      && name.contains(where: \.isLowercase)
  }
}
