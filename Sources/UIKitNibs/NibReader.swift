import Foundation
@_spi(Toolkit) import UIKitCore

/// Reads nibs and storyboards for UIKitCore, which finds the class by its name. Each file is read once.
@MainActor
@_spi(Toolkit) public final class NibReader: InterfaceReading {
  private struct Key: Hashable {
    let name: String
    let bundle: URL?
    let languages: [String]
  }

  private var nibs: [Key: NibDocument] = [:]
  private var storyboards: [Key: StoryboardDocument] = [:]
  private var missing: Set<Key> = []

  /// A reader that has read no files.
  public init() {}

  private func key(_ name: String, _ bundle: Bundle?) -> Key {
    Key(name: name, bundle: (bundle ?? _TargetBundles.main).bundleURL, languages: NibFinder.languages)
  }

  private func find(_ name: String, in bundle: Bundle?) -> NibDocument? {
    let key = key(name, bundle)
    if let known = nibs[key] { return known }
    guard !missing.contains(key) else { return nil }
    do {
      guard let (file, data) = try NibFinder.read(name, "xib", in: bundle) else {
        missing.insert(key)
        return nil
      }
      let document = try NibDocument(file, data)
      nibs[key] = document
      return document
    } catch {
      fatalError("\(error)")
    }
  }

  public func nib(named name: String, in bundle: Bundle?) -> any NibContent {
    guard let found = find(name, in: bundle) else {
      fatalError("Could not load NIB in bundle: '\(Self.text(bundle))' with name '\(name)'")
    }
    return found
  }

  public func nib(data: Data, in bundle: Bundle?) -> any NibContent {
    do {
      return try NibDocument(NibFile(path: "data of a nib", name: nil, bundle: bundle), data)
    } catch {
      fatalError("\(error)")
    }
  }

  public func nib(of controller: UIViewController) -> (any NibContent)? {
    if let name = controller.nibName { return nib(named: name, in: controller.nibBundle) }
    let type = type(of: controller)
    guard !["UIKitCore", "UIKitLists", "PergolaSwiftUI"].contains(_TargetBundles.module(of: type)) else { return nil }
    let name = "\(type)"
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.lazy.compactMap { self.find($0, in: controller.nibBundle) }.first
  }

  public func storyboard(named name: String, in bundle: Bundle?) -> any StoryboardContent {
    let key = key(name, bundle)
    if let known = storyboards[key] { return known }
    do {
      guard let (file, data) = try NibFinder.read(name, "storyboard", in: bundle) else {
        fatalError("Could not find a storyboard named '\(name)' in bundle \(Self.text(bundle))")
      }
      let document = try StoryboardDocument(file, data)
      storyboards[key] = document
      return document
    } catch {
      fatalError("\(error)")
    }
  }

  private static func text(_ bundle: Bundle?) -> String {
    "NSBundle <\((bundle ?? _TargetBundles.main).bundlePath)> (loaded)"
  }
}
