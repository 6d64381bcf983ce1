// swift-tools-version:6.1
import PackageDescription

let package = Package(
  name: "pergola-benchmarks",
  dependencies: [.package(name: "pergola", path: "..", traits: ["Image"])],
  targets: [
    // Sources/Benchmarks/Shared has links to files of Tests/Support, which is not a product.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "DeepDiff", package: "pergola"),
        .product(name: "Diffing", package: "pergola"),
        .product(name: "Pergola", package: "pergola"),
        .product(name: "PergolaTesting", package: "pergola"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ],
  swiftLanguageModes: [.v6]
)
