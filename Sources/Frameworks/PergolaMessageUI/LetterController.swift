import Foundation
import PergolaSystem
@_spi(Toolkit) import UIKitCore

/// The form in which the user writes a mail or a message: lines for addresses and the subject, the text, and the files.
final class LetterController: UIViewController {
  /// The kind of a letter.
  enum Kind { case mail, message }

  var letter: System.Letter {
    didSet { if isViewLoaded, !isReading { fill() } }
  }

  /// True if there is a line for the subject.
  var hasSubject = true

  /// Called when the user sends the letter.
  var onSend: (() -> Void)?
  /// Called when the user cancels, with the button.
  var onCancel: ((UIBarButtonItem) -> Void)?

  private let kind: Kind
  private var isReading = false
  private let recipients = UITextField()
  private let copies = UITextField()
  private let hiddenCopies = UITextField()
  private let subject = UITextField()
  private let body = UITextView()
  private let files = UILabel()
  private let stack = UIStackView()

  init(_ kind: Kind, letter: System.Letter = System.Letter()) {
    self.kind = kind
    self.letter = letter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let cancel = UIBarButtonItem(systemItem: .cancel)
    cancel.primaryAction = UIAction(title: SystemText.localized("Cancel")) { [weak self, weak cancel] _ in
      if let cancel { self?.onCancel?(cancel) }
    }
    navigationItem.leftBarButtonItem = cancel
    let send = UIAction(title: SystemText.localized("Send")) { [weak self] _ in self?.onSend?() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: send)
    navigationItem.rightBarButtonItem?.style = .done
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addLine("To:", recipients)
    if kind == .mail {
      addLine("Cc:", copies)
      addLine("Bcc:", hiddenCopies)
    }
    if hasSubject { addLine("Subject:", subject) }
    files.font = .preferredFont(forTextStyle: .footnote)
    files.textColor = .secondaryLabel
    files.numberOfLines = 0
    body.font = .preferredFont(forTextStyle: .body)
    body.accessibilityLabel = SystemText.localized("Message")
    body.textContainerInset = .zero
    body.textContainer.lineFragmentPadding = 0
    for part in [files, body] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    view.addSubview(stack)
    constrain()
    observe()
    fill()
  }

  private func addLine(_ title: String, _ field: UITextField) {
    let label = UILabel()
    label.text = SystemText.localized(title)
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.accessibilityLabel = label.text
    field.autocorrectionType = .no
    let line = UIStackView(arrangedSubviews: [label, field])
    line.spacing = 8
    stack.addArrangedSubview(line)
    let isTerminal = traitCollection.pointGrid != nil
    guard !isTerminal else { return }
    line.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let border = UIView()
    border.backgroundColor = .separator
    border.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    stack.addArrangedSubview(border)
  }

  private func constrain() {
    let guide = view.layoutMarginsGuide
    let gap: CGFloat = traitCollection.pointGrid?.height ?? 12
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      body.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: gap),
      body.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: files.topAnchor, constant: -gap),
      files.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      files.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      files.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -gap),
    ])
  }

  private func observe() {
    let action = UIAction { [weak self] _ in self?.read() }
    for field in [recipients, copies, hiddenCopies, subject] { field.addAction(action, for: .editingChanged) }
  }

  private func fill() {
    recipients.text = letter.recipients.joined(separator: ", ")
    copies.text = letter.copies.joined(separator: ", ")
    hiddenCopies.text = letter.hiddenCopies.joined(separator: ", ")
    subject.text = letter.subject
    body.text = letter.isHTML ? letter.body.withoutTags : letter.body
    body.isEditable = !letter.isHTML
    files.text = letter.attachments.map(\.fileName).joined(separator: "\n")
    files.isHidden = letter.attachments.isEmpty
    showTitle()
  }

  private func showTitle() {
    let isNamed = kind == .mail && !letter.subject.isEmpty
    navigationItem.title = isNamed ? letter.subject : SystemText.localized("New Message")
    navigationItem.rightBarButtonItem?.isEnabled = !letter.recipients.isEmpty
  }

  /// Takes over what the user has typed.
  func read() {
    guard isViewLoaded else { return }
    isReading = true
    letter.recipients = addresses(in: recipients)
    letter.copies = addresses(in: copies)
    letter.hiddenCopies = addresses(in: hiddenCopies)
    letter.subject = subject.text ?? ""
    if !letter.isHTML { letter.body = body.text }
    isReading = false
    showTitle()
  }

  private func addresses(in field: UITextField) -> [String] {
    (field.text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text of HTML, without its tags: as much as a form of texts can show.
  fileprivate var withoutTags: String {
    let text = replacingOccurrences(of: "<br[^>]*>|</p>", with: "\n", options: [.regularExpression, .caseInsensitive])
      .replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")]
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
