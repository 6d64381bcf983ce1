import UIKit

/// The form in which a message is written, in a sheet.
final class ComposeViewController: UIViewController, UITextViewDelegate, UIAdaptivePresentationControllerDelegate,
  KeyCommandResponder
{
  var onSend: ((Draft) -> Void)?
  var onSave: ((Draft) -> Void)?
  var onDelete: ((Draft) -> Void)?

  private let original: Draft
  /// The draft with which the form opens.
  private let opened: Draft
  private let toField = UITextField()
  private let subjectField = UITextField()
  private let bodyView = UITextView()
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  private lazy var sendItem = UIBarButtonItem(
    title: String(localized: "Send"), primaryAction: UIAction { [weak self] _ in self?.send() })

  init(_ writing: Writing) {
    original = writing.original
    opened = writing.draft
    super.init(nibName: nil, bundle: nil)
    title = original.subject.isEmpty ? String(localized: "New Message") : original.subject
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = sendItem
    sendItem.style = .done
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configure(toField, String(localized: "To"), opened.recipient)
    configure(subjectField, String(localized: "Subject"), opened.subject)
    toField.keyboardType = .emailAddress
    toField.autocapitalizationType = .none
    bodyView.text = opened.body
    bodyView.font = .preferredFont(forTextStyle: .body)
    bodyView.adjustsFontForContentSizeCategory = true
    bodyView.accessibilityLabel = String(localized: "Text")
    bodyView.delegate = self
    arrange()
    draftDidChange()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A draft that came back with the app may be written already.
    guard ![toField, subjectField, bodyView].contains(where: \.isFirstResponder) else { return }
    if opened.recipient.isEmpty {
      toField.becomeFirstResponder()
    } else {
      bodyView.selectedRange = NSRange(location: 0, length: 0)
      bodyView.becomeFirstResponder()
    }
  }

  // MARK: The draft

  /// The state of the form.
  var writing: Writing { Writing(original: original, draft: isViewLoaded ? draft : opened) }

  private var draft: Draft {
    Draft(
      message: original.message, recipient: toField.text ?? "", subject: subjectField.text ?? "",
      body: bodyView.text ?? "")
  }

  private func draftDidChange() {
    sendItem.isEnabled = draft.recipient.contains { !$0.isWhitespace }
    // The presented controller is the one that is asked.
    (navigationController ?? self).isModalInPresentation = draft != original
  }

  func textViewDidChange(_ textView: UITextView) { draftDidChange() }

  // MARK: Leaving

  private func send() {
    guard sendItem.isEnabled else { return }
    onSend?(draft)
    UIAccessibility.post(notification: .announcement, argument: String(localized: "The message was sent"))
    dismiss(animated: true)
  }

  private func cancel() {
    if draft == original { dismiss(animated: true) } else { askForDraft() }
  }

  /// Asks whether to delete or to keep the text that was written.
  private func askForDraft() {
    let draft = draft
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: String(localized: "Delete Draft"), style: .destructive) { [weak self] _ in
        self?.onDelete?(draft)
        self?.dismiss(animated: true)
      })
    sheet.addAction(
      UIAlertAction(title: String(localized: "Save Draft"), style: .default) { [weak self] _ in
        self?.onSave?(draft)
        self?.dismiss(animated: true)
      })
    sheet.addAction(UIAlertAction(title: String(localized: "Cancel"), style: .cancel))
    sheet.popoverPresentationController?.sourceItem = cancelItem
    present(sheet, animated: true)
  }

  /// A sheet with changes is not dismissed by a drag: that asks, as the button does.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { askForDraft() }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? { [KeyCommand.send.command(for: self)] }

  func performKeyCommand(_ sender: UIKeyCommand) {
    if sender.command == .send { send() }
  }

  // MARK: Making

  private func configure(_ field: UITextField, _ name: String, _ text: String) {
    field.placeholder = name
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityLabel = name
    field.text = text
    field.addAction(UIAction { [weak self] _ in self?.draftDidChange() }, for: .editingChanged)
  }

  private func row(_ name: String, _ field: UITextField) -> UIView {
    let label = UILabel()
    label.text = name + ":"
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, field])
    row.spacing = 8
    return row
  }

  private func arrange() {
    let column = UIStackView(arrangedSubviews: [
      row(String(localized: "To"), toField), row(String(localized: "Subject"), subjectField), bodyView,
    ])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
