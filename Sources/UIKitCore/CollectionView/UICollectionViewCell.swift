import Foundation
import RenderTree

/// Shows one item of a collection view.
///
/// From back to front there are the background, what is seen of it when the cell is selected or highlighted, and the
/// content view, to which subviews are added.
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Views

  /// What the item's own views are added to; it fills the cell.
  public final let contentView: UIView

  /// Behind the content, as large as the cell; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(filling(backgroundView), at: 0) }
    }
  }

  /// Between background and content, and seen while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { insertSubview(filling(selectedBackgroundView), belowSubview: contentView) }
      showSelectedBackground()
    }
  }

  private final func filling(_ view: UIView) -> UIView {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  // MARK: State

  /// Whether the cell looks selected. The collection view sets it; setting it by hand changes only the looks.
  open var isSelected = false { didSet { if oldValue != isSelected { lookDidChange() } } }

  /// Whether the cell looks highlighted, as under a finger. The collection view sets it.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { lookDidChange() } } }

  /// Whether the cell's item is being edited.
  private(set) final var isBeingEdited = false

  final func setEditing(_ isEditing: Bool) {
    guard isBeingEdited != isEditing else { return }
    isBeingEdited = isEditing
    lookDidChange()
  }

  private final func lookDidChange() {
    showSelectedBackground()
    setNeedsRender()
  }

  private final func showSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// Makes the cell look neither selected nor highlighted; the content stays as it is. Overrides call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  // MARK: Measuring

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    measure(contentView, width: width, height: height)
  }

  // MARK: Use

  /// Whether the keyboard's focus can rest on the cell: where its item can be selected.
  open override var canBecomeFocused: Bool { displayedAs != nil && hostingCollectionView?.canSelect == true }

  /// Does what a tap on the cell does. False where the item cannot be used.
  @discardableResult
  open override func accessibilityActivate() -> Bool { hostingCollectionView?.activate(self) ?? false }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics() ?? Semantics(role: .cell)
    if semantics.role == .none || semantics.role == .text { semantics.role = .cell }
    if isSelected { semantics.state.insert(.selected) }
    if isBeingEdited { semantics.state.insert(.editing) }
    if canBecomeFocused, !semantics.actions.contains(.activate) { semantics.actions.append(.activate) }
    return semantics
  }
}
