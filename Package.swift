// swift-tools-version:6.1
import CompilerPluginSupport
import PackageDescription

/// The settings of every target of ours.
let strict: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// Apple's module names, mapped to ours: the settings that an app puts into its own manifest.
let apple: [SwiftSetting] = [
  .unsafeFlags(
    [
      "UIKit=PergolaUIKit", "SwiftUI=PergolaSwiftUI", "Combine=PergolaCombine",
      "UniformTypeIdentifiers=PergolaUniformTypeIdentifiers", "os=PergolaOS", "OSLog=PergolaOSLog",
      "CommonCrypto=PergolaCommonCrypto", "SQLite3=PergolaSQLite3", "zlib=PergolaZlib", "Security=PergolaSecurity",
      "LocalAuthentication=PergolaLocalAuthentication", "CryptoKit=PergolaCryptoKit",
      "CoreServices=PergolaCoreServices", "MobileCoreServices=PergolaMobileCoreServices",
      "SystemConfiguration=PergolaSystemConfiguration", "Compression=PergolaCompression", "libxml2=PergolaLibxml2",
      "ImageIO=PergolaImageIO",
      "SafariServices=PergolaSafariServices",
      "MessageUI=PergolaMessageUI", "StoreKit=PergolaStoreKit", "Network=PergolaNetwork",
      "UserNotifications=PergolaUserNotifications",
      "BackgroundTasks=PergolaBackgroundTasks",
    ].flatMap { ["-module-alias", $0] },
    .when(platforms: [.linux]))
]

/// A dependency that is built only with the trait `Image`, where pictures are wanted.
func pictures(_ name: String) -> Target.Dependency { .target(name: name, condition: .when(traits: ["Image"])) }

/// A product that is built only with the trait `Web`, where pages are served.
func pages(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Web"]))
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A module of data, in a folder of its own.
func data(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Data/\(name)", swiftSettings: strict)
}

/// A module that stands for a framework of the system. Only apps that name its product build it.
func framework(
  _ name: String, _ dependencies: [Target.Dependency] = [], linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: "Pergola\(name)", dependencies: dependencies, path: "Sources/Frameworks/Pergola\(name)",
    swiftSettings: strict,
    linkerSettings: linking)
}

/// The tests of a module in a folder of its own.
func tests(_ name: String, in folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["Expectations"], path: "Tests/\(folder)/\(name)", swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["Expectations"], exclude: exclude, swiftSettings: strict)
}

/// A module that tests share.
func support(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: settings)
}

/// A program that tests run.
func probe(_ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

/// The texts of an example, in English and Arabic.
let texts: [Resource] = [.process("Resources")]

/// An example app: its screens, which the catalogue shows too, its program in the folder `App`, and its tests.
///
/// - Parameters:
///   - exclude: Other programs in the folder.
///   - plist: The Info.plist beside the program.
///   - programs: The programs that the tests run.
func example(
  _ name: String, using dependencies: [Target.Dependency] = [], exclude: [String] = [], plist: [String] = [],
  programs: [Target.Dependency] = []
) -> [Target] {
  let path = "Examples/\(name)"
  let screens = Target.Dependency.target(name: "\(name)Screens")
  return [
    .target(
      name: "\(name)Screens", dependencies: ["PergolaUIKit"] + dependencies, path: path,
      exclude: ["App"] + exclude, resources: texts, swiftSettings: strict + apple),
    .executableTarget(
      name: name, dependencies: [screens, "PergolaUIKit"] + dependencies, path: "\(path)/App",
      exclude: plist, swiftSettings: strict + apple),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.target(name: name), screens, "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"] + dependencies
        + programs,
      path: "Examples/\(name)Tests", exclude: ["__Snapshots__"], swiftSettings: strict + apple),
  ]
}

/// The rules of languages: plurals, units, lists. Foundation brings the library with it.
let languages: LinkerSetting = .linkedLibrary("_FoundationICU", .when(platforms: [.linux]))

let modules: [Target] = [
  module("Diffing"),
  module("ConstraintSolver"),
  module("RenderTree"),
  module("PergolaSymbols", ["RenderTree"]),
  module("PergolaDiagnostics"),
  module("PergolaUniformTypeIdentifiers"),
  module("PergolaSystem", ["PergolaDiagnostics"]),
  module("MethodReplacement"),
  data("Predicates", ["MethodReplacement"]),
  framework("CoreFoundation"),
  framework(
    "Foundation", ["PergolaCoreFoundation", "PergolaUniformTypeIdentifiers", "Predicates"], linking: [languages]),
  .target(
    name: "UIKitCore",
    dependencies: [
      "ConstraintSolver", "MethodReplacement", "PergolaCoreFoundation", "PergolaDiagnostics", "PergolaSymbols",
      "PergolaSystem", "PergolaUniformTypeIdentifiers", "Predicates", "RenderTree",
    ],
    swiftSettings: strict, linkerSettings: [languages]),
  module(
    "UIKitLists",
    [
      "Diffing", "MethodReplacement", "PergolaDiagnostics", "PergolaSystem", "RenderTree", "UIKitCore",
      .product(name: "OrderedCollections", package: "swift-collections"),
    ]),
  module("UIKitNibs", ["PergolaDiagnostics", "UIKitCore", "UIKitLists"]),
  module("TerminalHost", ["RenderTree"]),
  .systemLibrary(
    name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
  .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
  .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
  .systemLibrary(name: "CHiredis", providers: [.apt(["libhiredis-dev"])]),
  .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  module("PangoText", ["RenderTree", pictures("CPangoCairo")]),
  module(
    "ImageHost",
    [
      "PergolaDiagnostics", "RenderTree", "ScreenUse", pictures("PangoText"), pictures("CPangoCairo"),
      pictures("CRsvg"), pictures("CTurboJPEG"),
    ]),
  .target(
    name: "WebHost",
    dependencies: [
      "Diffing", "RenderTree", .target(name: "CHiredis", condition: .when(traits: ["Redis"])),
      .target(name: "CZlib", condition: .when(traits: ["Web"])), pages("GRDB", of: "GRDB.swift"),
      pages("HTTPTypes", of: "swift-http-types"),
      pages("Hummingbird", of: "hummingbird"), pages("HummingbirdCore", of: "hummingbird"),
      pages("Logging", of: "swift-log"), pages("Metrics", of: "swift-metrics"), pages("NIOCore", of: "swift-nio"),
      pages("NIOPosix", of: "swift-nio"), pages("ServiceLifecycle", of: "swift-service-lifecycle"),
      pages("UnixSignals", of: "swift-service-lifecycle"),
    ],
    resources: [
      "frames.js", "fields.js", "notice.js", "page.js", "stops.js", "input.js", "files.js", "worker.js", "page.css",
    ].map {
      .embedInCode("Script/\($0)")
    },
    swiftSettings: strict),
  module("ScreenUse", ["RenderTree"]),
  module("SessionHost", ["RenderTree", "ScreenUse"]),
  module(
    "Launcher",
    [
      "RenderTree", "SessionHost", "TerminalHost", pictures("ImageHost"), pictures("PangoText"),
      .target(name: "WebHost", condition: .when(traits: ["Web"])),
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  // The program with which the compiler expands `#Preview`.
  module("PreviewExpansion"),
  // No test depends on the program itself: all targets that tests need would be built for the compiler's use too.
  .macro(name: "PreviewMacros", dependencies: ["PreviewExpansion"], swiftSettings: strict),
  module(
    "PergolaUIKit",
    [
      "Launcher", "PergolaFoundation", "PergolaSystem", "PreviewMacros", "RenderTree", "SessionHost", "UIKitCore",
      "UIKitLists",
      "UIKitNibs",
    ]),
  .target(
    name: "PergolaWeb",
    dependencies: [
      "Launcher", "PergolaUIKit", .target(name: "WebHost", condition: .when(traits: ["Web"])),
      pages("Hummingbird", of: "hummingbird"), pages("ServiceLifecycle", of: "swift-service-lifecycle"),
    ],
    swiftSettings: strict),
  module("CombineBase", [.product(name: "OpenCombine", package: "OpenCombine")]),
  module(
    "PergolaCombine",
    [
      "CombineBase",
      .product(name: "OpenCombine", package: "OpenCombine"),
      .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      .product(name: "OpenCombineFoundation", package: "OpenCombine"),
    ]),
  module(
    "PergolaSwiftUI",
    [
      "PergolaCombine", "PergolaDiagnostics", "PergolaSystem", "PergolaUIKit", "PergolaUniformTypeIdentifiers",
      "PreviewMacros", "RenderTree", "UIKitCore", "UIKitLists",
    ]),
  module("DeepDiff", ["Diffing", "PergolaUIKit"]),
  module("Micro", ["DeepDiff", "PergolaUIKit"]),
  module("Upstream", ["PergolaUIKit"]),
  module("_Testing_UIKit"),
  module(
    "PergolaTesting",
    [
      "PergolaSystem", "PergolaUIKit", "RenderTree", "ScreenUse", "UIKitCore", pictures("ImageHost"),
      pictures("PangoText"),
    ]),
]

/// The package that CryptoKit stands on, which is built only with the trait `Crypto`.
let swiftCrypto: Target.Dependency = .product(
  name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Crypto"]))

/// The modules with the API of Apple's frameworks.
let frameworks: [Target] = [
  .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
  framework("CommonCrypto", ["CCrypto"]),
  .systemLibrary(name: "CSQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  framework("SQLite3", ["CSQLite3"]),
  framework("Zlib", ["CZlib"]),
  .systemLibrary(name: "CLibxml2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  framework("Libxml2", ["CLibxml2"]),
  .systemLibrary(name: "CBrotli", providers: [.apt(["libbrotli-dev"])]),
  .systemLibrary(name: "CLZ4", pkgConfig: "liblz4", providers: [.apt(["liblz4-dev"])]),
  .systemLibrary(name: "CLzma", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
  framework("Compression", ["CBrotli", "CLZ4", "CLzma", "CZlib"]),
  framework("OS", ["PergolaCoreFoundation", "PergolaSystem"]),
  framework("OSLog", ["PergolaOS", "PergolaSystem"]),
  framework("Security", ["PergolaCoreFoundation", "PergolaDiagnostics", "PergolaSystem"]),
  framework("LocalAuthentication", ["PergolaCoreFoundation", "PergolaSystem"]),
  module("CryptoBase", [swiftCrypto]),
  framework("CryptoKit", ["CryptoBase", "PergolaLocalAuthentication", "PergolaSecurity", swiftCrypto]),
  framework("CoreServices", ["PergolaCoreFoundation", "PergolaUniformTypeIdentifiers"]),
  framework("ImageIO", ["PergolaCoreFoundation", "UIKitCore"]),
  framework("MobileCoreServices", ["PergolaCoreServices"]),
  framework("SystemConfiguration", ["PergolaCoreFoundation", "PergolaSystem"]),
  framework("SafariServices", ["PergolaSystem", "PergolaUIKit", "UIKitCore"]),
  framework("MessageUI", ["PergolaSystem", "PergolaUIKit", "PergolaUniformTypeIdentifiers", "UIKitCore"]),
  framework("StoreKit", ["PergolaSwiftUI", "PergolaSystem", "PergolaUIKit", "UIKitCore"]),
  framework("Network", ["PergolaSystem"]),
  framework(
    "UserNotifications", ["PergolaDiagnostics", "PergolaSystem", "PergolaUniformTypeIdentifiers", "UIKitCore"]),
  framework("BackgroundTasks", ["PergolaSystem"]),
]

/// The example `Todo`: its stores, its screens, its program, its server, and the program that its tests kill. Files need
/// GRDB and the server Hummingbird, which the trait `Web` brings.
let todo: [Target] = [
  .target(
    name: "TodoStores", dependencies: ["PergolaCombine", pages("GRDB", of: "GRDB.swift")], path: "Examples/Todo/Stores",
    swiftSettings: strict + apple),
  .target(
    name: "TodoScreens", dependencies: ["PergolaSwiftUI", "TodoStores"], path: "Examples/Todo/Screens",
    resources: texts, swiftSettings: strict + apple),
  .executableTarget(
    name: "Todo", dependencies: ["PergolaSwiftUI", "PergolaUIKit", "TodoScreens", "TodoStores"],
    path: "Examples/Todo/App",
    exclude: ["Todo-Info.plist"], swiftSettings: strict + apple),
  .executableTarget(
    name: "TodoServer",
    dependencies: [
      "TodoStores", pages("HTTPTypes", of: "swift-http-types"), pages("Hummingbird", of: "hummingbird"),
      pages("NIOCore", of: "swift-nio"), .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Examples/Todo/Server", swiftSettings: strict + apple),
  .executableTarget(
    name: "TodoProbe",
    dependencies: ["TodoStores", .product(name: "ArgumentParser", package: "swift-argument-parser")],
    path: "Examples/Todo/Probe", swiftSettings: strict + apple),
  .testTarget(
    name: "TodoTests",
    dependencies: [
      "PergolaCombine", "PergolaSwiftUI", "PergolaTesting", "PergolaUIKit", "SeededRandomness", "Todo", "TodoProbe",
      "TodoScreens", "TodoServer", "TodoStores", "_Testing_UIKit", pages("GRDB", of: "GRDB.swift"),
    ],
    path: "Examples/TodoTests", exclude: ["Screens/__Snapshots__"], swiftSettings: strict + apple),
]

let examples: [[Target]] = [
  example("Counter", using: ["PergolaSwiftUI"]),
  example("Feed", using: ["PergolaSwiftUI"], exclude: ["Server"], programs: ["FeedServer"]),
  example("FruitStand"),
  example("Profile", using: ["Upstream"]),
  example("Layouts"),
  example("Blogs", using: ["Micro"]),
  example("Inbox"),
  example("Mail", plist: ["Mail-Info.plist"]),
  example("Outline"),
  example("Reorder"),
  example("SymbolSheet", using: ["PergolaSymbols"]),
  todo,
]

/// The screens of the example `Admin`, its program for a terminal, and its server, which has the trait `Web`.
let admin: [Target] = [
  .target(
    name: "AdminScreens", dependencies: ["PergolaCombine", "PergolaUIKit"], path: "Examples/Admin/Screens",
    resources: texts, swiftSettings: strict + apple),
  .executableTarget(
    name: "Admin", dependencies: ["AdminScreens", "PergolaUIKit"], path: "Examples/Admin/App",
    swiftSettings: strict + apple),
  .target(
    name: "AdminRoutes",
    dependencies: ["AdminScreens", "PergolaUIKit", "PergolaWeb", pages("Hummingbird", of: "hummingbird")],
    path: "Examples/Admin/Routes", swiftSettings: strict + apple),
  .executableTarget(
    name: "AdminServer",
    dependencies: [
      "AdminRoutes", "AdminScreens", "PergolaUIKit", "PergolaWeb", pages("Hummingbird", of: "hummingbird"),
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Examples/Admin/Server", swiftSettings: strict + apple),
  .testTarget(
    name: "AdminTests",
    dependencies: [
      "AdminRoutes", "AdminScreens", "PergolaTesting", "PergolaUIKit", "PergolaWeb", "_Testing_UIKit",
      pages("Hummingbird", of: "hummingbird"), "RouterStage",
    ],
    path: "Examples/AdminTests", exclude: ["__Snapshots__"], swiftSettings: strict + apple),
]

/// The example `Catalog`, which shows all others with their sources: a plugin makes a file of these.
let catalog: [Target] = [
  .executableTarget(
    name: "Catalog",
    dependencies: [
      "AdminScreens", "BlogsScreens", "CounterScreens", "FeedScreens", "FruitStandScreens", "InboxScreens",
      "LayoutsScreens", "MailScreens", "OutlineScreens", "PergolaSwiftUI", "PergolaUIKit", "ProfileScreens",
      "ReorderScreens", "SymbolSheetScreens", "TodoScreens",
    ],
    path: "Examples/Catalog", exclude: ["Catalog-Info.plist", "Embedding"], resources: texts,
    swiftSettings: strict + apple,
    plugins: ["ExampleSources"]),
  .plugin(
    name: "ExampleSources", capability: .buildTool(), dependencies: ["EmbedSources"],
    path: "Examples/Catalog/Embedding/ExampleSources"),
  .executableTarget(
    name: "EmbedSources", path: "Examples/Catalog/Embedding/EmbedSources", swiftSettings: strict),
  .testTarget(
    name: "CatalogTests",
    dependencies: ["Catalog", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
    path: "Examples/CatalogTests", exclude: ["__Snapshots__"], swiftSettings: strict + apple),
]

/// The program that sends the pages of the example `Feed`.
let feedServer: Target = .executableTarget(
  name: "FeedServer", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
  path: "Examples/Feed/Server", swiftSettings: strict)

let testing: [Target] = [
  // All tests are one program; the toolchain's linker is twice as fast as the system's.
  .target(
    name: "Expectations", path: "Tests/Support/Expectations", swiftSettings: strict,
    linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
  support("SeededRandomness"),
  support(
    "RouterStage",
    [
      pages("Hummingbird", of: "hummingbird"), pages("Logging", of: "swift-log"),
      pages("NIOEmbedded", of: "swift-nio"),
    ]),
  support("BatchRules", ["Diffing"]),
  support("FrameDifferences", ["Diffing", "RenderTree"]),
  support("Stage", ["PergolaDiagnostics", "RenderTree", "UIKitCore"]),
  support("LayoutNotation", ["UIKitCore", "UIKitLists"]),
  support("BackgroundCalls", ["UIKitLists"], settings: strict + [.swiftLanguageMode(.v5)]),
  support(
    "Monkey",
    [
      "FrameDifferences", "PergolaSwiftUI", "PergolaTesting", "PergolaUIKit", "RenderTree", "SeededRandomness",
      "UIKitCore",
      "UIKitLists",
    ]),
  probe("TerminalProbe", ["Launcher", "RenderTree"]),
  probe("TerminalGarden", ["PergolaUIKit"], settings: strict + apple),
  probe("PageGarden", ["PergolaUIKit", "PergolaUniformTypeIdentifiers"], settings: strict + apple),
  probe("PictureProbe", ["PergolaUIKit"], settings: strict + apple),
  probe("SessionProbe", ["PergolaSwiftUI", "PergolaUIKit"], settings: strict + apple),
  // The program of the package in Benchmarks, which is compiled here with everything else, so that it cannot go stale.
  .executableTarget(
    name: "Benchmarks",
    dependencies: ["DeepDiff", "Diffing", "PergolaSwiftUI", "PergolaUIKit", "PergolaTesting", "_Testing_UIKit"],
    path: "Benchmarks/Sources/Benchmarks", swiftSettings: strict),
  tests("DiffingTests", ["BatchRules", "Diffing", "SeededRandomness"]),
  tests("UniformTypeTests", ["PergolaUniformTypeIdentifiers"]),
  tests("PredicatesTests", in: "Data", ["Predicates", "SeededRandomness"]),
  tests("FoundationTests", in: "Frameworks", ["PergolaFoundation", "PergolaUniformTypeIdentifiers"]),
  tests("SystemTests", in: "Frameworks", ["PergolaSystem"]),
  tests("CommonCryptoTests", in: "Frameworks", ["PergolaCommonCrypto"]),
  tests("CLibraryTests", in: "Frameworks", ["PergolaLibxml2", "PergolaSQLite3", "PergolaZlib"]),
  tests("OSTests", in: "Frameworks", ["PergolaOS", "PergolaOSLog", "PergolaSystem"]),
  tests("SecurityTests", in: "Frameworks", ["PergolaSecurity", "PergolaSystem"]),
  tests(
    "LocalAuthenticationTests", in: "Frameworks",
    ["PergolaLocalAuthentication", "PergolaSecurity", "PergolaSystem"]),
  tests("CryptoKitTests", in: "Frameworks", ["PergolaCryptoKit"]),
  tests("CoreServicesTests", in: "Frameworks", ["PergolaMobileCoreServices", "PergolaUniformTypeIdentifiers"]),
  tests(
    "ImageIOTests", in: "Frameworks", ["PergolaImageIO", "RenderTree", "UIKitCore", pictures("ImageHost")]),
  tests("CompressionTests", in: "Frameworks", ["PergolaCompression"]),
  tests("SystemConfigurationTests", in: "Frameworks", ["PergolaSystem", "PergolaSystemConfiguration"]),
  tests("NetworkTests", in: "Frameworks", ["PergolaNetwork", "PergolaSystem"]),
  tests("SafariServicesTests", in: "Frameworks", ["PergolaSafariServices", "PergolaTesting"]),
  tests("MessageUITests", in: "Frameworks", ["PergolaMessageUI", "PergolaTesting"]),
  tests("StoreKitTests", in: "Frameworks", ["PergolaStoreKit", "PergolaSwiftUI", "PergolaTesting"]),
  tests(
    "UserNotificationsTests", in: "Frameworks",
    [
      "PergolaDiagnostics", "PergolaSwiftUI", "PergolaSystem", "PergolaTesting", "PergolaUIKit",
      "PergolaUserNotifications", "_Testing_UIKit",
    ]),
  tests(
    "BackgroundTasksTests", in: "Frameworks",
    [
      "PergolaBackgroundTasks", "PergolaSwiftUI", "PergolaSystem", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit",
    ]),
  tests("DeepDiffTests", ["DeepDiff", "PergolaUIKit", "RenderTree", "SeededRandomness"]),
  tests("MicroTests", ["Micro", "PergolaTesting", "PergolaUIKit"]),
  tests("UpstreamTests", ["Upstream", "PergolaTesting", "PergolaUIKit"]),
  tests("ConstraintSolverTests", ["ConstraintSolver", "SeededRandomness"]),
  tests("RenderTreeTests", ["FrameDifferences", "RenderTree", "SeededRandomness"]),
  tests("PergolaSymbolsTests", ["PergolaSymbols", "RenderTree", "SeededRandomness", "UIKitCore"]),
  tests(
    "UIKitCoreTests",
    [
      "PergolaCoreFoundation", "PergolaDiagnostics", "PergolaUniformTypeIdentifiers", "RenderTree", "SeededRandomness",
      "Stage", "UIKitCore",
    ]),
  tests("ObjectiveCTests", ["RenderTree", "Stage", "UIKitCore"]),
  tests("ToolkitTests", ["RenderTree", "Stage", "UIKitCore"]),
  tests("SnapshotTests", ["Diffing", "PergolaDiagnostics", "SeededRandomness", "Stage", "UIKitCore", "UIKitLists"]),
  tests("LayoutTests", ["LayoutNotation", "RenderTree", "SeededRandomness", "Stage", "UIKitCore", "UIKitLists"]),
  tests(
    "ListTests",
    [
      "BackgroundCalls", "Diffing", "LayoutNotation", "PergolaDiagnostics", "RenderTree", "SeededRandomness", "Stage",
      "UIKitCore", "UIKitLists",
    ]),
  .testTarget(
    name: "NibTests",
    dependencies: [
      "Expectations",
      "PergolaDiagnostics", "PergolaTesting", "PergolaUIKit", "RenderTree", "SeededRandomness", "Stage", "UIKitCore",
      "UIKitLists", "UIKitNibs", "_Testing_UIKit",
    ],
    exclude: ["Fixtures"], swiftSettings: strict + apple),
  tests("DrawnListTests", ["RenderTree", "Stage", "UIKitCore", "UIKitLists"]),
  .testTarget(
    name: "CombineTests", dependencies: ["Expectations", "PergolaCombine", "SeededRandomness"],
    swiftSettings: strict + apple),
  .testTarget(
    name: "SwiftUITests",
    dependencies: [
      "Expectations", "PergolaDiagnostics", "PergolaSwiftUI", "PergolaTesting", "PergolaUniformTypeIdentifiers",
      "RenderTree", "SeededRandomness", "UIKitCore", "_Testing_UIKit",
    ],
    swiftSettings: strict + apple),
  .testTarget(
    name: "SwiftFiveTests",
    dependencies: ["PergolaCombine", "PergolaTesting", "PergolaUIKit", "_Testing_UIKit"],
    swiftSettings: strict + apple + [.swiftLanguageMode(.v5)]),
  tests(
    "TerminalHostTests",
    [
      "TerminalHost", "RenderTree", "TerminalProbe", "TerminalGarden", "FruitStand", "SeededRandomness", "Stage",
      "UIKitCore", "UIKitLists",
    ]),
  tests("ScreenUseTests", ["ScreenUse", "SeededRandomness"]),
  tests(
    "SessionHostTests",
    [
      "Counter", "PergolaSwiftUI", "PergolaUIKit", "RenderTree", "SeededRandomness", "SessionHost", "SessionProbe",
      "UIKitCore", "_Testing_UIKit", pictures("PangoText"),
    ]),
  tests("PangoTextTests", ["RenderTree", "SeededRandomness", pictures("PangoText")]),
  tests(
    "ImageHostTests",
    [
      "PergolaDiagnostics", "RenderTree", "PictureProbe", "SeededRandomness", pictures("ImageHost"),
      pictures("PangoText"), pictures("CPangoCairo"), pictures("CTurboJPEG"),
    ]),
  tests(
    "WebHostTests",
    [
      "RenderTree", "SeededRandomness", "WebHost", .target(name: "CZlib", condition: .when(traits: ["Web"])),
      pages("GRDB", of: "GRDB.swift"),
      pages("HTTPTypes", of: "swift-http-types"), pages("Hummingbird", of: "hummingbird"),
      pages("Logging", of: "swift-log"), pages("Metrics", of: "swift-metrics"), pages("NIOCore", of: "swift-nio"),
      pages("NIOPosix", of: "swift-nio"), pages("ServiceLifecycle", of: "swift-service-lifecycle"),
    ]),
  tests("LauncherTests", ["Launcher", "RenderTree", .target(name: "WebHost", condition: .when(traits: ["Web"]))]),
  tests(
    "PergolaWebTests",
    [
      "PergolaSwiftUI", "PergolaUIKit", "PergolaWeb", pages("Hummingbird", of: "hummingbird"),
      "RouterStage",
    ]),
  tests("PreviewExpansionTests", ["PreviewExpansion"]),
  .testTarget(
    name: "MonkeyTests",
    dependencies: [
      "AdminScreens", "BlogsScreens", "Catalog", "Counter", "Expectations", "FeedScreens", "FruitStandScreens",
      "InboxScreens", "LayoutsScreens", "MailScreens", "OutlineScreens", "ProfileScreens", "ReorderScreens",
      "SymbolSheetScreens", "TodoScreens", "TodoStores", "Monkey", "PergolaSwiftUI", "PergolaTesting", "PergolaUIKit",
      "RenderTree", "SeededRandomness", "UIKitCore", "WebHost", "_Testing_UIKit",
    ],
    swiftSettings: strict + apple),
  tests(
    "PergolaTestingTests",
    [
      "PergolaSystem", "PergolaTesting", "PergolaUIKit", "PergolaUniformTypeIdentifiers", "RenderTree",
      "SeededRandomness", "UIKitCore", "_Testing_UIKit",
    ],
    exclude: ["__Snapshots__"]),
]

let package = Package(
  name: "pergola",
  defaultLocalization: "en",
  products: [
    .library(
      name: "Pergola",
      targets: [
        "PergolaCombine", "PergolaSwiftUI", "PergolaUIKit", "PergolaUniformTypeIdentifiers", "_Testing_UIKit",
      ]),
    .library(name: "PergolaTesting", targets: ["PergolaTesting"]),
    .library(name: "PergolaFoundation", targets: ["PergolaFoundation"]),
    .library(name: "PergolaCommonCrypto", targets: ["PergolaCommonCrypto"]),
    .library(name: "PergolaSQLite3", targets: ["PergolaSQLite3"]),
    .library(name: "PergolaZlib", targets: ["PergolaZlib"]),
    .library(name: "PergolaOS", targets: ["PergolaOS"]),
    .library(name: "PergolaOSLog", targets: ["PergolaOSLog"]),
    .library(name: "PergolaSecurity", targets: ["PergolaSecurity"]),
    .library(name: "PergolaLocalAuthentication", targets: ["PergolaLocalAuthentication"]),
    .library(name: "PergolaCryptoKit", targets: ["PergolaCryptoKit"]),
    .library(name: "PergolaCoreServices", targets: ["PergolaCoreServices"]),
    .library(name: "PergolaMobileCoreServices", targets: ["PergolaMobileCoreServices"]),
    .library(name: "PergolaSystemConfiguration", targets: ["PergolaSystemConfiguration"]),
    .library(name: "PergolaCompression", targets: ["PergolaCompression"]),
    .library(name: "PergolaImageIO", targets: ["PergolaImageIO"]),
    .library(name: "PergolaLibxml2", targets: ["PergolaLibxml2"]),
    .library(name: "PergolaSafariServices", targets: ["PergolaSafariServices"]),
    .library(name: "PergolaMessageUI", targets: ["PergolaMessageUI"]),
    .library(name: "PergolaStoreKit", targets: ["PergolaStoreKit"]),
    .library(name: "PergolaNetwork", targets: ["PergolaNetwork"]),
    .library(name: "PergolaUserNotifications", targets: ["PergolaUserNotifications"]),
    .library(name: "PergolaBackgroundTasks", targets: ["PergolaBackgroundTasks"]),
    .library(name: "PergolaWeb", targets: ["PergolaWeb"]),
    .library(name: "Diffing", targets: ["Diffing"]),
    .library(name: "DeepDiff", targets: ["DeepDiff"]),
    .library(name: "Micro", targets: ["Micro"]),
    .library(name: "Upstream", targets: ["Upstream"]),
  ],
  traits: [
    .trait(
      name: "Image", description: "Pictures: the image host and PNG snapshots. Needs Pango, Cairo and libjpeg-turbo."),
    .trait(name: "Web", description: "The web host.", enabledTraits: ["Image"]),
    .trait(
      name: "Redis", description: "States of pages in a Redis or Valkey server. Needs hiredis.", enabledTraits: ["Web"]),
    .trait(name: "Crypto", description: "What PergolaCryptoKit stands on: the package swift-crypto."),
    .default(enabledTraits: ["Image", "Web"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: modules + frameworks + examples.flatMap(\.self) + admin + catalog + [feedServer] + testing,
  swiftLanguageModes: [.v6]
)
