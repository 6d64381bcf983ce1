import Expectations
import PergolaSQLite3
import PergolaZlib
import Testing

@Suite("Modules of C libraries")
struct CLibraryTests {
  @Test("SQLite3 opens a database, and runs statements")
  func database() {
    var database: OpaquePointer?
    expectEqual(sqlite3_open(":memory:", &database), SQLITE_OK)
    defer { sqlite3_close(database) }
    expectEqual(
      sqlite3_exec(database, "CREATE TABLE fruit (name TEXT); INSERT INTO fruit VALUES ('pear')", nil, nil, nil),
      SQLITE_OK)
    var statement: OpaquePointer?
    expectEqual(sqlite3_prepare_v2(database, "SELECT name FROM fruit", -1, &statement, nil), SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    expectEqual(sqlite3_step(statement), SQLITE_ROW)
    expectEqual(sqlite3_column_text(statement, 0).map { String(cString: $0) }, "pear")
    expectEqual(sqlite3_step(statement), SQLITE_DONE)
  }

  @Test("zlib expands what it has compressed")
  func compression() {
    let plain = [UInt8](repeating: 7, count: 1000)
    var compressed = [UInt8](repeating: 0, count: Int(compressBound(uLong(plain.count))))
    var compressedCount = uLongf(compressed.count)
    expectEqual(compress(&compressed, &compressedCount, plain, uLong(plain.count)), Z_OK)
    #expect(compressedCount < 100)
    var expanded = [UInt8](repeating: 0, count: plain.count)
    var expandedCount = uLongf(expanded.count)
    expectEqual(uncompress(&expanded, &expandedCount, compressed, compressedCount), Z_OK)
    expectEqual(expanded, plain)
  }
}
