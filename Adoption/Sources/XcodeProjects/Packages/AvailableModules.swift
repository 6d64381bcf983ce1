/// The modules that an adopted target can import.
public enum AvailableModules {
  /// Apple's names of modules that are ours here, with our names.
  public static let aliases: [(original: String, ours: String)] = [
    ("UIKit", "PergolaUIKit"), ("SwiftUI", "PergolaSwiftUI"), ("Combine", "PergolaCombine"),
    ("UniformTypeIdentifiers", "PergolaUniformTypeIdentifiers"),
  ]

  /// Apple's names of frameworks that are products of ours, with the products' names, which are those of their modules.
  public static let frameworks: [(original: String, ours: String)] = [
    ("BackgroundTasks", "PergolaBackgroundTasks"), ("CommonCrypto", "PergolaCommonCrypto"),
    ("Compression", "PergolaCompression"), ("CoreServices", "PergolaCoreServices"), ("CryptoKit", "PergolaCryptoKit"),
    ("ImageIO", "PergolaImageIO"), ("LocalAuthentication", "PergolaLocalAuthentication"),
    ("MessageUI", "PergolaMessageUI"), ("MobileCoreServices", "PergolaMobileCoreServices"),
    ("Network", "PergolaNetwork"), ("OSLog", "PergolaOSLog"), ("SQLite3", "PergolaSQLite3"),
    ("SafariServices", "PergolaSafariServices"), ("Security", "PergolaSecurity"), ("StoreKit", "PergolaStoreKit"),
    ("SystemConfiguration", "PergolaSystemConfiguration"), ("UserNotifications", "PergolaUserNotifications"),
    ("libxml2", "PergolaLibxml2"), ("os", "PergolaOS"), ("zlib", "PergolaZlib"),
  ]

  /// The traits of Pergola's package that products of frameworks stand behind.
  static let traits: [String: String] = ["PergolaCryptoKit": "Crypto"]

  /// The list libraries that are products of ours, so that the project's packages of these names are not needed.
  public static let libraries: Set<String> = ["DeepDiff", "Micro", "Upstream"]

  /// The identities of the packages that Pergola and its tools are built with. A project's requirement for one of them gives way:
  /// one version serves both.
  static let packages: Set<String> = [
    "async-http-client", "grdb.swift", "hummingbird", "opencombine", "swift-algorithms", "swift-argument-parser",
    "swift-asn1", "swift-async-algorithms", "swift-atomics", "swift-certificates", "swift-collections",
    "swift-configuration", "swift-crypto", "swift-distributed-tracing", "swift-http-structured-headers",
    "swift-http-types", "swift-log", "swift-metrics", "swift-nio", "swift-nio-extras", "swift-nio-http2",
    "swift-nio-ssl", "swift-nio-transport-services", "swift-numerics", "swift-service-context",
    "swift-service-lifecycle", "swift-syntax", "swift-system", "yams",
  ]

  /// The modules of the toolchain on Linux.
  static let toolchain: Set<String> = [
    "CoreFoundation", "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization",
    "Testing", "XCTest", "_Concurrency", "_StringProcessing",
  ]

  /// The modules whose imports the translation of sources drops, because their names come with ours.
  static let translated: Set<String> = ["CoreFoundation", "CoreGraphics", "ObjectiveC", "QuartzCore"]

  /// True for a module of the toolchain or of ours, by Apple's name.
  public static func contains(_ module: String) -> Bool {
    toolchain.contains(module) || translated.contains(module) || libraries.contains(module)
      || (aliases + frameworks).contains { $0.original == module } || module == "PergolaTesting"
  }
}
