import Foundation
import RenderTree

/// A message with actions to choose from, as an alert in the middle of the screen or as an action sheet.
///
/// A chosen action dismisses the alert; its handler is called afterwards. Escape chooses the cancel action, enter the
/// preferred one, or else the first ordinary one.
///
/// On a pad, an action sheet is a popover: its `popoverPresentationController` needs a source before it is presented.
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// A list of actions at the bottom of the screen, or in a popover.
    case actionSheet
    /// A panel in the middle of the screen.
    case alert
  }

  /// Creates an alert controller without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }

  private var storedStyle = Style.actionSheet

  /// The style, which was given on creation.
  open var preferredStyle: Style { storedStyle }

  open override var title: String? { didSet { if oldValue != title { contentDidChange() } } }

  /// The text below the title; nil for none.
  open var message: String? { didSet { if oldValue != message { contentDidChange() } } }

  // MARK: Actions

  private var storedActions: [UIAlertAction] = []

  /// The actions, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// Adds an action. Traps for a second action of style `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
      fatalError("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    storedActions.append(action)
    contentDidChange()
  }

  /// The action in bold letters, which enter chooses; nil by default. Traps if it was not added.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !storedActions.contains(where: { $0 === preferredAction }) {
        fatalError("The preferredAction of \(self) has to be one of its actions")
      }
      if oldValue !== preferredAction { contentDidChange() }
    }
  }

  private var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

  /// The action that the enter key chooses; nil if there is none.
  private var defaultAction: UIAlertAction? {
    let action =
      preferredAction ?? storedActions.first { $0.style == .default }
      ?? (storedActions.count == 1 ? storedActions[0] : nil)
    return action?.isEnabled ?? false ? action : nil
  }

  /// True after an action was chosen, until the alert appears again.
  private var hasChosen = false

  /// Dismisses the alert, then calls the handler of an action.
  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !hasChosen else { return }
    guard let presenter = presentingViewController else { return action.performHandler() }
    hasChosen = true
    presenter.dismiss(animated: true) { action.performHandler() }
  }

  // MARK: Text fields

  private var storedFields: [UITextField] = []

  /// The text fields from top to bottom; nil if there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  /// Adds a text field below the texts. Traps for an action sheet.
  ///
  /// - Parameter configurationHandler: A closure that configures the field before the alert is displayed.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    field.addAction(
      UIAction { [weak self, weak field] _ in if let field { self?.returnWasPressed(in: field) } },
      for: .primaryActionTriggered)
    configurationHandler?(field)
    storedFields.append(field)
    contentDidChange()
  }

  /// Moves to the next field, or chooses the default action in the last one.
  private func returnWasPressed(in field: UITextField) {
    guard let index = storedFields.firstIndex(where: { $0 === field }) else { return }
    if storedFields.indices.contains(index + 1) {
      storedFields[index + 1].becomeFirstResponder()
    } else if let defaultAction {
      choose(defaultAction)
    }
  }

  // MARK: View

  private let alertView = AlertView()

  open override func loadView() {
    alertView.onChoice = { [weak self] in self?.choose($0) }
    view = alertView
    contentDidChange()
  }

  private func contentDidChange() {
    guard isViewLoaded else { return }
    alertView.show(
      AlertView.Content(
        title: title, message: message, actions: storedActions, preferred: preferredAction, fields: storedFields),
      form: form, traits: alertView.traitCollection)
    modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// The form in which the alert is displayed now.
  private var form: AlertView.Form {
    if preferredStyle == .alert { return .alert }
    return modal.presenting != nil && modal.controller is UIPopoverPresentationController ? .popover : .sheet
  }

  /// The size of the alert in a room.
  final func size(within room: CGSize) -> CGSize {
    loadViewIfNeeded()
    return alertView.preferredSize(within: room)
  }

  /// The size of the action sheet in a popover, in points.
  open override var preferredContentSize: CGSize {
    get {
      form == .popover
        ? size(within: CGSize(width: 304, height: CGFloat.greatestFiniteMagnitude)) : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasChosen = false
    contentDidChange()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let field = storedFields.first, !storedFields.contains(where: \.isFirstResponder) else { return }
    field.becomeFirstResponder()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Presentation

  override var isAlert: Bool { true }

  /// The popover of an action sheet, which apps configure on every device.
  private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  /// The presentation controller: for an action sheet that is not presented, that of its popover.
  open override var presentationController: UIPresentationController? {
    modal.presenting == nil && preferredStyle == .actionSheet ? popover : super.presentationController
  }

  override func makePresentationController(for presenter: UIViewController?) -> UIPresentationController {
    let traits = presenter?.traitCollection ?? .current
    if preferredStyle == .actionSheet, traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass != .compact {
      popover.presenter = presenter
      return popover
    }
    return AlertPresentationController(presentedViewController: self, presenting: presenter)
  }

  override func checkPresentation(from presenter: UIViewController) {
    if title == nil, message == nil, storedActions.isEmpty {
      fatalError("UIAlertController must have a title, a message or an action to display")
    }
    super.checkPresentation(from: presenter)
  }

  override func fail(withoutSourceIn popover: UIPopoverPresentationController, from presenter: UIViewController)
    -> Never
  {
    fatalError(
      """
      Your application has presented a UIAlertController (\(self)) of style UIAlertControllerStyleActionSheet from \
      \(presenter). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You \
      must provide location information for this popover through the alert controller's popoverPresentationController. \
      You must provide either a sourceView and sourceRect or a barButtonItem. If this information is not known when you \
      present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method \
      prepareForPopoverPresentation(_:).
      """)
  }

  // MARK: Keys

  /// Chooses the cancel action, if there is one. A popover without one is dismissed.
  override var userDismissal: KeyAction? {
    guard let cancelAction else { return form == .popover ? super.userDismissal : nil }
    guard cancelAction.isEnabled else { return nil }
    return KeyAction("cancel") { [weak self] in self?.choose(cancelAction) }
  }

  override var defaultKeyAction: KeyAction? {
    guard let defaultAction else { return nil }
    return KeyAction("choose \(defaultAction.title ?? "the default")") { [weak self] in self?.choose(defaultAction) }
  }

  override var firstFocus: UIView? {
    let action = preferredAction ?? defaultAction ?? storedActions.first
    return action?.button
  }
}
