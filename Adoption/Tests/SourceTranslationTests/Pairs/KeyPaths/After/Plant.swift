#sourceLocation(file: "Plant.swift", line: 1)
import UIKit

class Plant: NSObject, ObjectMembers {
  @KeyValueObservable               var name = ""
  @KeyValueObservable                         var height = 0
        var parent: Plant?

  func keys() -> [String] {
    ["name", "tallness", "parent.tallness", "hidden",
     "contentOffset"]
  }
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.property("name", \Plant.name)); members.append(.property("tallness", \Plant.height)); members.append(.property("parent", \Plant.parent)); return members }; }
