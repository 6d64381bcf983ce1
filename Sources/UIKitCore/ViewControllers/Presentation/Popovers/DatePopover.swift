import Foundation

/// The popover in which a field of a date picker is edited. It stays a popover in compact width.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private let content: any DateContent
  private let takesFocus: Bool

  private init(_ content: any DateContent, takesFocus: Bool) {
    self.content = content
    self.takesFocus = takesFocus
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  required init?(coder: NSCoder) { return nil }

  /// Opens an editor at a field. Without effect for a field without a view controller around it, or one that presents
  /// already.
  static func open(_ content: any DateContent, from field: UIView) {
    var responder = field.next
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let presenter = responder as? UIViewController, presenter.modallyPresented == nil else { return }
    let popover = DatePopover(content, takesFocus: field.isFocused)
    popover.popoverPresentationController?.sourceView = field
    popover.popoverPresentationController?.delegate = popover
    presenter.present(popover, animated: true)
  }

  override func loadView() {
    let view = UIView()
    view.addSubview(content)
    self.view = view
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    preferredContentSize = content.intrinsicContentSize
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.inset(by: view.safeAreaInsets)
    // The size of a terminal's cells is known here only.
    let size = content.intrinsicContentSize
    if preferredContentSize != size { preferredContentSize = size }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard takesFocus, let first = content.firstFocus else { return }
    view.window?.windowScene?.focusEngine.focus(on: first)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
