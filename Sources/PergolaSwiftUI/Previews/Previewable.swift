/// A property of a preview with state: it lives as long as the preview is shown.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")
