import Foundation

/// A menu element whose elements are loaded when the menu is opened. Until then the menu displays a placeholder.
open class UIDeferredMenuElement: UIMenuElement {
  /// Provides the elements when the menu is opened. It calls its argument once, immediately or later.
  public typealias ElementProvider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  /// True if the elements are kept when the menu is closed.
  private var keepsElements = true
  /// The loaded elements; nil before loading, and again after the menu was closed if they are not kept.
  final private(set) var elements: [UIMenuElement]?
  /// The number of the current request, which invalidates earlier ones.
  private var requestNumber = 0

  /// A deferred element that is loaded once and then kept.
  @preconcurrency public required init(_ elementProvider: @escaping ElementProvider) {
    provider = elementProvider
    super.init(title: "")
  }

  /// A deferred element that is loaded each time the menu is opened.
  @preconcurrency open class func uncached(_ elementProvider: @escaping ElementProvider) -> Self {
    let element = self.init(elementProvider)
    element.keepsElements = false
    return element
  }

  /// Loads the elements unless they are known.
  ///
  /// - Parameter completion: called when they are loaded. Not called if they are loaded again before, or if the menu
  ///   was closed before and does not keep them.
  final func load(_ completion: @escaping () -> Void) {
    guard elements == nil else { return }
    requestNumber += 1
    let request = requestNumber
    provider { [weak self] elements in
      guard let self, requestNumber == request, self.elements == nil else { return }
      self.elements = elements
      completion()
    }
  }

  /// Discards elements and requests that do not outlive the closing of the menu.
  final func menuDidClose() {
    guard !keepsElements else { return }
    requestNumber += 1
    elements = nil
  }
}
