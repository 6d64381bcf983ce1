// swift-tools-version:6.1
import PackageDescription

/// The settings of every target.
let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

func syntax(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-syntax") }

let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

// A package of its own: who does not translate sources never fetches swift-syntax.
let package = Package(
  name: "Adoption",
  products: [
    .plugin(name: "PergolaSources", targets: ["PergolaSources"]),
    .executable(name: "pergola", targets: ["pergola"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // Swift sources, as far as all that reads them agrees: the conditions under which they are compiled, and their imports.
    .target(name: "SwiftSources", dependencies: [syntax("SwiftParser"), syntax("SwiftSyntax")], swiftSettings: strict),
    // The translation of Swift sources of Apple's platforms to what compiles without an Objective-C runtime.
    .target(
      name: "SourceTranslation", dependencies: [syntax("SwiftParser"), syntax("SwiftSyntax"), "SwiftSources"],
      swiftSettings: strict),
    .executableTarget(
      name: "translate-sources", dependencies: [arguments, "SourceTranslation"], swiftSettings: strict),
    .plugin(
      name: "PergolaSources", capability: .buildTool(), dependencies: ["translate-sources", "prepare-resources"]),
    // The projects of Xcode and XcodeGen, their resources, and the packages that are made of them.
    .target(
      name: "XcodeProjects", dependencies: [.product(name: "Yams", package: "Yams"), "SwiftSources"],
      swiftSettings: strict),
    // The names of the original's API, and those that sources use.
    .target(
      name: "Compatibility", dependencies: [syntax("SwiftParser"), syntax("SwiftSyntax"), "SwiftSources"],
      resources: [.copy("Names")], swiftSettings: strict),
    // The parts of sources that need what is missing, from the compiler's errors.
    .target(
      name: "Fences", dependencies: ["Compatibility", "SourceTranslation", "XcodeProjects"], swiftSettings: strict),
    // The words of commands for programs and for people: events, errors, progress, exit statuses.
    .target(name: "Reports", swiftSettings: strict),
    // Builds of packages, processes that may trap, and the reasons of their traps.
    .target(name: "Builds", dependencies: ["Reports", "SourceTranslation", "XcodeProjects"], swiftSettings: strict),
    // What a machine lacks.
    .target(name: "Doctor", dependencies: ["Reports", "XcodeProjects"], swiftSettings: strict),
    // Previews of an app, rendered by its program. The messages are those of Pergola's Launcher, by a link.
    .target(name: "Previews", dependencies: ["Builds", "Reports", "XcodeProjects"], swiftSettings: strict),
    // Apps that are shown while their sources are edited.
    .target(name: "Serving", dependencies: ["Builds", "CSpawn", "Reports", "XcodeProjects"], swiftSettings: strict),
    // Runs of a package's tests that go on behind traps.
    .target(name: "TestRuns", dependencies: ["Builds", "Reports", "XcodeProjects"], swiftSettings: strict),
    // A server of the Model Context Protocol, which knows no tool.
    .target(name: "ToolServer", swiftSettings: strict),
    // Functions of the system that start programs.
    .target(name: "CSpawn"),
    // Apps that are started to be used, and the tools for that.
    .target(
      name: "Sessions", dependencies: ["Builds", "CSpawn", "TestRuns", "ToolServer", "XcodeProjects"],
      swiftSettings: strict),
    .executableTarget(
      name: "pergola",
      dependencies: [
        arguments, "Builds", "Compatibility", "Doctor", "Fences", "Previews", "Reports", "Serving", "Sessions",
        "SourceTranslation", "TestRuns", "ToolServer", "XcodeProjects",
        // Adopted packages get copies of these programs.
        "prepare-resources", "translate-sources",
      ],
      swiftSettings: strict),
    // Makes the bundles of targets, for the plugin.
    .executableTarget(name: "prepare-resources", dependencies: [arguments, "XcodeProjects"], swiftSettings: strict),
    .testTarget(
      name: "SourceTranslationTests", dependencies: ["SourceTranslation"], exclude: ["Pairs"], swiftSettings: strict),
    .testTarget(
      name: "SwiftSourcesTests", dependencies: ["SwiftSources", syntax("SwiftParser"), syntax("SwiftSyntax")],
      swiftSettings: strict),
    .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects"], swiftSettings: strict),
    .testTarget(name: "FencesTests", dependencies: ["Fences"], swiftSettings: strict),
    .testTarget(name: "BuildsTests", dependencies: ["Builds", "Reports", "XcodeProjects"], swiftSettings: strict),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Builds", "Doctor", "Fences", "Previews", "Reports", "Serving", "SourceTranslation", "TestRuns",
        "XcodeProjects",
      ],
      swiftSettings: strict),
    .testTarget(name: "DoctorTests", dependencies: ["Doctor", "Reports", "XcodeProjects"], swiftSettings: strict),
    .testTarget(
      name: "PreviewsTests", dependencies: ["Builds", "Previews", "Reports", "XcodeProjects"], swiftSettings: strict),
    .testTarget(
      name: "ServingTests", dependencies: ["Builds", "Serving", "XcodeProjects"], swiftSettings: strict),
    .testTarget(name: "TestRunsTests", dependencies: ["Builds", "TestRuns"], swiftSettings: strict),
    .testTarget(name: "ToolServerTests", dependencies: ["ToolServer"], swiftSettings: strict),
    .testTarget(name: "SessionsTests", dependencies: ["Sessions", "ToolServer"], swiftSettings: strict),
    .testTarget(name: "CompatibilityTests", dependencies: ["Compatibility"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
