import Foundation
import Testing

/// The least of UIKit, SwiftUI and Combine that sources of these tests need, as built modules.
enum SampleModules {
  static let folder: Result<URL, any Error> = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pergola-modules-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [("UIKit", uiKit), ("SwiftUI", swiftUI), ("Combine", "")] {
      let source = folder.appending(path: name + ".swift")
      try text.write(to: source, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["swiftc", "-emit-module", "-parse-as-library", "-module-name", name, source.path, "-I", folder.path, "-o"]
        + [folder.appending(path: name + ".swiftmodule").path]
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
    return folder
  }

  private static let uiKit = """
    @_exported import Foundation
    open class UIView: NSObject { public override init() {}; open func layoutSubviews() {} }
    open class UIButton: UIView {}
    open class UIViewController: NSObject { public override init() {}; open func viewDidLoad() {} }
    open class UINavigationController: UIViewController {}
    public protocol _TargetBundle {}
    public enum _TargetBundles {
      public static var main: Bundle { .main }
      public static func bundle(containing class: AnyClass) -> Bundle { .main }
    }
    public enum _LocalizedFormat {
      public static func text(_ key: String, table: String?, bundle: Bundle, value: String) -> String { key }
      public static func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String { format }
      public static func localizedFormat(_ format: String, _ arguments: [any CVarArg]) -> String { format }
    }
    """

  private static let swiftUI = """
    @_exported import UIKit
    public protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
    extension Never: View { public var body: Never { fatalError() } }
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> Pair<First, Second> {
        Pair()
      }
    }
    public struct Pair<First: View, Second: View>: View { public var body: Never { fatalError() } }
    public struct VStack<Content: View>: View {
      public init(@ViewBuilder content: () -> Content) {}
      public var body: Never { fatalError() }
    }
    public protocol Scene {}
    public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content: () -> Content) {} }
    @MainActor public protocol App {
      associatedtype Body: Scene
      var body: Body { get }
      init()
    }
    extension App { public static func main() {} }
    public struct Font: Sendable { public static let footnote = Font() }
    public struct Color: Sendable { public static let orange = Color() }
    public struct Text: View {
      nonisolated public init(verbatim: String) {}
      nonisolated public init(_ text: String) {}
      public var body: Never { fatalError() }
    }
    extension View {
      public func font(_ font: Font) -> some View { self }
      public func padding(_ length: Double) -> some View { self }
      public func border(_ color: Color) -> some View { self }
      public func bold() -> some View { self }
    }
    """
}
