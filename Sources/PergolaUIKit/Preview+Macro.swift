import UIKitCore

/// A preview of a view controller: it is shown by itself, without the app, while a developer works on it.
///
/// ```swift
/// #Preview("Harvest") {
///   HarvestController()
/// }
/// ```
///
/// `pergola preview` lists the previews of an app and renders them, and so does `MyApp --preview`; `Driver(preview:)` shows one
/// in a test.
///
/// - Parameters:
///   - name: The name to choose the preview by; by default that of the file.
///   - traits: The room that the controller has; that of the window by default.
///   - body: Makes the controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A preview of a view of UIKit.
///
/// - Parameters:
///   - name: The name to choose the preview by; by default that of the file.
///   - traits: The room that the view has; that of the window by default.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "Preview")
