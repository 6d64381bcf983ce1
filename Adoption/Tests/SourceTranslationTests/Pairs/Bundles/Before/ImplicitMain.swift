import UIKit

struct Catalog {
  var bundle: Bundle = .main
  var other: Bundle?

  init(_ bundle: Bundle, name: String = "") { self.bundle = bundle }

  init(from bundle: Bundle? = .main, queue: DispatchQueue = .main) { self.init(bundle ?? .main) }

  static let shared = Catalog(.main)
  static let named = Catalog(.main, name: "a")
  static let explicit = Catalog.init(.main)
  static let own = Catalog(.module, name: Bundle.module.bundlePath)

  mutating func reset() {
    self.bundle = .main
    work(.main)
    load(.main)
    other = Kind.of(.main).bundle
  }

  func work(_ queue: DispatchQueue) {}
  func load(_ bundle: Foundation.Bundle!, on queue: DispatchQueue = .main) {}
}

enum Kind {
  case of(Bundle)
  case main

  var bundle: Bundle? { nil }

  func same(_ kind: Kind = .main) -> Bool { true }
}

/// One name for two types: the argument is left as it is.
struct Rooms { func open(_ queue: DispatchQueue) {} }
struct Doors {
  func open(_ bundle: Bundle) {}
  func enter() { Rooms().open(.main) }
}
