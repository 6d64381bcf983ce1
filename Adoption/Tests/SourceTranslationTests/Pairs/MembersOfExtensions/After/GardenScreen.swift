#sourceLocation(file: "GardenScreen.swift", line: 1)
import UIKit

class GardenScreen: UIViewController, ObjectMembers {
        func water() {}
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("water", GardenScreen.water)); members.append(.method("weigh:", GardenScreen.weigh(_:))); members += GardenScreen._objectMembers_GardenScreen_Harvest_swift_0; members.append(.method("sow", GardenScreen.sow)); return members }; }

extension GardenScreen {
        private func sow() {}
}
