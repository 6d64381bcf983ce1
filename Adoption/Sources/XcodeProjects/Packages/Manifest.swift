/// The text of the manifest of an adopted project.
package struct Manifest {
  /// The line that names the modules of placeholders.
  package static var placeholdersLine: Regex<Substring> { /let placeholders: \[String\] = \[.*\]/ }
  /// This line without any.
  static let noPlaceholders = "let placeholders: [String] = []"

  let plan: PackagePlan
  /// The path of the checkout of Pergola.
  let pergola: String
  /// The path of a project's path from the package's folder.
  let path: (String) -> String

  /// The text of `Package.swift`.
  var text: String {
    """
    // swift-tools-version:6.2
    // Written by `pergola adopt`. It is yours: change it as you like.
    \(plan.natives.contains(where: \.isMacro) ? "import CompilerPluginSupport\n" : "")import PackageDescription

    \(Self.moduleAliases)

    let pergola: Target.Dependency = .product(name: "Pergola", package: \(Self.literal(identity)))
    let pergolaTesting: Target.Dependency = .product(name: "PergolaTesting", package: \(Self.literal(identity)))

    // The modules that stand in for missing ones. `pergola fence` writes this line.
    \(Self.noPlaceholders)
    let fenced = placeholders.map { Target.Dependency.target(name: $0) }

    let package = Package(
      name: \(Self.literal(plan.project.name)),
      dependencies: [
        // Pages are served by the web host, which others need not build: PERGOLA_WEB=1 swift run --scratch-path .build-web
        .package(
          path: \(Self.literal(pergola)), traits: \(traits)),
        .package(path: \(Self.literal(TranslatorPackage.path))),
    \(packages.map { "    \($0),\n" }.joined())  ],
      targets: [
    \(plan.natives.map { "    \($0.text(at: path($0.path))),\n" }.joined())\(plan.targets.map(target).joined())  ]
        + placeholders.map {
          .target(name: $0, dependencies: [pergola], path: "Pergola/Placeholders/\\($0)", swiftSettings: apple)
        },
      // The mode of the lists of tests that SwiftPM writes. Each target has its own.
      swiftLanguageModes: [.v5]
    )

    """
  }

  /// The declaration of the setting with which sources import our modules by Apple's names.
  static var moduleAliases: String {
    let flags = (AvailableModules.aliases + AvailableModules.frameworks).map { "\"\($0.original)=\($0.ours)\"" }
    return """
      /// Apple's module names, mapped to Pergola's on Linux.
      let apple: [SwiftSetting] = [
        .unsafeFlags(
          [
            \(flags.joined(separator: ",\n      ")),
          ].flatMap { ["-module-alias", $0] },
          .when(platforms: [.linux])),
        // Members of what Pergola's libraries import, such as an operator on texts, are not visible in an app.
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
      """
  }

  /// The name of Pergola's package in the manifest: that of its folder.
  private var identity: String { PackageLock.name(of: pergola) }

  /// The traits of Pergola's package that the project needs.
  private var traits: String {
    let needed = Set(plan.targets.flatMap(\.libraries).compactMap { AvailableModules.traits[$0] }).sorted()
    let traits = { (host: String) in "[\(([host] + needed).map(Self.literal).joined(separator: ", "))]" }
    return "Context.environment[\"PERGOLA_WEB\"] == nil ? \(traits("Image")) : \(traits("Web"))"
  }

  private var packages: [String] {
    plan.packages.map(dependency).sorted()
  }

  private func dependency(on source: PackageProduct.Source) -> String {
    switch source {
    case .local(let path): ".package(path: \(Self.literal(self.path(path))))"
    case .remote(let url, let requirement): ".package(url: \(Self.literal(url)), \(requirement))"
    }
  }

  private func target(_ target: PackagePlan.Target) -> String {
    let configuration = target.configuration
    let kind =
      switch configuration.kind {
      case .app: "executableTarget"
      case .framework: "target"
      case .tests: "testTarget"
      }
    let dependencies =
      target.modules.map(Self.literal) + ["pergola"] + (configuration.kind == .tests ? ["pergolaTesting"] : [])
      + target.libraries.map { ".product(name: \(Self.literal($0)), package: \(Self.literal(identity)))" }
      + target.products.compactMap(product)
    let excluded =
      [target.firstTest == nil ? "Links" : FirstTest.folder, "PergolaSources.json", "Fences.json"]
      + (configuration.infoPlist == nil ? [] : ["Info.plist"])
      + (target.tests == nil ? [] : [TestSettings.fileName])
    return """
          .\(kind)(
            name: \(Self.literal(configuration.module)),
            dependencies: [
              \(dependencies.joined(separator: ",\n        ")),
            ] + fenced,
            path: \(Self.literal("Pergola/\(configuration.module)")),
            exclude: [\(excluded.map(Self.literal).joined(separator: ", "))],
            swiftSettings: apple + [\(settings(of: target).joined(separator: ", "))],
            plugins: [.plugin(name: "PergolaSources", package: "translator")]),

      """
  }

  private func product(_ product: PackageProduct) -> String? {
    product.source.map {
      ".product(name: \(Self.literal(product.name)), package: \(Self.literal(PackageLock.name(of: $0.place))))"
    }
  }

  /// The features of the language mode 6 that tests have in mode 5, too.
  private static let featuresOfMode6 = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  /// The features that translated sources don't have: what the translation imports for them is public.
  private static let featuresLeftOut: Set<String> = ["InternalImportsByDefault", "MemberImportVisibility"]

  /// The settings of the compiler that the project chooses.
  private func settings(of target: PackagePlan.Target) -> [String] {
    let settings = target.source.settings
    var result = [".swiftLanguageMode(.\(target.languageMode))"]
    if target.languageMode == "v5", settings["SWIFT_VERSION"]?.hasPrefix("6") == true {
      result += Self.featuresOfMode6.map { ".enableUpcomingFeature(\(Self.literal($0)))" }
    }
    if target.configuration.isMainActorDefault == true { result.append(".defaultIsolation(MainActor.self)") }
    if settings.isEnabled("SWIFT_APPROACHABLE_CONCURRENCY") {
      result += ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].map {
        ".enableUpcomingFeature(\(Self.literal($0)))"
      }
    }
    result += target.source.upcomingFeatures.filter { !Self.featuresLeftOut.contains($0) }
      .map { ".enableUpcomingFeature(\(Self.literal($0)))" }
    result += target.source.experimentalFeatures.map { ".enableExperimentalFeature(\(Self.literal($0)))" }
    let conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
    result += Set(conditions).sorted().map { ".define(\(Self.literal($0)))" }
    return result
  }

  /// A text as a string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
