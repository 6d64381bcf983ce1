import Foundation

/// A menu element whose elements are loaded when the menu is opened. Until they arrive, the menu displays a placeholder.
open class UIDeferredMenuElement: UIMenuElement {
  /// Provides the elements when the menu is opened. It calls its argument once, immediately or later.
  public typealias ElementProvider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  /// True if the elements are kept when the menu is closed.
  private var keepsElements = true
  /// The loaded elements; nil before loading, and again after the menu was closed if they are not kept.
  final private(set) var elements: [UIMenuElement]?
  /// The number of the current request. Answers to earlier requests are ignored.
  private var requestNumber = 0
  /// The action to perform when the elements arrive; nil if no request is running.
  private var loadCompletion: (() -> Void)?

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

  /// Loads the elements unless they are loaded. A running request continues, and calls the new completion instead.
  ///
  /// - Parameter completion: called when the elements arrive. Not called if the menu is closed before, and the element is
  ///   uncached.
  final func load(_ completion: @escaping () -> Void) {
    guard elements == nil else { return }
    let isLoading = loadCompletion != nil
    loadCompletion = completion
    guard !isLoading else { return }
    requestNumber += 1
    let request = requestNumber
    provider { [weak self] elements in
      guard let self, requestNumber == request, let completion = loadCompletion else { return }
      loadCompletion = nil
      self.elements = elements
      completion()
    }
  }

  /// Discards the elements or the running request of an uncached element.
  final func menuDidClose() {
    guard !keepsElements else { return }
    requestNumber += 1
    loadCompletion = nil
    elements = nil
  }
}
