#sourceLocation(file: "DebugScreen.swift", line: 1)
import UIKit

class DebugScreen: UIViewController, ObjectMembers {
  #if DEBUG
          func dump() {}
  #elseif false
    @objc func print() {}
  #else
          func log() {}
  #endif
  #if true
          func share() {}
  #endif
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; 
#if (DEBUG)
members.append(.method("dump", DebugScreen.dump))
#endif

#if !(DEBUG)
members.append(.method("log", DebugScreen.log))
#endif
members.append(.method("share", DebugScreen.share)); return members }; 
#sourceLocation(file: "DebugScreen.swift", line: 14)
}

let afterDebugScreen = #line
