import Foundation
@_spi(Toolkit) import UIKitCore

/// Performs the segues of a controller: makes the destination, prepares the controller, and does what the kind says.
@MainActor
struct SegueRunner {
  let interface: SceneInterface
  /// The controllers that are being embedded in one another, for the detection of cycles.
  private static var embedding: [String] = []

  private var place: String { interface.file.path }

  // MARK: Destinations

  /// Makes the controller to which a segue leads: by the controller's segue action, if it has one. Traps if the file has
  /// no such controller.
  func makeDestination(
    _ id: String, of segue: NibElement, from source: UIViewController? = nil, sender: Any? = nil
  ) -> UIViewController? {
    guard let storyboard = interface.storyboard else { return nil }
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = segue["destinationCreationSelector"], let source {
      let arguments: [Any?] = [sender, segue["identifier"]]
      let count = name.count { $0 == ":" }
      creator = { coder in
        source.invoke(Selector(name), with: [coder] + arguments.prefix(max(0, count - 1))) as? UIViewController
      }
    }
    guard let destination = storyboard.makeController(inFile: id, creator: creator) else {
      fatalError(
        "\(NibFault(file: place, line: segue.line, reason: "the destination \(id) of the segue is not in the file"))")
    }
    return destination
  }

  // MARK: Performing

  /// Performs a segue.
  func perform(_ segue: NibElement, from source: UIViewController, sender: Any?) {
    let kind = segue["kind"] ?? ""
    if kind == "unwind" { return unwind(segue, from: source, sender: sender) }
    if kind == "embed" { return }
    guard let id = segue["destination"],
      let destination = makeDestination(id, of: segue, from: source, sender: sender)
    else { return }
    applyStyles(of: segue, to: destination)
    if kind == "popoverPresentation" || kind == "popover" { anchorPopover(segue, destination, sender) }
    let isAnimated = segue["animates"] != "NO"
    let made = makeSegue(segue, from: source, to: destination) { [weak source] in
      guard let source else { return }
      Self.show(destination, from: source, kind: kind, sender: sender, animated: isAnimated)
    }
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  private static func show(
    _ destination: UIViewController, from source: UIViewController, kind: String, sender: Any?, animated: Bool
  ) {
    switch kind {
    case "show", "push":
      animated
        ? source.show(destination, sender: sender)
        : UIView.performWithoutAnimation { source.show(destination, sender: sender) }
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    default: source.present(destination, animated: animated)
    }
  }

  private func applyStyles(of segue: NibElement, to destination: UIViewController) {
    if let style = NibSegues.presentationStyles[segue["modalPresentationStyle"] ?? ""] {
      destination.modalPresentationStyle = style
    }
    if let style = NibSegues.transitionStyles[segue["modalTransitionStyle"] ?? ""] {
      destination.modalTransitionStyle = style
    }
  }

  private func anchorPopover(_ segue: NibElement, _ destination: UIViewController, _ sender: Any?) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor = (segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"]).flatMap(interface.object) ?? sender
    if let item = anchor as? UIBarButtonItem { popover.barButtonItem = item }
    if let view = anchor as? UIView {
      popover.sourceView = view
      popover.sourceRect = view.bounds
    }
    guard let arrows = segue.child(key: "popoverArrowDirection") else { return }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    popover.permittedArrowDirections = UIPopoverArrowDirection(names.filter { arrows.flag($0.0) }.map(\.1))
  }

  /// Makes the segue object: of the app's class, if the file names one.
  private func makeSegue(
    _ segue: NibElement, from source: UIViewController, to destination: UIViewController,
    performHandler: @escaping () -> Void
  ) -> UIStoryboardSegue {
    let identifier = segue["identifier"]
    guard let name = segue["customClass"] else {
      return UIStoryboardSegue(
        identifier: identifier, source: source, destination: destination, performHandler: performHandler)
    }
    let type = NibClass.find(name, module: segue["customModule"], in: interface.file) as? UIStoryboardSegue.Type
    guard let type else {
      fatalError("Could not find a custom segue class named '\(name)': \(place):\(segue.line)")
    }
    let made = type.construct(identifier: identifier, source: source, destination: destination)
    made.performHandler = performHandler
    return made
  }

  // MARK: Embedding

  /// Embeds the destination of a segue in a view of the controller.
  func embed(_ segue: NibElement, in view: UIView, of controller: UIViewController) {
    guard let id = segue["destination"],
      controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: nil)
    else { return }
    let key = "\(place)#\(id)"
    if Self.embedding.contains(key) {
      let fault = NibFault(file: place, line: segue.line, reason: "embed segues lead back to the controller \(id)")
      fatalError("\(fault)")
    }
    Self.embedding.append(key)
    defer { Self.embedding.removeLast() }
    guard let destination = makeDestination(id, of: segue, from: controller) else { return }
    let made = makeSegue(segue, from: controller, to: destination) {
      controller.addChild(destination)
      destination.view.frame = view.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      destination.view.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(destination.view)
      destination.didMove(toParent: controller)
    }
    controller.prepare(for: made, sender: nil)
    made.perform()
  }

  // MARK: Unwinding

  private func unwind(_ segue: NibElement, from source: UIViewController, sender: Any?) {
    guard let action = segue["unwindAction"] else { return }
    source.performUnwind(to: Selector(action), sender: sender) { destination, perform in
      makeSegue(segue, from: source, to: destination, performHandler: perform)
    }
  }
}
