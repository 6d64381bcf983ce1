import Foundation
import PergolaDiagnostics

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// The content of a data set in an asset catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
  // Unchecked, because the class is open, as the original is; what it stores never changes.

  /// The name of the data set.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The identifier of the content's type, such as `public.json`.
  public let typeIdentifier: String

  /// The data set of the app's catalogues with a name; nil, with the reason in the log, if there is none or if its file
  /// cannot be read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, in: nil) }

  /// The data set of a bundle's catalogues with a name; nil, with the reason in the log, if there is none or if its file
  /// cannot be read.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) { self.init(name: name, in: bundle) }

  private init?(name: NSDataAssetName, in bundle: Bundle?) {
    let folders = Bundle.foldersOfResources(of: bundle)
    guard let set = folders.lazy.compactMap({ AssetCatalogues.shared.set(.data, named: name, in: $0) }).first else {
      Log.debug("No data asset is named '\(name)' in \(folders.map(\.path).joined(separator: ", ")).")
      return nil
    }
    guard let (file, type) = DataSet.file(in: set) else { return nil }
    do {
      data = try Data(contentsOf: file)
    } catch {
      Log.warning("\(file.path): cannot be read: \(error.localizedDescription).")
      return nil
    }
    self.name = name
    typeIdentifier = type
    super.init()
  }
}

/// The contents of a data set in a source asset catalogue.
private struct DataSet: Decodable {
  private var data: [Item]?

  private struct Item: Decodable {
    var filename: String?
    var type: String?
    var fields: AssetConditionFields

    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      type = try container.decodeIfPresent(String.self, forKey: .type)
      fields = try AssetConditionFields(from: decoder)
    }
  }

  /// The file for the current traits, and the identifier of its type.
  static func file(in folder: URL) -> (URL, String)? {
    guard let set = ContentsFile.read(DataSet.self, in: folder) else { return nil }
    let wanted = AssetConditions(.current)
    let items = (set.data ?? []).compactMap { item in item.fields.conditions.map { (item, $0.fitness(for: wanted)) } }
    guard let item = items.max(by: { $0.1.lexicographicallyPrecedes($1.1) })?.0, let name = item.filename else {
      Log.warning("\(folder.path): the data set has no file for this system.")
      return nil
    }
    return AssetFile.find(name, in: folder).map { ($0, item.type ?? "public.data") }
  }
}
