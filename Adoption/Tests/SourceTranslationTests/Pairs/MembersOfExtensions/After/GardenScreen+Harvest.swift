#sourceLocation(file: "GardenScreen+Harvest.swift", line: 1)
import UIKit

extension GardenScreen {
        private func harvest() {}
        func weigh(_ sender: Any?) {}

  func connect(_ button: UIButton) {
    button.addTarget(self, action: Selector("harvest", GardenScreen.harvest), for: .touchUpInside)
    button.addTarget(self, action: Selector("water", GardenScreen.water), for: .touchUpInside)
  }
static var _objectMembers_GardenScreen_Harvest_swift_0: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("harvest", GardenScreen.harvest)); return members }; }
