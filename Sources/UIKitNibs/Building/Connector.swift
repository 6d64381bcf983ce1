import Foundation
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

/// Connects the objects of a nib: outlets, collections of outlets, actions, and the segues that objects begin.
@MainActor
struct Connector {
  let builder: NibBuilder

  // MARK: Outlets

  /// Sets the outlets of an element's object. Traps, as in the original, if the object has no such property.
  func connectOutlets(of object: NSObject, _ element: NibElement) {
    var collections: [(property: String, objects: [AnyObject])] = []
    for connection in element.list("connections") {
      guard connection.tag == "outlet" || connection.tag == "outletCollection",
        let property = connection["property"], let id = connection["destination"]
      else { continue }
      guard let destination = builder.object(id) else {
        builder.log.report("the outlet \(property)", "has a destination that is not in the file: \(id)", at: connection)
        continue
      }
      if connection.tag == "outlet" {
        setOutlet(property, of: object, element, to: destination, connection)
      } else {
        _ = (connection["collectionClass"], connection["appends"])
        if let place = collections.firstIndex(where: { $0.property == property }) {
          collections[place].objects.append(destination)
        } else {
          collections.append((property, [destination]))
        }
      }
    }
    for (property, objects) in collections { setCollection(property, of: object, to: objects) }
  }

  /// Sets an outlet. One that doesn't exist here is logged; one that the object's class doesn't have traps.
  private func setOutlet(
    _ property: String, of object: NSObject, _ element: NibElement, to destination: AnyObject,
    _ connection: NibElement
  ) {
    let outlet = "the outlet \(property) of a \(type(of: object))"
    switch object.assign(destination, forKey: property) {
    case .done: return
    case .absent: builder.log.report(outlet, "does not exist here", at: connection)
    case .notConforming(let expected):
      builder.log.report(
        outlet, "is not set: \(type(of: destination)) does not conform to \(expected)", at: connection)
    case nil where takesForeignPlace(object, element):
      builder.log.report(outlet, "does not exist here", at: connection)
    case .nilValue, .wrongType, nil:
      explainMissingClass(of: object, element, outlet, connection)
      object.setValue(destination, forKey: property)
    }
  }

  /// True if the object takes the place of one whose class does not exist here.
  private func takesForeignPlace(_ object: NSObject, _ element: NibElement) -> Bool {
    guard let kind = NibKind.of(tag: element.tag), kind.isForeign else { return false }
    return type(of: object) == kind.type
  }

  /// Logs the reason for the end of the program, if the object has another class than the file says.
  private func explainMissingClass(
    of object: NSObject, _ element: NibElement, _ outlet: String, _ connection: NibElement
  ) {
    guard let name = element.attributes["customClass"],
      NibClass.find(name, module: element.attributes["customModule"], in: builder.file) == nil
    else { return }
    builder.log.report(outlet, "ends the program: the program does not have the class \(name)", at: connection)
  }

  private func setCollection(_ property: String, of object: NSObject, to objects: [AnyObject]) {
    if property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
    } else {
      object.setValue(objects, forKey: property)
    }
  }

  // MARK: Actions and segues

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// Connects the actions and the segues of an element's object.
  func connectActions(of object: NSObject, _ element: NibElement) {
    for connection in element.list("connections") {
      switch connection.tag {
      case "action": connectAction(connection, of: object)
      case "segue": connectSegue(connection, of: object)
      case "outlet", "outletCollection": continue
      default:
        builder.log.report("the element \(connection.tag) in connections", "is not known, and ignored", at: connection)
      }
    }
  }

  private func connectAction(_ connection: NibElement, of object: NSObject) {
    guard let name = connection["selector"], let id = connection["destination"] else { return }
    let action = Selector(name)
    let target = builder.firstResponders.contains(id) ? nil : builder.object(id)
    if target == nil, !builder.firstResponders.contains(id) {
      return builder.log.report("the action \(name)", "has a target that is not in the file: \(id)", at: connection)
    }
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: event(of: connection) ?? .touchUpInside)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default:
      builder.log.report("the action \(name)", "belongs to a \(type(of: object)), which sends none", at: connection)
    }
  }

  private func event(of connection: NibElement) -> UIControl.Event? {
    guard let name = connection["eventType"] else { return nil }
    if let event = Self.events[name] { return event }
    builder.log.report("eventType=\"\(name)\"", "is not known", at: connection)
    return nil
  }

  /// The attributes of segues, which are read when they are performed.
  private static let attributesOfSegues = [
    "animates", "customClass", "customModule", "destination", "destinationCreationSelector", "eventType", "identifier",
    "kind", "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorBarButtonItem", "popoverAnchorView",
    "relationship", "trigger", "unwindAction",
  ]

  private func connectSegue(_ segue: NibElement, of object: NSObject) {
    segue.know(Self.attributesOfSegues)
    segue.child(key: "popoverArrowDirection")?.know(["up", "down", "left", "right"])
    guard let interface = builder.interface, segue["kind"] != "relationship" else { return }
    let perform: () -> Void = { [weak interface, weak object] in interface?.performByUser(segue, sender: object) }
    switch object {
    case let view as UIView where segue["kind"] == "embed": interface.addEmbedding(segue, in: view)
    case let control as UIControl:
      control.addAction(UIAction { _ in perform() }, for: event(of: segue) ?? .primaryActionTriggered)
    case let item as UIBarButtonItem: item.primaryAction = UIAction { _ in perform() }
    case let recognizer as UIGestureRecognizer:
      recognizer.addHandler { if $0.state == .ended || $0.state == .began { perform() } }
    case let cell as UITableViewCell:
      if segue["trigger"] == "accessoryAction" {
        cell.accessoryTrigger = perform
      } else {
        cell.selectionTrigger = perform
      }
    case let cell as UICollectionViewCell: cell.selectionTrigger = perform
    case is UIViewController: break
    default:
      builder.log.report("the segue of a \(type(of: object))", "is begun by nothing here", at: segue)
    }
  }
}
