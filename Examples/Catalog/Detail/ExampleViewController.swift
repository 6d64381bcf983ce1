import UIKit

/// An example that runs, and its source: side by side where there is room, otherwise one of the two.
final class ExampleViewController: UIViewController {
  /// The visible parts.
  enum Part: Int, CaseIterable {
    case example, source, both

    var title: String {
      switch self {
      case .example: String(localized: "Example")
      case .source: String(localized: "Source")
      case .both: String(localized: "Both")
      }
    }
  }

  let example: Example
  /// Called when the user opened a part of the source, or left the source: then with nil.
  var onSource: ((Place.Source?) -> Void)?

  private let screen: UIViewController
  private let source: SourceViewController
  private let panes = ExamplePanes()
  private let control = UISegmentedControl()
  /// The part that the user chose; nil for both.
  private var chosenPart: Part?
  /// The part that stands for both where there is no room for them.
  private var singlePart = Part.example

  init(_ example: Example, library: SourceLibrary = .embedded) {
    self.example = example
    screen = example.makeScreen()
    source = SourceViewController(example, library: library)
    super.init(nibName: nil, bundle: nil)
    title = example.title
    for part in [Part.example, .source] {
      control.insertSegment(withTitle: part.title, at: part.rawValue, animated: false)
    }
    navigationItem.titleView = control
    navigationItem.largeTitleDisplayMode = .never
    source.show(.file(example.mainFile), animated: false)
    source.onPart = { [weak self] in if let self, part != .example { onSource?($0) } }
    control.addAction(UIAction { [weak self] _ in self?.chooseSegment() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func loadView() { view = panes }

  override func viewDidLoad() {
    super.viewDidLoad()
    panes.note = example.note
    embed(screen, in: panes.example)
    embed(source, in: panes.source)
    update()
  }

  private func embed(_ controller: UIViewController, in pane: UIView) {
    addChild(controller)
    controller.view.frame = pane.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pane.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    update()
  }

  // MARK: Parts

  /// True if the example and its source fit beside each other.
  var canShowBoth: Bool { panes.haveRoomForBoth }

  /// The visible parts.
  var part: Part {
    get { chosenPart ?? (panes.haveRoomForBoth ? .both : singlePart) }
    set {
      chosenPart = newValue == .both ? nil : newValue
      if newValue != .both { singlePart = newValue }
      if isViewLoaded { update() }
    }
  }

  /// Opens a part of the source: beside the example, or in its place.
  func show(_ part: Place.Source) {
    source.show(part, animated: viewIfLoaded?.window != nil)
    singlePart = .source
    if chosenPart == .example { chosenPart = nil }
    if isViewLoaded { update() }
  }

  /// Shows the example again where the source stands in its place.
  func leaveSource() {
    singlePart = .example
    if chosenPart == .source { chosenPart = nil }
    if isViewLoaded { update() }
  }

  /// Shows parts that the user chose.
  func choose(_ part: Part) {
    self.part = part
    onSource?(part == .source ? source.part : nil)
  }

  // MARK: Restoration

  /// The activity of the user in the example, with its current data; nil for an example without one.
  var exampleActivity: NSUserActivity? {
    let activity = screen.userActivity
    if let activity { screen.updateUserActivityState(activity) }
    return activity
  }

  /// Lets the example continue an activity of its own.
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    screen.restoreUserActivityState(activity)
  }

  private func chooseSegment() { choose(Part.allCases[control.selectedSegmentIndex]) }

  private func update() {
    if panes.haveRoomForBoth != (control.numberOfSegments == 3) {
      if panes.haveRoomForBoth {
        control.insertSegment(withTitle: Part.both.title, at: 2, animated: false)
      } else {
        control.removeSegment(at: 2, animated: false)
      }
    }
    control.selectedSegmentIndex = part.rawValue
    panes.part = part
    // An example in a column has the width of a phone.
    let sizeClass: UIUserInterfaceSizeClass = panes.exampleWidth < 600 ? .compact : .regular
    if screen.traitOverrides.horizontalSizeClass != sizeClass { screen.traitOverrides.horizontalSizeClass = sizeClass }
  }
}
