#sourceLocation(file: "Screens.swift", line: 1)
import UIKit

open class BaseScreen: UIViewController, ObjectMembers {
        func refresh() {}
open class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("refresh", BaseScreen.refresh)); return members }; }

class PlainScreen: BaseScreen {}

class ListScreen: PlainScreen {
        override func refresh() {}
        func sort(by key: String) {}
override class var objectMembers: [ObjectMember] { var members = super.objectMembers; members.append(.method("refresh", ListScreen.refresh)); members.append(.method("sortBy:", ListScreen.sort(by:))); return members }; }

class Store: NSObject {
  class Section: ObjectMembers {
          func open() {}
  class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("open", Section.open)); return members }; }
  func plain() {}
}
