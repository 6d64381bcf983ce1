#sourceLocation(file: "Reservoir.swift", line: 1)
import UIKit

class Reservoir: NSObject, ObjectMembers {
  @KeyValueObservable               var level = 0.5
  @KeyValueReadable               private(set) var name: String? { willSet { willChangeValue(forKey: "name") }
    didSet { defer { didChangeValue(forKey: "name") }; print(name ?? "") }
  }
                weak var owner: UIView? { willSet { willChangeValue(forKey: "owner") } didSet { didChangeValue(forKey: "owner") } }
                lazy var notes: [String] = { ["dry"] }() { willSet { willChangeValue(forKey: "notes") } didSet { didChangeValue(forKey: "notes") } }
                var percent: Double {
    get { noteReading(forKey: "percent"); return level * 100 }
    set { willChangeValue(forKey: "percent"); defer { didChangeValue(forKey: "percent") }; level = newValue / 100 }
  }
                var text: String { noteReading(forKey: "text"); return "\(percent)" }
        class func keyPathsForValuesAffectingText() -> Set<String> { ["level"] }
                func empty() {}
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.property("level", \Reservoir.level)); members.append(.property("name", \Reservoir.name)); members.append(.property("owner", \Reservoir.owner)); members.append(.property("notes", \Reservoir.notes)); members.append(.property("percent", \Reservoir.percent)); members.append(.property("text", \Reservoir.text, affectedBy: Reservoir.keyPathsForValuesAffectingText())); members.append(.method("empty", Reservoir.empty)); return members }; }

@MainActor func observeReservoir(_ reservoir: Reservoir) {
  reservoir.level = 1
}
