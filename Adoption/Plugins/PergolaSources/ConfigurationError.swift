/// A configuration that names what is not there.
struct ConfigurationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
