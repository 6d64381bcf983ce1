import Foundation
@_spi(Toolkit) import UIKitCore

/// A storyboard file: the index of its scenes, and the scenes that were read.
@MainActor
final class StoryboardDocument: StoryboardContent {
  private let file: NibFile
  private let data: Data
  private let index: StoryboardIndex
  private let values: NibValues
  private var scenes: [Int: NibElement] = [:]
  /// The controllers that are being made, the outermost first.
  private var making: [String] = []

  init(_ file: NibFile, _ data: Data) throws(NibFault) {
    try NibXMLParser.refuseUnboundedContent(data, file: file.path)
    let index = try StoryboardIndex(data, file: file.path)
    MissingClasses(of: data, in: file).report(file)
    self.file = file
    self.data = data
    self.index = index
    values = NibValues(file: file) {
      guard let range = index.resources else { return nil }
      return try? Self.parse(range, of: data, in: file)
    }
  }

  var initialController: String? { index.initialController }

  func controller(withStoryboardIdentifier identifier: String) -> String? { index.controllers[identifier] }

  /// The number of scenes.
  var sceneCount: Int { index.scenes.count }

  /// The number of scenes that were parsed.
  var parsedSceneCount: Int { scenes.count }

  private static func parse(_ range: Range<Int>, of data: Data, in file: NibFile) throws(NibFault) -> NibElement {
    let start = data.startIndex
    let lines = data.lineBreaks(inFirst: range.lowerBound)
    let part = Data(data[start + range.lowerBound..<start + range.upperBound])
    return try NibXMLParser.parse(part, file: file.path, lineOffset: lines)
  }

  private func scene(_ number: Int) -> NibElement {
    if let known = scenes[number] { return known }
    do {
      let element = try Self.parse(index.scenes[number].range, of: data, in: file)
      scenes[number] = element
      return element
    } catch {
      fatalError("\(error)")
    }
  }

  func makeController(
    _ identifier: String, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let number = index.sceneOfController[identifier] else { return nil }
    let objects = scene(number).list("objects")
    guard let element = objects.first(where: { $0.id == identifier }) else { return nil }
    if element.tag == "viewControllerPlaceholder" { return followReference(element, creator) }
    if making.contains(identifier) {
      let fault = NibFault(
        file: file.path, line: element.line, reason: "relationship segues lead back to the controller \(identifier)")
      fatalError("\(fault)")
    }
    making.append(identifier)
    defer { making.removeLast() }
    let interface = SceneInterface(
      storyboard: storyboard, file: file, values: values, element: element,
      siblings: objects.filter { $0 !== element })
    let builder = NibBuilder(file: file, values: values, interface: interface)
    guard let controller = builder.makeController(element, creator: creator) else { return nil }
    guard controller.interface === interface else {
      fatalError("Custom instantiated \(controller) must call through to -[super initWithCoder:]")
    }
    interface.finishController(controller, builder)
    return controller
  }

  /// Makes the controller of another storyboard to which a reference leads.
  private func followReference(
    _ element: NibElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? file.bundle
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return storyboard.instantiateInitialViewController(creator: creator)
    }
    return storyboard.instantiateViewController(identifier: identifier, creator: creator)
  }
}
