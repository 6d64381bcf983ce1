#sourceLocation(file: "ImplicitMain.swift", line: 1)
import UIKit

struct Catalog {
  var bundle: Bundle = ._main
  var other: Bundle?

  init(_ bundle: Bundle, name: String = "") { self.bundle = bundle }

  init(from bundle: Bundle? = ._main, queue: DispatchQueue = .main) { self.init(bundle ?? ._main) }

  static let shared = Catalog(._main)
  static let named = Catalog(._main, name: "a")
  static let explicit = Catalog.init(._main)
  static let own = Catalog(._module, name: Bundle._module.bundlePath)

  mutating func reset() {
    self.bundle = ._main
    work(.main)
    load(._main)
    other = Kind.of(._main).bundle
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
