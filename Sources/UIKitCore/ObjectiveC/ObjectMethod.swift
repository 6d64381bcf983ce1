/// A method of a class, without the types of its parameters and of its result.
///
/// A method may belong to the main actor or to none. Like a message of Objective-C, a call runs on the thread of the
/// caller, and it is the app's task to send messages to the main actor's objects from the main thread.
///
/// The closures are those that an app made from its methods: they capture nothing that changes, so that any thread may
/// call them.
struct ObjectMethod: @unchecked Sendable {
  /// The number of parameters.
  let parameterCount: Int
  /// Returns true if a target has the method: if it is an instance of the class that the method belongs to.
  private let accepts: (Any) -> Bool
  private let body: (Any, Arguments) -> Any?

  private init<Target>(_ target: Target.Type, _ count: Int, _ body: @escaping (Target, Arguments) -> Any?) {
    parameterCount = count
    accepts = { $0 is Target }
    self.body = { target, arguments in (target as? Target).flatMap { body($0, arguments) } }
  }

  /// Returns true if a target is an instance of the class that the method belongs to.
  func belongs(to target: Any) -> Bool { accepts(target) }

  /// Calls the method with as many of the arguments as it has parameters, and nil for missing ones. Traps if an argument
  /// is not of the type of its parameter.
  ///
  /// - Parameter selector: The name, for the message.
  /// - Returns: The result; nil if the method has none.
  func call(on target: Any, with arguments: [Any?], as selector: String) -> Any? {
    body(target, Arguments(values: arguments, target: target, selector: selector))
  }
}

extension ObjectMethod {
  init<T, R>(_ method: @escaping (T) -> () -> R) {
    self.init(T.self, 0) { target, _ in anyResult(method(target)()) }
  }

  init<T, A, R>(_ method: @escaping (T) -> (A) -> R) {
    self.init(T.self, 1) { target, arguments in anyResult(method(target)(arguments[0])) }
  }

  init<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R) {
    self.init(T.self, 2) { target, arguments in anyResult(method(target)(arguments[0], arguments[1])) }
  }

  init<T, A, B, C, R>(_ method: @escaping (T) -> (A, B, C) -> R) {
    self.init(T.self, 3) { target, arguments in
      anyResult(method(target)(arguments[0], arguments[1], arguments[2]))
    }
  }

  // The closures may belong to the main actor, because those of the app's classes on it have to. They are called as they
  // are, on the thread of the caller, like the methods above.

  init<T, R>(calling method: @escaping @MainActor (T) -> R) {
    let method = unsafeBitCast(method, to: ((T) -> R).self)
    self.init(T.self, 0) { target, _ in anyResult(method(target)) }
  }

  init<T, A, R>(calling method: @escaping @MainActor (T, A) -> R) {
    let method = unsafeBitCast(method, to: ((T, A) -> R).self)
    self.init(T.self, 1) { target, arguments in anyResult(method(target, arguments[0])) }
  }

  init<T, A, B, R>(calling method: @escaping @MainActor (T, A, B) -> R) {
    let method = unsafeBitCast(method, to: ((T, A, B) -> R).self)
    self.init(T.self, 2) { target, arguments in anyResult(method(target, arguments[0], arguments[1])) }
  }

  init<T, A, B, C, R>(calling method: @escaping @MainActor (T, A, B, C) -> R) {
    let method = unsafeBitCast(method, to: ((T, A, B, C) -> R).self)
    self.init(T.self, 3) { target, arguments in
      anyResult(method(target, arguments[0], arguments[1], arguments[2]))
    }
  }
}

/// The arguments of a call.
private struct Arguments {
  let values: [Any?]
  let target: Any
  let selector: String

  /// The argument at an index, as a value of the type of its parameter; nil stands for a missing one.
  subscript<Value>(_ index: Int) -> Value {
    let argument = index < values.count ? values[index] : nil
    guard let value = KeyValueConversion.convert(argument, to: Value.self) else {
      let given = argument.map { "\($0) of the type \(type(of: $0))" } ?? "nil"
      fatalError(
        "\(Exceptions.method(selector, of: target)): argument \(index) is \(given), not of the type \(Value.self)")
    }
    return value
  }
}

/// A result as a value of any type: nil for one of type Void, and for an optional without a value.
private func anyResult<Result>(_ result: Result) -> Any? {
  Result.self == Void.self ? nil : KeyValueConversion.unwrapped(result)
}
