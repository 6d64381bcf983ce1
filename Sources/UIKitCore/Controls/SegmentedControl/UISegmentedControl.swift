import Foundation
import RenderTree

/// A row of segments, one of which is selected.
///
/// A tap selects a segment, as does enter on a focused one. In a terminal the control is one row high. Images of the
/// background and of the lines between segments are not supported.
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` without a selection.
  public static let noSegment = -1

  final var segments: [SegmentView] = []
  private let background = UIView()
  private let selection = UIView()
  private var dividers: [UIView] = []

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control with segments from titles and images, in its natural size. Other objects are an exception.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      default: fatalError("UISegmentedControl: an item must be a String or a UIImage, not \(type(of: item))")
      }
    }
    bounds.size = naturalSize
    frame.origin = .zero
  }

  /// A control with a segment for each action: its title or else its image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UISegmentedControl.self)
  }

  private func setUp() {
    background.backgroundColor = .tertiarySystemFill
    selection.layer.shadowOpacity = 0.12
    selection.layer.shadowOffset = CGSize(width: 0, height: 3)
    for part in [background, selection] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  // MARK: Selection

  private var storedSelection = noSegment

  /// The index of the selected segment; `noSegment`, the default, for none. A momentary control has a selection only
  /// while its actions are performed. Setting it sends no event; an index beyond the last segment is an exception.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue < segments.count else {
        fatalError("Invalid parameter not satisfying: selectedSegmentIndex < (NSInteger)self.numberOfSegments")
      }
      select(isMomentary ? Self.noSegment : newValue)
    }
  }

  private func select(_ index: Int) {
    let index = max(index, Self.noSegment)
    guard index != storedSelection else { return }
    storedSelection = index
    contentDidChange()
  }

  /// A Boolean value that indicates whether segments do not stay selected; false by default.
  open var isMomentary = false { didSet { if isMomentary { select(Self.noSegment) } } }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. The index is limited to the range from 0 to the number of segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.title = title }
  }

  /// Inserts a segment with an image. The index is limited to the range from 0 to the number of segments.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.image = image }
  }

  /// Inserts a segment with an action, which is performed when the user selects it. The index is limited to the range
  /// from 0 to the number of segments.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.take(action) }
  }

  private func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
    let index = max(0, min(index, segments.count))
    let view = SegmentView()
    fill(view)
    segments.insert(view, at: index)
    addSubview(view)
    if storedSelection >= index { storedSelection += 1 }
    contentDidChange()
    if animated { UIView.animate(withDuration: 0.25) { self.layOutParts() } }
  }

  /// Removes a segment. An index beyond the last segment removes that; without segments nothing happens.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = pinned(segment)
    segments.remove(at: index).removeFromSuperview()
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    contentDidChange()
    if animated { UIView.animate(withDuration: 0.25) { self.layOutParts() } }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    contentDidChange()
  }

  private func pinned(_ index: Int) -> Int { max(0, min(index, segments.count - 1)) }

  /// The segment with an index, which is limited to the segments; nil without segments.
  private func segment(at index: Int) -> SegmentView? { segments.isEmpty ? nil : segments[pinned(index)] }

  private func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let segment = segment(at: index) else { return }
    change(segment)
    contentDidChange()
  }

  /// Sets the title of a segment and removes its image. An index beyond the last segment means the last one, here and
  /// in the other methods.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { view in
      view.image = nil
      view.title = title
    }
  }

  /// The title of a segment; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Sets the image of a segment and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { view in
      view.title = nil
      view.image = image
    }
  }

  /// The image of a segment; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Sets the action of a segment, with its title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.take(action) } }

  /// The action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// The index of the segment whose action has an identifier; `NSNotFound` if there isn't one.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Returns a Boolean value that indicates whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

  /// Sets the width of a segment, in points; 0 for an automatic one.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }

  /// The width that was set for a segment, in points; 0, the default, for an automatic one.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// The distance of a segment's content from its usual place; 0 by default.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.contentOffset ?? .zero }

  private func contentDidChange() {
    updateLooks()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsRender()
  }

  // MARK: Appearance

  /// A Boolean value that indicates whether segments without a set width are as wide as their content requires; false
  /// by default, for equal widths.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if oldValue != apportionsSegmentWidthsByContent { contentDidChange() } }
  }

  /// The colour behind the selected segment; nil uses white, or a grey in dark appearance. An appearance property.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UISegmentedControl.selectedSegmentTintColor)
      if oldValue != selectedSegmentTintColor { updateLooks() }
    }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles in a state; nil for the normal state's. Appearance proxies pass it on.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    appearanceDidCall(argument: state.rawValue) { (control: UISegmentedControl) in
      control.setTitleTextAttributes(attributes, for: state)
    }
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// The attributes of titles that were set for a state; nil if there are none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  private static let selectionColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }

  private func updateLooks() {
    selection.backgroundColor = selectedSegmentTintColor ?? Self.selectionColor
    for (index, segment) in segments.enumerated() {
      segment.isSelected = index == storedSelection
      var state = State.normal
      if segment.isSelected { state.insert(.selected) }
      if !segment.isEnabled || !isEnabled { state.insert(.disabled) }
      if index == pressedSegment { state.insert(.highlighted) }
      let attributes = titleAttributes[state.rawValue] ?? titleAttributes[State.normal.rawValue]
      segment.show(
        font: .systemFont(ofSize: 13, weight: segment.isSelected ? .semibold : .medium),
        color: state.contains(.disabled) ? .tertiaryLabel : .label, attributes: attributes,
        alpha: state.contains(.highlighted) && !segment.isSelected ? 0.3 : 1)
    }
  }

  @_spi(Toolkit) open override func controlStateDidChange() {
    super.controlStateDidChange()
    updateLooks()
  }

  // MARK: Layout

  /// The space beside a segment's content, in points.
  private var padding: CGFloat { traitCollection.pointGrid?.width ?? 11 }

  private var height: CGFloat { traitCollection.pointGrid?.height ?? 32 }

  private var automaticSegments: [SegmentView] { segments.filter { $0.width <= 0 } }

  override class var standardHugging: ConstraintState.Priorities { .fixedHeight }

  /// One point below, outside of terminals.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: traitCollection.pointGrid == nil ? 1 : 0, right: 0)
  }

  /// The sum of the segments' widths, and 31 points high: constraints make the control 32 points high. A terminal needs
  /// one row.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: naturalSize)).size
  }

  private var naturalSize: CGSize {
    let natural = automaticSegments.map { $0.contentWidth + 2 * padding }
    let automatic =
      apportionsSegmentWidthsByContent
      ? natural.reduce(0, +) : CGFloat(natural.count) * (natural.max() ?? 0).rounded(.up)
    return CGSize(width: segments.reduce(automatic) { $0 + $1.width }, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// The widths of the segments: those that were set, and the rest of the width for the others.
  private func segmentWidths() -> [CGFloat] {
    let automatic = automaticSegments
    let room = max(0, bounds.width - segments.reduce(0) { $0 + $1.width })
    let natural = automatic.map { $0.contentWidth + 2 * padding }
    let sum = natural.reduce(0, +)
    let cell = traitCollection.pointGrid?.width
    var place: CGFloat = 0
    var number = 0
    return segments.map { segment in
      guard segment.width <= 0 else { return segment.width }
      let share = apportionsSegmentWidthsByContent && sum > 0 ? natural[number] / sum : 1 / CGFloat(automatic.count)
      number += 1
      let end = number == automatic.count ? room : place + room * share
      // In a terminal the segments begin at whole cells.
      let next = number == automatic.count ? room : cell.map { (end / $0).rounded() * $0 } ?? end
      defer { place = next }
      return max(0, next - place)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    let isInCells = traitCollection.pointGrid != nil
    background.frame = bounds
    background.layer.cornerRadius = isInCells ? 0 : min(9, bounds.height / 2)
    var x: CGFloat = 0
    for (segment, width) in zip(segments, segmentWidths()) {
      segment.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
    selection.isHidden = !segments.indices.contains(storedSelection)
    if !selection.isHidden {
      let frame = segments[storedSelection].frame
      selection.frame = isInCells ? frame : frame.insetBy(dx: 2, dy: 2)
      selection.layer.cornerRadius = isInCells ? 0 : min(7, selection.bounds.height / 2)
    }
    layOutDividers()
  }

  /// Places a thin line between each two segments that are not selected.
  private func layOutDividers() {
    let neighbours = traitCollection.pointGrid == nil ? max(0, segments.count - 1) : 0
    while dividers.count > neighbours { dividers.removeLast().removeFromSuperview() }
    while dividers.count < neighbours {
      let divider = UIView()
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = .separator
      insertSubview(divider, aboveSubview: background)
      dividers.append(divider)
    }
    for (index, divider) in dividers.enumerated() {
      let edge = isRightToLeft ? segments[index].frame.minX : segments[index].frame.maxX
      divider.frame = CGRect(x: edge - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
      divider.isHidden = index == storedSelection || index + 1 == storedSelection
    }
  }

  // MARK: Tracking

  /// Touches go to the control, whatever segment they are in.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  private var pressedSegment: Int? { didSet { if oldValue != pressedSegment { updateLooks() } } }
  private var touchedSegment: Int?

  private func index(at location: CGPoint) -> Int? {
    segments.firstIndex { $0.frame.minX <= location.x && location.x < $0.frame.maxX }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch.location(in: self)), segments[index].isEnabled else { return false }
    pressedSegment = index
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = index(at: touch.location(in: self)).flatMap { segments[$0].isEnabled ? $0 : nil }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    touchedSegment = pressedSegment
    pressedSegment = nil
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressedSegment = nil
  }

  @_spi(Toolkit) open override func sendActivationActions() {
    super.sendActivationActions()
    guard let index = touchedSegment, segments.indices.contains(index), index != storedSelection else { return }
    touchedSegment = nil
    select(index)
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { select(Self.noSegment) }
  }

  // MARK: Focus

  /// False: its segments can be focused.
  open override var canBecomeFocused: Bool { false }
}

extension SegmentView {
  /// Takes the title of an action, or else its image.
  fileprivate func take(_ action: UIAction) {
    self.action = action
    title = action.title.isEmpty && action.image != nil ? nil : action.title
    image = title == nil ? action.image : nil
    if action.attributes.contains(.disabled) { isEnabled = false }
  }
}
