import UIKitCore

/// A type that shows views by themselves, without the app, while a developer works on them.
///
/// ```swift
/// struct FruitRow_Previews: PreviewProvider {
///   static var previews: some View {
///     FruitRow(fruit: .apple)
///     FruitRow(fruit: .pear).previewDisplayName("Pear")
///   }
/// }
/// ```
///
/// Each view in `previews` is a preview. `MyApp --preview` lists the previews of an app, `MyApp --preview Pear` shows
/// one, and `Driver(preview:)` shows one in a test. A view without a name of its own has that of the provider. Generic
/// types are not found.
@MainActor @preconcurrency
@_alwaysEmitConformanceMetadata
public protocol PreviewProvider: _PreviewSource {
  associatedtype Previews: View

  /// The views that are previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform that the previews are for; nil, the default, for every one. Those for another platform than iOS are
  /// not shown.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

/// A platform that previews are for.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }

  @MainActor public static var _sourceName: String { "\(Self.self)" }
  @MainActor public static var _line: Int { 0 }

  @MainActor public static var _previews: [Preview] {
    guard platform == nil || platform == .iOS else { return [] }
    return PreviewProperties.all(in: ViewGraph.withoutTracking { previews }).enumerated().map { position, properties in
      Preview(properties.name, canvas: properties.canvas) {
        UIHostingController(rootView: PreviewElement(content: previews, position: position))
      } fittingSize: { controller, size in
        controller.view.sizeThatFits(size)
      }
    }
  }
}
