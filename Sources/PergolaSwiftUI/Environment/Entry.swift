/// A value of the environment, or of a transaction, that an app declares in an extension, with its default.
///
/// The default is made again each time that it is needed, unless the property has no type and no literal as its value: then
/// it is made once.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var caption: String = "none"
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
