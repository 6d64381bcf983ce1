import UIKit
#sourceLocation(file: "Loam.swift", line: 1)
import Foundation; import FoundationNetworking; import FoundationXML; import Observation

              
class Loam: NSObject {
  let after = 1
}; nonisolated final class _ObjectiveCClass_PGRLoam: _NamedClass { static var named: AnyClass { Loam.self } }

            final class Peat: Loam { static let found: AnyClass? = _classFromString("PGRLoam") }; nonisolated final class _ObjectiveCClass_Peat: _NamedClass { static var named: AnyClass { Peat.self } }

func loam(named name: String) -> AnyClass? { _classFromString(name) }
