import Foundation
import RenderTree

/// The view of an alert controller: texts and fields, which scroll if they do not fit, above buttons, which scroll too.
///
/// An action sheet has its cancel button in a panel of its own.
final class AlertView: UIView {
  /// The form in which an alert controller is displayed.
  enum Form { case alert, sheet, popover }

  private(set) var form = Form.alert
  private var metrics = AlertMetrics(.processDefault, style: .alert)
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let textScroll = UIScrollView()
  private let buttonScroll = UIScrollView()
  private var panel: AlertPanel?
  private var cancelPanel: AlertPanel?
  private var lines: [UIView] = []
  private(set) var buttons: [AlertButton] = []
  private var boxes: [UIView] = []
  private var fields: [UITextField] = []

  /// Called when the user chooses an action.
  var onChoice: ((UIAlertAction) -> Void)?

  init() {
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      textScroll.addSubview(label)
    }
    titleLabel.accessibilityTraits = [.staticText, .header]
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Content

  /// The content of an alert controller.
  struct Content {
    var title: String?
    var message: String?
    var actions: [UIAlertAction]
    var preferred: UIAlertAction?
    var fields: [UITextField]
  }

  private var content = Content(actions: [], fields: [])

  /// Shows a content in a form.
  func show(_ content: Content, form: Form, traits: UITraitCollection) {
    self.form = form
    self.content = content
    metrics = AlertMetrics(traits, style: form == .alert ? .alert : .actionSheet)
    fill()
    setNeedsLayout()
    setNeedsRender()
  }

  private func fill() {
    let isSheet = form != .alert
    titleLabel.text = content.title
    titleLabel.font = metrics.titleFont
    titleLabel.isHidden = content.title?.isEmpty ?? true
    messageLabel.text = content.message
    messageLabel.font = metrics.messageFont
    messageLabel.isHidden = content.message?.isEmpty ?? true
    for label in [titleLabel, messageLabel] { label.textColor = isSheet ? .secondaryLabel : .label }
    makePanels()
    makeButtons()
    makeBoxes()
  }

  private func makePanels() {
    panel?.removeFromSuperview()
    cancelPanel?.removeFromSuperview()
    let made = AlertPanel(metrics: metrics, isFramed: form != .popover)
    addSubview(made)
    made.addSubview(textScroll)
    made.addSubview(buttonScroll)
    panel = made
    cancelPanel = nil
    guard separateCancel != nil else { return }
    let other = AlertPanel(metrics: metrics, isFramed: true)
    addSubview(other)
    cancelPanel = other
  }

  private func makeButtons() {
    for view in buttons + lines { view.removeFromSuperview() }
    buttons = shownActions.map { action in
      let button = AlertButton(action)
      button.isBold = isBold(action)
      button.fontSize = metrics.buttonSize
      button.padding = metrics.buttonPadding
      button.onChoice = { [weak self] in self?.onChoice?(action) }
      if action === separateCancel { cancelPanel?.addSubview(button) } else { buttonScroll.addSubview(button) }
      return button
    }
    lines = []
    guard metrics.line > 0 else { return }
    for _ in listedButtons {
      let line = UIView()
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      buttonScroll.addSubview(line)
      lines.append(line)
    }
  }

  private func makeBoxes() {
    for view in boxes { view.removeFromSuperview() }
    fields = content.fields
    boxes = fields.map { field in
      let box = UIView()
      box.backgroundColor = metrics.grid == nil ? .systemBackground : .tertiarySystemFill
      box.layer.cornerRadius = metrics.grid == nil ? 6 : 0
      if metrics.grid == nil {
        box.layer.borderWidth = metrics.line
        box.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      }
      textScroll.addSubview(box)
      box.addSubview(field)
      return box
    }
  }

  /// The preferred action is bold; without one, the cancel action is.
  private func isBold(_ action: UIAlertAction) -> Bool {
    if let preferred = content.preferred { return action === preferred }
    return action.style == .cancel
  }

  private var cancelAction: UIAlertAction? { content.actions.first { $0.style == .cancel } }

  /// The action in a panel of its own; nil if there is none.
  private var separateCancel: UIAlertAction? { form == .sheet ? cancelAction : nil }

  /// The actions with buttons. The cancel action is last; `layOutRow` moves it to the front of two that are side by side.
  /// A popover has no cancel button, because a tap outside of it cancels.
  private var shownActions: [UIAlertAction] {
    let others = content.actions.filter { $0.style != .cancel }
    switch form {
    case .popover: return others
    case .sheet, .alert: return others + (cancelAction.map { [$0] } ?? [])
    }
  }

  private var listedButtons: [AlertButton] { buttons.filter { $0.action !== separateCancel } }

  // MARK: Sizes

  /// The heights of the parts at a width, in points.
  private struct Heights {
    var texts: CGFloat
    var buttons: CGFloat
    /// The height of the panel with the cancel button and of the gap above; 0 if there is none.
    var cancel: CGFloat
    /// The height of the outline.
    var border: CGFloat

    var total: CGFloat { texts + buttons + cancel + border }
  }

  private var innerBorder: CGSize { form == .popover ? .zero : metrics.border }

  /// True if two buttons are side by side.
  private func isRow(width: CGFloat) -> Bool {
    form == .alert && buttons.count == 2 && buttons.allSatisfy { $0.preferredWidth <= width / 2 }
  }

  private func heights(width: CGFloat) -> Heights {
    let inner = max(0, width - 2 * innerBorder.width)
    let listed = listedButtons.count
    let rows = isRow(width: inner) ? 1 : CGFloat(listed)
    return Heights(
      texts: textFrames(width: inner).height,
      buttons: rows * (metrics.buttonHeight + metrics.line),
      cancel: separateCancel == nil ? 0 : metrics.margin.height + metrics.buttonHeight + 2 * metrics.border.height,
      border: 2 * innerBorder.height)
  }

  /// The frames of the texts and fields in their scroll view, and the height of all.
  private func textFrames(width: CGFloat) -> (title: CGRect, message: CGRect, fields: [CGRect], height: CGFloat) {
    let room = CGSize(width: max(1, width - 2 * metrics.padding.width), height: .greatestFiniteMagnitude)
    var y = metrics.padding.height
    var isFirst = true
    func place(height: CGFloat) -> CGRect {
      if !isFirst { y += metrics.spacing }
      isFirst = false
      let frame = CGRect(x: metrics.padding.width, y: y, width: room.width, height: height)
      y = frame.maxY
      return frame
    }
    let title = titleLabel.isHidden ? .zero : place(height: titleLabel.sizeThatFits(room).height.rounded(.up))
    let message = messageLabel.isHidden ? .zero : place(height: messageLabel.sizeThatFits(room).height.rounded(.up))
    if !fields.isEmpty, !isFirst { y += metrics.grid == nil ? 12 : 0 }
    let boxes = fields.map { _ in place(height: metrics.fieldHeight) }
    return (title, message, boxes, isFirst ? 0 : y + metrics.padding.height)
  }

  /// The size that shows everything, limited to a room.
  func preferredSize(within room: CGSize) -> CGSize {
    let width =
      switch form {
      case .alert: min(metrics.width, room.width)
      case .sheet: room.width
      case .popover: min(304, room.width)
      }
    return CGSize(width: width, height: min(heights(width: width).total, room.height))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize(within: size) }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = heights(width: bounds.width)
    var area = bounds
    if let cancelPanel {
      let height = min(heights.cancel - metrics.margin.height, area.height)
      cancelPanel.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
      buttons.last?.frame = cancelPanel.contentBounds
      area.size.height = max(0, area.height - heights.cancel)
    }
    guard let panel else { return }
    panel.frame = area
    let inner = panel.contentBounds
    // Both parts scroll if there is too little space; the buttons get at least half of it.
    let buttonHeight = min(heights.buttons, max(inner.height / 2, inner.height - heights.texts))
    let textHeight = min(heights.texts, max(0, inner.height - buttonHeight))
    textScroll.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: textHeight)
    buttonScroll.frame = CGRect(
      x: inner.minX, y: inner.minY + textHeight, width: inner.width, height: max(0, inner.height - textHeight))
    layOutTexts(width: inner.width)
    layOutButtons(width: inner.width, hasTexts: heights.texts > 0)
  }

  private func layOutTexts(width: CGFloat) {
    let frames = textFrames(width: width)
    titleLabel.frame = frames.title
    messageLabel.frame = frames.message
    for (index, box) in boxes.enumerated() {
      box.frame = frames.fields[index]
      fields[index].frame = box.bounds.shrunk(dx: metrics.grid == nil ? 6 : 0, dy: 0)
    }
    textScroll.contentSize = CGSize(width: width, height: frames.height)
  }

  private func layOutButtons(width: CGFloat, hasTexts: Bool) {
    let listed = listedButtons
    if isRow(width: width) { return layOutRow(listed, width: width) }
    var y: CGFloat = 0
    for (index, button) in listed.enumerated() {
      if lines.indices.contains(index) {
        lines[index].frame = CGRect(x: 0, y: y, width: width, height: metrics.line)
        lines[index].isHidden = index == 0 && !hasTexts
      }
      y += metrics.line
      button.frame = CGRect(x: 0, y: y, width: width, height: metrics.buttonHeight)
      y += metrics.buttonHeight
    }
    buttonScroll.contentSize = CGSize(width: width, height: y)
  }

  /// Lays out two buttons side by side. The cancel button leads.
  private func layOutRow(_ listed: [AlertButton], width: CGFloat) {
    let half = metrics.grid.map { (width / 2 / $0.width).rounded(.down) * $0.width } ?? width / 2
    var ordered = listed
    if ordered.last?.action.style == .cancel { ordered.reverse() }
    for (index, button) in ordered.enumerated() {
      let isLeft = (index == 0) != isRightToLeft
      button.frame = CGRect(
        x: isLeft ? 0 : half, y: metrics.line, width: isLeft ? half : width - half, height: metrics.buttonHeight)
    }
    if lines.count == 2 {
      lines[0].frame = CGRect(x: 0, y: 0, width: width, height: metrics.line)
      lines[1].frame = CGRect(x: half, y: metrics.line, width: metrics.line, height: metrics.buttonHeight)
    }
    buttonScroll.contentSize = CGSize(width: width, height: metrics.buttonHeight + metrics.line)
  }

  // MARK: Semantics

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics() ?? Semantics(role: .dialog)
    semantics.role = .dialog
    // The texts inside name the dialog.
    semantics.label = accessibilityLabel
    semantics.actions = cancelAction?.isEnabled ?? false ? [.dismiss] : []
    return semantics
  }
}
