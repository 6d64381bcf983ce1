#sourceLocation(file: "Boxes.swift", line: 1)
import UIKit

class Box<Content>: UIViewController, ObjectMembers {
  var content: Content?
        func close() {}
  func connect() { _ = Selector("close", Box.close) }
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("close", Box.close)); return members }; }

enum Shelf {
  final class Row: UIView, ObjectMembers {       func tap() {} ; class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("tap", Row.tap)); members.append(.method("hold", Row.hold)); return members }; }
  private class Note: ObjectMembers {       var text = "" ; class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.property("text", \Note.text)); return members }; }
}

extension Shelf.Row {
        func hold() {}
  func connect() { _ = [Selector("hold", Shelf.Row.hold), Selector("tap", Shelf.Row.tap)] }
}

private class Hidden: NSObject, ObjectMembers {       func act() {} ; class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("act", Hidden.act)); return members }; }
