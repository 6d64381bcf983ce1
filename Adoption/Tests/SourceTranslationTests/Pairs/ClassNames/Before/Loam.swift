import Foundation

@objc(PGRLoam)
class Loam: NSObject {
  let after = 1
}

@objc(Peat) final class Peat: Loam { static let found: AnyClass? = NSClassFromString("PGRLoam") }

func loam(named name: String) -> AnyClass? { Foundation.NSClassFromString(name) }
