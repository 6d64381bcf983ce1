import UIKit

class Box<Content>: UIViewController {
  var content: Content?
  @objc func close() {}
  func connect() { _ = #selector(close) }
}

enum Shelf {
  final class Row: UIView { @objc func tap() {} }
  private class Note { @objc var text = "" }
}

extension Shelf.Row {
  @objc func hold() {}
  func connect() { _ = [#selector(hold), #selector(Shelf.Row.tap)] }
}

private class Hidden: NSObject { @objc func act() {} }
