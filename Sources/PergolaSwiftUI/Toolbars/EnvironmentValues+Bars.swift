@_spi(Toolkit) import UIKitCore

extension EnvironmentValues {
  private enum SizeAroundBarKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize? { nil }
  }

  /// The text size around the bar that the content is in; nil outside of bars.
  private var sizeAroundBar: DynamicTypeSize? {
    get { self[SizeAroundBarKey.self] }
    set { self[SizeAroundBarKey.self] = newValue }
  }

  /// Takes over what holds in bars: labels show their icons, and text has the usual size.
  mutating func enterBar() {
    labelStyle.isInBar = true
    sizeAroundBar = sizeAroundBar ?? dynamicTypeSize
    dynamicTypeSize = DynamicTypeSize(.inBars) ?? .large
  }

  /// Takes back what holds in bars, for a page that content of a bar presents.
  mutating func leaveBar() {
    labelStyle.isInBar = false
    guard let size = sizeAroundBar else { return }
    dynamicTypeSize = size
    sizeAroundBar = nil
  }
}
