import UIKitCore

/// A preview of a view: it is shown by itself, without the app, while a developer works on it.
///
/// ```swift
/// #Preview("Pear") {
///   FruitRow(fruit: .pear)
/// }
/// ```
///
/// `MyApp --preview` lists the previews of an app, `MyApp --preview Pear` shows one, and `Driver(preview: "Pear")` shows
/// one in a test.
///
/// - Parameters:
///   - name: The name to choose the preview by; by default that of the file.
///   - body: Makes the view. Several views stand below each other.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacros", type: "Preview")

/// A preview of a view, with traits.
///
/// - Parameters:
///   - name: The name to choose the preview by; by default that of the file.
///   - traits: The room that the view has.
///   - additionalTraits: Further traits.
///   - body: Makes the view. Several views stand below each other.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")
