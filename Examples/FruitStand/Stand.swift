import UIKit

/// A fruit that the stand sells.
struct Fruit: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case apple, orange }

  let kind: Kind
  let name: String
  /// The diameter of an apple's core or the thickness of an orange's peel.
  let millimetres: Int

  var caption: String {
    switch kind {
    case .apple: String(localized: "\(millimetres) mm core")
    case .orange: String(localized: "\(millimetres) mm peel")
    }
  }
}

/// The weather, which opens or closes the stand.
enum Weather: Hashable, Sendable {
  case fair, stormy

  var changed: Weather { self == .fair ? .stormy : .fair }
}

/// The state of the stand; the screen is a function of it.
struct Stand {
  var weather = Weather.fair
  var basket: Set<Fruit> = []

  let fruits = [
    Fruit(kind: .apple, name: "Granny Smith", millimetres: 12),
    Fruit(kind: .apple, name: "Honeycrisp", millimetres: 15),
    Fruit(kind: .apple, name: "Fuji", millimetres: 11),
    Fruit(kind: .orange, name: "Navel", millimetres: 5),
    Fruit(kind: .orange, name: "Blood", millimetres: 4),
  ]

  func fruits(of kind: Fruit.Kind) -> [Fruit] { fruits.filter { $0.kind == kind } }

  var summary: String {
    basket.isEmpty
      ? String(localized: "Your basket is empty") : String(localized: "\(basket.count) fruits in your basket")
  }
}
