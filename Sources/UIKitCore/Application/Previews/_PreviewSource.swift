/// A type that declares previews: a provider of previews of SwiftUI, or the declaration that `#Preview` becomes.
///
/// The attribute keeps the conformances in optimised programs, where no code refers to such types; a protocol that
/// refines this one needs it too. Without them, no list of the previews could be made.
@_alwaysEmitConformanceMetadata
public protocol _PreviewSource {
  /// The name of the previews that have none of their own, and of their place: that of the type or of its file.
  @MainActor static var _sourceName: String { get }

  /// The position of the declaration among those with the same source name: its line, counted from 1.
  @MainActor static var _line: Int { get }

  /// The previews, in their order.
  @MainActor static var _previews: [Preview] { get }
}

/// The type of a preview in the declaration that `#Preview` becomes: apps may have a type `Preview` of their own.
public typealias _DeclaredPreview = Preview
