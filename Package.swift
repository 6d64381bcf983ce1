// swift-tools-version:6.1
import PackageDescription

/// What the compiler is asked of every target of ours.
let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// What is built only where pictures are wanted.
let image = TargetDependencyCondition.when(traits: ["Image"])

/// Apple's module names, mapped to ours: what an app puts into its own manifest.
let apple: [SwiftSetting] = [
  .unsafeFlags(["UIKit=PergolaUIKit"].flatMap { ["-module-alias", $0] }, .when(platforms: [.linux]))
]

let package = Package(
  name: "pergola",
  products: [
    .library(name: "Pergola", targets: ["PergolaUIKit", "_Testing_UIKit"]),
    .library(name: "PergolaTesting", targets: ["PergolaTesting"]),
    .library(name: "Diffing", targets: ["Diffing"]),
    .library(name: "DeepDiff", targets: ["DeepDiff"]),
    .library(name: "Micro", targets: ["Micro"]),
    .library(name: "Upstream", targets: ["Upstream"]),
  ],
  traits: [
    .trait(name: "Image", description: "Pictures: the image host and PNG snapshots. Needs Pango and Cairo."),
    .trait(name: "Web", description: "The web host.", enabledTraits: ["Image"]),
    .default(enabledTraits: ["Image", "Web"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
  ],
  targets: [
    .target(name: "Diffing", swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "RenderTree", swiftSettings: strict),
    .target(name: "Symbols", dependencies: ["RenderTree"], swiftSettings: strict),
    .target(name: "Diagnostics", swiftSettings: strict),
    .target(
      name: "UIKitCore", dependencies: ["ConstraintSolver", "Diagnostics", "RenderTree", "Symbols"],
      swiftSettings: strict),
    .target(
      name: "UIKitLists",
      dependencies: [
        "Diagnostics", "Diffing", "RenderTree", "UIKitCore",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict),
    .target(name: "TerminalHost", dependencies: ["RenderTree"], swiftSettings: strict),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .target(
      name: "PangoText", dependencies: ["RenderTree", .target(name: "CPangoCairo", condition: image)],
      swiftSettings: strict),
    .target(
      name: "ImageHost",
      dependencies: [
        "RenderTree", .target(name: "PangoText", condition: image), .target(name: "CPangoCairo", condition: image),
      ],
      swiftSettings: strict),
    .target(
      name: "Launcher",
      dependencies: [
        "RenderTree", "TerminalHost", .target(name: "ImageHost", condition: image),
        .target(name: "PangoText", condition: image),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(
      name: "PergolaUIKit", dependencies: ["UIKitCore", "UIKitLists", "Launcher", "RenderTree"], swiftSettings: strict),
    .target(name: "DeepDiff", dependencies: ["Diffing", "PergolaUIKit"], swiftSettings: strict),
    .target(name: "Micro", dependencies: ["DeepDiff", "PergolaUIKit"], swiftSettings: strict),
    .target(name: "Upstream", dependencies: ["PergolaUIKit"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "PergolaTesting",
      dependencies: [
        "PergolaUIKit", "UIKitCore", "RenderTree", .target(name: "ImageHost", condition: image),
        .target(name: "PangoText", condition: image),
      ],
      swiftSettings: strict),

    .executableTarget(
      name: "FruitStand", dependencies: ["PergolaUIKit"], path: "Examples/FruitStand", swiftSettings: strict + apple),

    .executableTarget(
      name: "Profile", dependencies: ["PergolaUIKit", "Upstream"], path: "Examples/Profile",
      swiftSettings: strict + apple),
    .executableTarget(
      name: "Layouts", dependencies: ["PergolaUIKit"], path: "Examples/Layouts", swiftSettings: strict + apple),
    .executableTarget(
      name: "Blogs", dependencies: ["PergolaUIKit", "Micro"], path: "Examples/Blogs", swiftSettings: strict + apple),
    .executableTarget(
      name: "Inbox", dependencies: ["PergolaUIKit"], path: "Examples/Inbox", swiftSettings: strict + apple),
    .executableTarget(
      name: "Outline", dependencies: ["PergolaUIKit"], path: "Examples/Outline", swiftSettings: strict + apple),
    .executableTarget(
      name: "Reorder", dependencies: ["PergolaUIKit"], path: "Examples/Reorder", swiftSettings: strict + apple),
    .executableTarget(
      name: "SymbolSheet", dependencies: ["PergolaUIKit", "Symbols"], path: "Examples/SymbolSheet",
      swiftSettings: strict + apple),

    .target(name: "SeededRandomness", path: "Tests/Support/SeededRandomness", swiftSettings: strict),
    .target(
      name: "Stage", dependencies: ["Diagnostics", "RenderTree", "UIKitCore"], path: "Tests/Support/Stage",
      swiftSettings: strict),
    .testTarget(name: "DiffingTests", dependencies: ["Diffing", "SeededRandomness"], swiftSettings: strict),
    .testTarget(
      name: "DeepDiffTests", dependencies: ["DeepDiff", "PergolaUIKit", "RenderTree", "SeededRandomness"],
      swiftSettings: strict),
    .testTarget(name: "MicroTests", dependencies: ["Micro", "PergolaTesting", "PergolaUIKit"], swiftSettings: strict),
    .testTarget(
      name: "UpstreamTests", dependencies: ["Upstream", "PergolaTesting", "PergolaUIKit"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandomness"], swiftSettings: strict),
    .testTarget(name: "RenderTreeTests", dependencies: ["RenderTree", "SeededRandomness"], swiftSettings: strict),
    .target(
      name: "LayoutNotation", dependencies: ["UIKitCore", "UIKitLists"], path: "Tests/Support/LayoutNotation",
      swiftSettings: strict),
    .testTarget(
      name: "SymbolsTests", dependencies: ["RenderTree", "SeededRandomness", "Symbols", "UIKitCore"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitCoreTests", dependencies: ["Diagnostics", "RenderTree", "SeededRandomness", "Stage", "UIKitCore"],
      swiftSettings: strict),
    .testTarget(
      name: "ToolkitTests", dependencies: ["RenderTree", "Stage", "UIKitCore"], swiftSettings: strict),
    .testTarget(
      name: "SnapshotTests",
      dependencies: ["Diagnostics", "Diffing", "SeededRandomness", "Stage", "UIKitCore", "UIKitLists"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["LayoutNotation", "RenderTree", "SeededRandomness", "Stage", "UIKitCore", "UIKitLists"],
      swiftSettings: strict),
    .target(
      name: "BackgroundCalls", dependencies: ["UIKitLists"], path: "Tests/Support/BackgroundCalls",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ListTests",
      dependencies: [
        "BackgroundCalls", "Diagnostics", "Diffing", "LayoutNotation", "RenderTree", "SeededRandomness", "Stage",
        "UIKitCore",
        "UIKitLists",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Launcher", "RenderTree"], path: "Tests/TerminalProbe",
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalGarden", dependencies: ["PergolaUIKit"], path: "Tests/TerminalGarden",
      swiftSettings: strict + apple),
    .testTarget(
      name: "TerminalHostTests",
      dependencies: [
        "TerminalHost", "RenderTree", "TerminalProbe", "TerminalGarden", "FruitStand", "SeededRandomness",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PangoTextTests",
      dependencies: ["RenderTree", "SeededRandomness", .target(name: "PangoText", condition: image)],
      swiftSettings: strict),
    .executableTarget(
      name: "PictureProbe", dependencies: ["PergolaUIKit"], path: "Tests/PictureProbe", swiftSettings: strict + apple),
    .testTarget(
      name: "ImageHostTests",
      dependencies: [
        "RenderTree", "PictureProbe", .target(name: "ImageHost", condition: image),
        .target(name: "PangoText", condition: image),
        .target(name: "CPangoCairo", condition: image),
      ],
      swiftSettings: strict),
    .testTarget(name: "LauncherTests", dependencies: ["Launcher", "RenderTree"], swiftSettings: strict),
    .testTarget(
      name: "PergolaTestingTests",
      dependencies: [
        "PergolaTesting", "PergolaUIKit", "RenderTree", "SeededRandomness", "UIKitCore", "_Testing_UIKit",
      ],
      exclude: ["__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "FruitStandTests",
      dependencies: ["FruitStand", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
      path: "Examples/FruitStandTests", exclude: ["__Snapshots__"],
      swiftSettings: strict + apple),
    .testTarget(
      name: "ProfileTests",
      dependencies: ["Profile", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
      path: "Examples/ProfileTests", exclude: ["__Snapshots__"],
      swiftSettings: strict + apple),
    .testTarget(
      name: "LayoutsTests",
      dependencies: ["Layouts", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
      path: "Examples/LayoutsTests", exclude: ["__Snapshots__"],
      swiftSettings: strict + apple),
    .testTarget(
      name: "BlogsTests",
      dependencies: ["Blogs", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
      path: "Examples/BlogsTests", exclude: ["__Snapshots__"],
      swiftSettings: strict + apple),
    .testTarget(
      name: "InboxTests",
      dependencies: ["Inbox", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
      path: "Examples/InboxTests", exclude: ["__Snapshots__"],
      swiftSettings: strict + apple),
    .testTarget(
      name: "OutlineTests",
      dependencies: ["Outline", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
      path: "Examples/OutlineTests", exclude: ["__Snapshots__"],
      swiftSettings: strict + apple),
    .testTarget(
      name: "ReorderTests",
      dependencies: ["Reorder", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
      path: "Examples/ReorderTests", exclude: ["__Snapshots__"],
      swiftSettings: strict + apple),
    .testTarget(
      name: "SymbolSheetTests",
      dependencies: ["SymbolSheet", "PergolaTesting", "PergolaUIKit", "Symbols", "_Testing_UIKit"],
      path: "Examples/SymbolSheetTests", exclude: ["__Snapshots__"],
      swiftSettings: strict + apple),
  ],
  swiftLanguageModes: [.v6]
)
