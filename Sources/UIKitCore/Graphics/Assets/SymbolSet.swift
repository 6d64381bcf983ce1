import Foundation
import PergolaDiagnostics
import PergolaSymbols

/// The contents of a symbol set in a source asset catalogue.
struct SymbolSet: Decodable {
  private var symbols: [Item]?

  private struct Item: Decodable {
    var filename: String?
  }

  /// The symbol of a set; nil, with the reason in the log, if the set or its file cannot be read.
  static func symbol(named name: String, in folder: URL) -> SymbolCatalogue.Symbol? {
    guard let set = ContentsFile.read(SymbolSet.self, in: folder) else { return nil }
    guard let filename = set.symbols?.lazy.compactMap(\.filename).first else {
      Log.warning("\(folder.path): the symbol set has no file.")
      return nil
    }
    guard let file = AssetFile.findImage(filename, in: folder) else { return nil }
    do {
      return SymbolCatalogue.Symbol(name, try SymbolTemplate(Data(contentsOf: file)), from: file.path)
    } catch {
      Log.warning("\(file.path): cannot be read as a template of a symbol: \(error).")
      return nil
    }
  }
}
