import Foundation
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

/// The part of a file that one controller was made from: its element, with its view, and its segues.
@MainActor
final class SceneInterface: ControllerInterface {
  let storyboard: UIStoryboard?
  private(set) weak var controller: UIViewController?
  let file: NibFile
  private let values: NibValues
  private let element: NibElement
  /// The elements beside the controller: gesture recognizers, other views, placeholders.
  private let siblings: [NibElement]
  /// The objects that were made with the controller or with its view.
  private var objects: (String) -> AnyObject? = { _ in nil }
  private var embeddings: [(segue: NibElement, view: UIView)] = []
  /// The objects of the scene that no other object holds, such as a data source.
  private var topLevelObjects: [AnyObject] = []

  init(
    storyboard: UIStoryboard?, file: NibFile, values: NibValues, element: NibElement, siblings: [NibElement]
  ) {
    self.storyboard = storyboard
    self.file = file
    self.values = values
    self.element = element
    self.siblings = siblings
  }

  /// The object with an identifier that was made with the controller or with its view.
  func object(_ id: String) -> AnyObject? { objects(id) }

  /// Notes the controller, and the objects that are made with it.
  func attach(_ controller: UIViewController, _ registry: WeakObjects) {
    self.controller = controller
    objects = { registry[$0] }
  }

  // MARK: The controller

  /// Completes the controller: its contained controllers, its connections if it has no view, and its awakening.
  func finishController(_ controller: UIViewController, _ builder: NibBuilder) {
    notePlaceholders(in: builder)
    Relationships(interface: self).connect(controller, element)
    if element.unreadChildren.contains(where: { $0.attributes["key"] == "view" }) {
      builder.postponeConnections(of: controller)
    } else {
      builder.addRoot(element)
    }
    builder.finish()
  }

  /// Notes which identifiers are those of the first responder.
  private func notePlaceholders(in builder: NibBuilder) {
    for sibling in siblings {
      guard let id = sibling.id else { continue }
      if sibling["placeholderIdentifier"] == "IBFirstResponder" { builder.firstResponders.insert(id) }
    }
  }

  // MARK: The view

  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement = element.child(key: "view") else { return false }
    let builder = NibBuilder(file: file, values: values, interface: self)
    builder.outer = { [objects] in objects($0) }
    builder.note(controller, as: element.id)
    notePlaceholders(in: builder)
    guard let view = builder.make(viewElement) as? UIView else { return false }
    makeSiblings(with: builder)
    controller.setValue(view, forKey: "view")
    noteLayoutGuides(of: view, builder)
    builder.addConnections(of: controller, element)
    builder.addRoot(element)
    objects = { [registry = builder.registry, former = objects] in registry[$0] ?? former($0) }
    builder.finish()
    embed(in: controller)
    return true
  }

  private func makeSiblings(with builder: NibBuilder) {
    for sibling in siblings where NibKind.of(tag: sibling.tag) != nil {
      guard let object = builder.make(sibling) else { continue }
      builder.addRoot(sibling)
      topLevelObjects.append(object)
    }
  }

  private func noteLayoutGuides(of view: UIView, _ builder: NibBuilder) {
    for guide in element.list("layoutGuides") {
      let standIn = ControllerLayoutGuide(view: view, isTop: guide["type"] == "top")
      builder.note(standIn, as: guide.id)
    }
  }

  // MARK: Segues

  /// Notes a segue that embeds a controller in a view, for the end of the loading.
  func addEmbedding(_ segue: NibElement, in view: UIView) { embeddings.append((segue, view)) }

  private func embed(in controller: UIViewController) {
    for (segue, view) in embeddings { SegueRunner(interface: self).embed(segue, in: view, of: controller) }
    embeddings = []
  }

  /// Performs a segue that the user began, if the controller allows it.
  func performByUser(_ segue: NibElement, sender: AnyObject?) {
    guard let controller, controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
    else {
      return
    }
    SegueRunner(interface: self).perform(segue, from: controller, sender: sender)
  }

  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    var found: NibElement?
    for root in [element] + siblings {
      root.forEach { if found == nil, $0.tag == "segue", $0.attributes["identifier"] == identifier { found = $0 } }
    }
    guard let found else { return false }
    SegueRunner(interface: self).perform(found, from: controller, sender: sender)
    return true
  }
}
