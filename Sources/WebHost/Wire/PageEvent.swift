import Foundation
import RenderTree

/// An action of the user in a page, or a state of the page, as its script reports it.
enum PageEvent: Equatable, Sendable {
  /// The state of a page that connects, or comes back.
  struct Opening: Equatable, Sendable {
    /// The size in points.
    var size: CGSize
    /// The insets of the area that the device does not cover.
    var safeArea = SceneConfiguration.Insets()
    /// The number of pixels per point.
    var scale: CGFloat
    /// The appearance.
    var appearance: SceneConfiguration.Appearance
    /// The contrast.
    var contrast: SceneConfiguration.Contrast
    /// The preferred text size.
    var textSize: SceneConfiguration.TextSize
    /// The languages that the user prefers, as tags of BCP 47.
    var languages: [String]
    /// The name of the user's time zone; nil if the browser does not say.
    var timeZone: String?
    /// The number of the frame that the page shows.
    var frame: Int
    /// The number of the entry of the browser's history that the page is; nil for one without.
    var entry: Int?
    /// The entries up to that one, of which the page has the last ones.
    var trail: [PageHistory.Entry] = []
  }

  /// An edit of a field's text by the user.
  struct Edit: Equatable, Sendable {
    /// The field.
    var node: NodeID
    /// The replaced range, the text in its place, and the revision of the page's copy.
    var change: TextEdit
  }

  case open(Opening)
  /// The page shows a frame.
  case acknowledged(Int)
  /// The tab became visible or invisible.
  case visible(Bool)
  /// The tab gained or lost the user's attention.
  case active(Bool)
  /// The page is left. It may come back.
  case leave
  /// The press of an element.
  case press(NodeID)
  /// Another action on an element.
  case action(SemanticAction, NodeID)
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  case hover(CGPoint?)
  case menu(CGPoint)
  case key(KeyEvent)
  /// Text that was typed or pasted outside of a field.
  case text(String)
  case edit(Edit)
  /// The user chose uploaded files, by their names, for a node that asks for files.
  case files([String], NodeID)
  /// The field got the keyboard focus.
  case focus(NodeID)
  /// The field lost the keyboard focus to nothing else: its user put the keyboard away, or selects a text of the page.
  case blur(NodeID)
  /// The tab key has moved the keyboard focus to an element.
  case tab(NodeID)
  case scrolled(NodeID, offset: CGPoint, revision: Int)
  case resized(CGSize, safeArea: SceneConfiguration.Insets)
  case appearance(SceneConfiguration.Appearance)
  /// The user went back or forward in the browser's history to an entry with a number, and an address of the app: path and
  /// query.
  case visited(Int?, address: String)
  /// The page needs the whole tree, because it could not show a message, for a reason.
  case treeNeeded(String)

  /// True for what the user does in the app, after which another place is an entry of the browser's history. A state of the
  /// page and scrolling are not, unlike for the scene, for which scrolling is use as well.
  var isAction: Bool {
    switch self {
    case .press, .action, .wheel, .menu, .key, .text, .edit, .files, .focus: true
    case .pointer(let pointer): pointer.phase == .began
    case .open, .acknowledged, .visible, .active, .leave, .hover, .blur, .tab, .scrolled, .resized, .appearance,
      .visited,
      .treeNeeded:
      false
    }
  }
}

/// The input of a tab, in order.
struct PageInput: Equatable, Sendable {
  /// An event with its number in the tab.
  struct Item: Equatable, Sendable {
    let number: Int
    let event: PageEvent
  }

  /// The name of the tab's scene.
  let tab: String
  /// The events with their numbers, which ascend by one.
  let events: [Item]
}
