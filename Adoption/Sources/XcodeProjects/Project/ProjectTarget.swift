import SwiftSources

/// A target of a project, with its files, its settings and the other targets and products that it uses.
public struct ProjectTarget: Sendable {
  /// The kinds of targets.
  public enum Kind: Equatable, Sendable {
    case app
    case framework
    case unitTests
    /// Tests that use an app from outside.
    case userInterfaceTests
    /// An extension of an app, or any other target, with its product's type.
    case other(String)
  }

  /// The target's name.
  public var name: String
  /// The target's kind.
  public var kind: Kind
  /// The build settings, of the configuration for debugging.
  public var settings: BuildSettings
  /// The files to compile, of any language.
  public var sources: [FileTree] = []
  /// The files that the product's bundle contains.
  public var resources: [FileTree] = []
  /// The names of the targets that are built first.
  public var dependencies: [String] = []
  /// The products of packages.
  public var products: [PackageProduct] = []
  /// The name of the app target in which tests run; nil for tests that run by themselves.
  public var host: String?
  /// The property list of the product, filled in; nil if there is none.
  public var infoPlist: PropertyListValue?
  /// The features of later language modes that the target has.
  public var upcomingFeatures: [String] = []
  /// The features of the compiler that are tried out.
  public var experimentalFeatures: [String] = []
  /// The names of the build phases that are scripts.
  public var scripts: [String] = []

  /// The name of the Swift module.
  public var moduleName: String {
    let product = settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name
    let module = settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? product
    return BuildSettings.moduleName(module)
  }

  /// The settings that decide conditions of `#if`.
  var compilationSettings: CompilationSettings {
    CompilationSettings(
      conditions: Set(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")),
      languageMode: settings["SWIFT_VERSION"] ?? "5")
  }

  /// True for a target that is built for iOS, perhaps for other systems too.
  public var isForPhone: Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    switch settings["SDKROOT"] {
    case nil, "": return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil || settings["MACOSX_DEPLOYMENT_TARGET"] == nil
    case let root?: return root.hasPrefix("iphone") || root == "auto"
    }
  }
}
