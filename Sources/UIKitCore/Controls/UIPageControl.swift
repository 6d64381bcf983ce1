import Foundation
import RenderTree

/// A row of dots, one for each page, the current one highlighted.
///
/// A tap on the side of the current page's end goes to the next page, one on the other side to the previous page; a
/// drag goes through the pages. The arrow keys do both. Dots without room are not shown, and the outermost dots are
/// smaller if there are pages beyond them. In a terminal the current page is `●`, another one `○`.
open class UIPageControl: UIControl {
  /// The visibility of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Visible during a drag.
    case automatic
    case prominent
    /// Never visible.
    case minimal
  }

  /// The kind of the user's interaction in progress, or of the one whose event is being sent.
  public enum InteractionState: Int, Sendable {
    case none
    /// A tap or a key.
    case discrete
    /// A drag.
    case continuous
  }

  /// The direction in which the pages follow each other.
  public enum Direction: Int, Sendable {
    /// The layout direction.
    case natural
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  private static let diameter: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let margin: CGFloat = 9
  private static let thickness: CGFloat = 26

  private let background = UIView()
  private var dots: [PageDot] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UIPageControl.self)
  }

  private func setUp() {
    isAccessibilityElement = true
    background.isUserInteractionEnabled = false
    background.backgroundColor = .tertiarySystemFill
    background.isHidden = true
    addSubview(background)
  }

  // MARK: Pages

  /// The number of pages; 0 by default. A lower number moves the current page to the last one.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard oldValue != numberOfPages else { return }
      storedCurrentPage = clamped(storedCurrentPage)
      ownImages = ownImages.filter { $0.key < numberOfPages }
      ownCurrentImages = ownCurrentImages.filter { $0.key < numberOfPages }
      invalidateIntrinsicContentSize()
      pagesDidChange()
    }
  }

  private var storedCurrentPage = 0

  /// The current page, from 0, the default. Values outside of the pages become the first or the last page. Setting it
  /// sends no event.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      let page = clamped(newValue)
      guard page != storedCurrentPage else { return }
      storedCurrentPage = page
      pagesDidChange()
    }
  }

  private func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  /// A Boolean value that indicates whether the control is invisible if there is only one page; false by default.
  open var hidesForSinglePage = false { didSet { if oldValue != hidesForSinglePage { pagesDidChange() } } }

  private func pagesDidChange() {
    setNeedsLayout()
    setNeedsRender()
  }

  // MARK: Appearance

  /// The colour of the dots of other pages; nil uses a light grey. The original's default is a translucent white, which
  /// is invisible on a white background. An appearance property.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UIPageControl.pageIndicatorTintColor)
      if oldValue != pageIndicatorTintColor { setNeedsLayout() }
    }
  }

  /// The colour of the current page's dot; nil uses the label colour. The original's default is white.
  /// An appearance property.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      appearanceDidSet(\UIPageControl.currentPageIndicatorTintColor)
      if oldValue != currentPageIndicatorTintColor { setNeedsLayout() }
    }
  }

  /// The visibility of the background; `.automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if oldValue != backgroundStyle { setNeedsLayout() } }
  }

  /// The direction in which the pages follow each other; `.natural` by default.
  open var direction = Direction.natural {
    didSet {
      guard oldValue != direction else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The image of pages without an image of their own; nil, the default, for a dot.
  open var preferredIndicatorImage: UIImage? { didSet { if oldValue != preferredIndicatorImage { setNeedsLayout() } } }

  /// The image of the current page, if it has none of its own; nil, the default, uses its image among the others.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { if oldValue != preferredCurrentPageIndicatorImage { setNeedsLayout() } }
  }

  private var ownImages: [Int: UIImage] = [:]
  private var ownCurrentImages: [Int: UIImage] = [:]

  /// The image that was set for a page; nil if there isn't one.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page)
    return ownImages[page]
  }

  /// Sets the image of a page; nil for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page)
    ownImages[page] = image
    setNeedsLayout()
  }

  /// The image that was set for a page while it is current; nil if there isn't one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page)
    return ownCurrentImages[page]
  }

  /// Sets the image of a page while it is current; nil for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page)
    ownCurrentImages[page] = image
    setNeedsLayout()
  }

  private func requirePage(_ page: Int) {
    guard page >= 0, page < numberOfPages else {
      fatalError("page \(page) is out of bounds: the page control has \(numberOfPages) pages")
    }
  }

  private func image(ofPage page: Int) -> UIImage? {
    let image = ownImages[page] ?? preferredIndicatorImage
    guard page == storedCurrentPage else { return image }
    return ownCurrentImages[page] ?? preferredCurrentPageIndicatorImage ?? image
  }

  // MARK: Layout

  /// The pages whose dots are shown: those around the current one that have room.
  private var shownPages: Range<Int> {
    let length = isVertical ? bounds.height : bounds.width
    let room = max(1, ((length - 2 * Self.margin - Self.diameter) / Self.pitch).saturatedInt + 1)
    guard numberOfPages > room else { return 0..<numberOfPages }
    let start = min(max(0, storedCurrentPage - room / 2), numberOfPages - room)
    return start..<(start + room)
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// True if the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isShown = !(hidesForSinglePage && numberOfPages <= 1)
    let pages = isShown ? shownPages : 0..<0
    while dots.count > pages.count { dots.removeLast().removeFromSuperview() }
    while dots.count < pages.count {
      let dot = PageDot()
      addSubview(dot)
      dots.append(dot)
    }
    for (dot, page) in zip(dots, pages) { layOut(dot, of: page, among: pages) }
    layOutBackground(around: pages)
  }

  private func layOut(_ dot: PageDot, of page: Int, among pages: Range<Int>) {
    dot.isCurrent = page == storedCurrentPage
    dot.image = image(ofPage: page)
    dot.color =
      dot.isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    dot.alpha = isEnabled ? 1 : 0.5
    let continues =
      page == pages.lowerBound && page > 0 || page == pages.upperBound - 1 && page < numberOfPages - 1
    let side = dot.image == nil ? Self.diameter * (continues ? 0.6 : 1) : Self.pitch - 2
    let middle = middle(ofPage: page, among: pages)
    dot.frame = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }

  private func middle(ofPage page: Int, among pages: Range<Int>) -> CGPoint {
    let place = isReversed ? pages.upperBound - 1 - page : page - pages.lowerBound
    let offset = (CGFloat(place) - CGFloat(pages.count - 1) / 2) * Self.pitch
    return isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + offset) : CGPoint(x: bounds.midX + offset, y: bounds.midY)
  }

  private func layOutBackground(around pages: Range<Int>) {
    switch backgroundStyle {
    case .automatic: background.isHidden = interactionState != .continuous || pages.isEmpty
    case .prominent: background.isHidden = pages.isEmpty
    case .minimal: background.isHidden = true
    }
    let size = size(forNumberOfPages: pages.count)
    background.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    background.layer.cornerRadius = min(size.width, size.height) / 2
  }

  /// The size that a number of pages needs, in points. A terminal needs one row.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = 2 * Self.margin + CGFloat(max(0, pageCount)) * Self.pitch - (Self.pitch - Self.diameter)
    let thickness = traitCollection.pointGrid?.height ?? Self.thickness
    let along = max(0, length)
    return isVertical ? CGSize(width: thickness, height: along) : CGSize(width: along, height: thickness)
  }

  override class var standardHugging: ConstraintState.Priorities { .fixedHeight }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  @_spi(Toolkit) open override func controlStateDidChange() {
    super.controlStateDidChange()
    setNeedsLayout()
  }

  // MARK: Use

  /// A Boolean value that indicates whether a drag goes through the pages; true by default.
  open var allowsContinuousInteraction = true

  /// The kind of the interaction in progress.
  public private(set) final var interactionState = InteractionState.none {
    didSet { if oldValue != interactionState { setNeedsLayout() } }
  }

  private var startOfTouch = CGPoint.zero
  /// True if the last touch was a drag.
  private var wasDragged = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startOfTouch = touch.location(in: self)
    wasDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let location = touch.location(in: self)
    guard allowsContinuousInteraction else { return true }
    if interactionState != .continuous, location.distance(to: startOfTouch) >= UIPanGestureRecognizer.slop {
      interactionState = .continuous
    }
    if interactionState == .continuous { userWillGo(to: page(nearestTo: location)) }
    return true
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    wasDragged = interactionState == .continuous
    interactionState = .none
  }

  @_spi(Toolkit) open override func sendActivationActions() {
    super.sendActivationActions()
    guard !wasDragged else { return }
    let isAfter = isVertical ? startOfTouch.y > bounds.midY : startOfTouch.x > bounds.midX
    turn(by: isAfter != isReversed ? 1 : -1)
  }

  private func page(nearestTo location: CGPoint) -> Int {
    let pages = shownPages
    let first = middle(ofPage: isReversed ? pages.upperBound - 1 : pages.lowerBound, among: pages)
    let distance = isVertical ? location.y - first.y : location.x - first.x
    let place = max(0, min((distance / Self.pitch).rounded().saturatedInt, pages.count - 1))
    return isReversed ? pages.upperBound - 1 - place : pages.lowerBound + place
  }

  /// Goes to an adjacent page, as by a tap.
  private func turn(by pages: Int) {
    interactionState = .discrete
    userWillGo(to: storedCurrentPage + pages)
    interactionState = .none
  }

  private func userWillGo(to page: Int) {
    let page = clamped(page)
    guard page != storedCurrentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Accessibility

  @_spi(Toolkit) open override var controlAccessibilityTraits: UIAccessibilityTraits {
    [.adjustable, .updatesFrequently]
  }

  /// The page among all pages, such as "page 2 of 5", unless the app set a value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (numberOfPages > 0 ? "page \(storedCurrentPage + 1) of \(numberOfPages)" : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// Goes to the page beside the current one in the direction of the key.
  @_spi(Toolkit) open override func arrowAction(_ key: FocusDirection) -> KeyAction? {
    guard isAdjustable, key.isVertical == isVertical else { return nil }
    let isAfter = (key == .right || key == .down) != isReversed
    return KeyAction(isAfter ? "go to the next page" : "go to the previous page") { [self] in
      turn(by: isAfter ? 1 : -1)
    }
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { if isEnabled { turn(by: 1) } }

  /// Goes to the previous page.
  open override func accessibilityDecrement() { if isEnabled { turn(by: -1) } }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if numberOfPages > 0 {
      semantics?.range = Semantics.Range(
        Double(storedCurrentPage + 1), in: 1...Double(numberOfPages), step: 1)
    }
    return semantics
  }
}

extension CGFloat {
  /// The value as an integer, rounded towards zero; the nearest of ±1,000,000 if it is beyond them, 0 if it is not a
  /// number.
  var saturatedInt: Int { isNaN ? 0 : Int(Swift.max(-1_000_000, Swift.min(self, 1_000_000))) }
}
