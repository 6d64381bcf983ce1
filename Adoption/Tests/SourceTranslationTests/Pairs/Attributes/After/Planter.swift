#sourceLocation(file: "Planter.swift", line: 1)
import UIKit

             
            
class Planter: UIView, ObjectMembers {
  var name = "Planter"
                 var cornerRadius: CGFloat = 4
           func water() {}
  func empty(_ amount: Int) -> Bool { amount > 0 }
  private func hidden() {}
  static let shared = Planter()
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.property("name", \Planter.name)); members.append(.property("cornerRadius", \Planter.cornerRadius)); members.append(.method("empty:", Planter.empty(_:))); return members }; }

               class Soil: NSObject, ObjectMembers {
                   func loosen(depth: Int) {}
               var wet: Bool {              get { true } }
        init(kind: String) {}
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("loosenTo:", Soil.loosen(depth:))); members.append(.property("isWet", \Soil.wet)); return members }; }; nonisolated final class _ObjectiveCClass_PGRSoil: _NamedClass { static var named: AnyClass { Soil.self } }

      enum Season: Int { case spring, summer }
