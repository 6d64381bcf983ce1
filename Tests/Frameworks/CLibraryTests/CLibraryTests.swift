import Expectations
import PergolaLibxml2
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

  @Test("libxml2 parses XML and HTML, and finds nodes by path")
  func documents() {
    let text = "<fruits><fruit>pear</fruit><fruit>fig</fruit></fruits>"
    let document = xmlReadMemory(text, Int32(text.utf8.count), nil, nil, Int32(XML_PARSE_NONET.rawValue))
    defer { xmlFreeDoc(document) }
    let context = xmlXPathNewContext(document)
    defer { xmlXPathFreeContext(context) }
    let found = xmlXPathEvalExpression("//fruit[2]/text()", context)
    defer { xmlXPathFreeObject(found) }
    expectEqual(found?.pointee.nodesetval?.pointee.nodeNr, 1)
    let node = found?.pointee.nodesetval?.pointee.nodeTab[0]
    expectEqual(node?.pointee.content.map { String(cString: $0) }, "fig")

    let page = "<p>One<p>Two"
    let options = Int32(HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue)
    let html = htmlReadMemory(page, Int32(page.utf8.count), nil, "UTF-8", options)
    defer { xmlFreeDoc(html) }
    let root = xmlDocGetRootElement(html)
    expectEqual(root?.pointee.name.map { String(cString: $0) }, "html")
    expectEqual(xmlChildElementCount(root?.pointee.children), 2)
  }
}
