@_spi(Reflection) import Swift

/// A stored property of a view that is connected with the view's node before each evaluation of `body`.
///
/// A structure of the app's own that contains other dynamic properties takes part as well: they are connected first,
/// then `update()` is called.
public protocol DynamicProperty {
  /// Called before `body` is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property wrapper of ours, which has storage in the node.
protocol StoredProperty: DynamicProperty {
  /// Connects the property with its storage in a node, and makes the storage the first time.
  @MainActor mutating func connect(to storage: inout AnyObject?, of node: ViewNode, name: String)

  /// Releases what the storage holds, as the node is unmounted.
  @MainActor static func disconnect(_ storage: AnyObject)
}

/// A structure with one stored property, whose own dynamic properties take part.
protocol PropertyHolder {
  /// The type of the stored property.
  static var heldType: any Any.Type { get }
}

extension StoredProperty {
  @MainActor static func disconnect(_ storage: AnyObject) {}
}

/// The dynamic properties of one type, found once by reflection.
@MainActor
struct PropertyList {
  private enum Step {
    case connect(offset: Int, name: String, type: any StoredProperty.Type)
    case update(offset: Int, type: any DynamicProperty.Type)
  }

  private var steps: [Step] = []
  private(set) var storedTypes: [any StoredProperty.Type] = []

  private static var lists: [ObjectIdentifier: PropertyList] = [:]

  static func list<Value>(of type: Value.Type) -> PropertyList {
    let key = ObjectIdentifier(type)
    if let list = lists[key] { return list }
    var list = PropertyList()
    list.find(in: type, at: 0)
    lists[key] = list
    return list
  }

  var isEmpty: Bool { steps.isEmpty }

  private mutating func find(in type: any Any.Type, at base: Int) {
    _forEachField(of: type) { name, offset, fieldType, _ in
      if let stored = fieldType as? any StoredProperty.Type {
        let name = String(cString: name)
        steps.append(.connect(offset: base + offset, name: name, type: stored))
        storedTypes.append(stored)
      } else if let property = fieldType as? any DynamicProperty.Type {
        find(in: fieldType, at: base + offset)
        steps.append(.update(offset: base + offset, type: property))
      } else if let holder = fieldType as? any PropertyHolder.Type {
        find(in: holder.heldType, at: base + offset)
      }
      return true
    }
  }

  /// Connects the properties of a value with their storage in a node.
  func connect<Value>(_ value: inout Value, storage: inout [AnyObject?], of node: ViewNode) {
    if storage.isEmpty, !storedTypes.isEmpty { storage = Array(repeating: nil, count: storedTypes.count) }
    withUnsafeMutablePointer(to: &value) { pointer in
      let pointer = UnsafeMutableRawPointer(pointer)
      var place = 0
      for step in steps {
        switch step {
        case .connect(let offset, let name, let type):
          Self.connect(type, at: pointer + offset, to: &storage[place], of: node, name: name)
          place += 1
        case .update(let offset, let type):
          node.observing { Self.update(type, at: pointer + offset) }
        }
      }
    }
  }

  /// Releases what the storage holds.
  func disconnect(_ storage: [AnyObject?]) {
    for (type, storage) in zip(storedTypes, storage) {
      if let storage { type.disconnect(storage) }
    }
  }

  private static func connect<Property: StoredProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, to storage: inout AnyObject?, of node: ViewNode,
    name: String
  ) {
    pointer.assumingMemoryBound(to: type).pointee.connect(to: &storage, of: node, name: name)
  }

  private static func update<Property: DynamicProperty>(_ type: Property.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: type).pointee.update()
  }
}
