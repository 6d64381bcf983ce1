// swift-tools-version:6.1
import PackageDescription

// An app in the style of Objective-C days. Its sources lie in a folder with spaces and umlauts, outside of the target.
let package = Package(
  name: "Gardens",
  dependencies: [
    .package(name: "pergola", path: "../../../..", traits: []),
    .package(name: "Adoption", path: "../../.."),
  ],
  targets: [
    .executableTarget(
      name: "Gardens", dependencies: [.product(name: "Pergola", package: "pergola")], path: "Pergola/Gardens",
      exclude: ["PergolaSources.json"],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags(
          ["UIKit=PergolaUIKit", "SwiftUI=PergolaSwiftUI", "Combine=PergolaCombine"].flatMap { ["-module-alias", $0] }),
      ],
      plugins: [.plugin(name: "PergolaSources", package: "Adoption")])
  ]
)
