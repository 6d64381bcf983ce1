import Foundation

/// The objects of a project file, by their identifiers.
struct ProjectFile {
  /// An object: its class and its fields.
  struct Object {
    let id: String
    let fields: [String: PropertyListValue]

    /// The class, such as `PBXNativeTarget`.
    var kind: String { fields["isa"]?.string ?? "" }
    subscript(field: String) -> String? { fields[field]?.string }
    /// The identifiers, or other texts, of a field.
    func list(_ field: String) -> [String] { fields[field]?.strings ?? [] }
  }

  /// The project file.
  let file: URL
  private let objects: [String: PropertyListValue]
  /// The object of the project itself.
  let root: Object

  init(_ package: URL) throws(ProjectError) {
    file = package.appending(path: "project.pbxproj")
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw ProjectError(file: package.path, reason: "contains no project.pbxproj")
    }
    let list = try PropertyListFile.read(file)
    guard let objects = list["objects"]?.dictionary, let id = list["rootObject"]?.string else {
      throw ProjectError(file: file.path, reason: "has no objects or no rootObject; expected a project file of Xcode")
    }
    guard let fields = objects[id]?.dictionary, fields["isa"]?.string == "PBXProject" else {
      throw ProjectError(file: file.path, reason: "the root object “\(id)” is not a PBXProject")
    }
    self.objects = objects
    root = Object(id: id, fields: fields)
  }

  /// The object with an identifier; nil if it is missing.
  func object(_ id: String) -> Object? {
    objects[id]?.dictionary.map { Object(id: id, fields: $0) }
  }

  /// The objects that a field names. Missing ones are left out, as Xcode does.
  func objects(_ field: String, of owner: Object) -> [Object] { owner.list(field).compactMap(object) }

  /// The object that a field names; nil if the field or the object is missing.
  func object(_ field: String, of owner: Object) -> Object? { owner[field].flatMap(object) }
}
