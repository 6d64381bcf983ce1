import Foundation

extension UIBarButtonItem {
  /// An item whose title or image the system provides.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The item with a name in a nib or a storyboard, which is that of its case.
  init?(interfaceName: String) {
    guard let item = (0...24).compactMap(Self.init(rawValue:)).first(where: { String(describing: $0) == interfaceName })
    else { return nil }
    self = item
  }

  /// The title; nil for an item that shows an image, or nothing.
  var title: String? {
    switch self {
    case .done: SystemText.localized("Done")
    case .cancel: SystemText.localized("Cancel")
    case .edit: SystemText.localized("Edit")
    case .save: SystemText.localized("Save")
    case .undo: SystemText.localized("Undo")
    case .redo: SystemText.localized("Redo")
    default: nil
    }
  }

  /// The name of the symbol; nil for an item that shows a title, or nothing.
  var symbolName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }

  /// The name for assistive technology; nil for an item that shows a title, or nothing.
  var spokenName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: SystemText.localized("Add")
    case .compose: SystemText.localized("Compose")
    case .reply: SystemText.localized("Reply")
    case .action: SystemText.localized("Share")
    case .organize: SystemText.localized("Organize")
    case .bookmarks: SystemText.localized("Bookmarks")
    case .search: SystemText.localized("Search")
    case .refresh: SystemText.localized("Refresh")
    case .stop: SystemText.localized("Stop")
    case .close: SystemText.localized("Close")
    case .camera: SystemText.localized("Camera")
    case .trash: SystemText.localized("Delete")
    case .play: SystemText.localized("Play")
    case .pause: SystemText.localized("Pause")
    case .rewind: SystemText.localized("Rewind")
    case .fastForward: SystemText.localized("Fast Forward")
    }
  }

  var isDone: Bool { self == .done || self == .save }
}
