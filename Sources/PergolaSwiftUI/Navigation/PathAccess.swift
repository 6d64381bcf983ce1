/// A value in the path of a stack: its type counts when two are compared.
struct PathValue: Equatable {
  let value: AnyHashable

  init(_ value: AnyHashable) { self.value = value }

  /// The type by which `navigationDestination(for:destination:)` is found.
  var type: any Any.Type { Swift.type(of: value.base) }

  static func == (a: PathValue, b: PathValue) -> Bool { a.type == b.type && a.value == b.value }
}

/// The way to the path of a stack, which the app or the stack itself keeps.
@MainActor
struct PathAccess {
  /// The values, from the page above the root on.
  let values: () -> [PathValue]
  /// Adds a value. Returns false if the path takes no values of its type.
  let append: (AnyHashable) -> Bool
  /// Removes a number of values from the end.
  let removeLast: (Int) -> Void

  /// A path with values of one type.
  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    values = { path.wrappedValue.map { PathValue(AnyHashable($0)) } }
    append = { value in
      guard let element = value.base as? Data.Element ?? value as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { count in
      var data = path.wrappedValue
      let rest = data.count - Swift.min(count, data.count)
      data = Data(data.prefix(rest))
      path.wrappedValue = data
    }
  }

  /// A path with values of any types.
  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.items.map { PathValue($0) } }
    append = { value in
      path.wrappedValue.items.append(value)
      return true
    }
    removeLast = { count in
      var new = path.wrappedValue
      new.removeLast(Swift.min(count, new.count))
      path.wrappedValue = new
    }
  }
}
