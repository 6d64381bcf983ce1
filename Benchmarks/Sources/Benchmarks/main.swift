import Foundation

// Some benchmarks start this program again as an app.
if TerminalListApp.rows != nil { TerminalListApp.run() }
if TerminalPagesApp.isAsked { TerminalPagesApp.run() }
if ListScreen.isAsked { ListScreen.run() }
if PageListApp.rows != nil { PageListApp.run() }

var suite = Suite(filter: ProcessInfo.processInfo.environment["FILTER"] ?? "")
measureDiffing(&suite)
measureSnapshots(&suite)
measureCollectionViews(&suite)
measureLayouts(&suite)
measureSelfSizingScreens(&suite)
measureDataSources(&suite)
measureListScreens(&suite)
suite = await measureReordering(suite)
measureTables(&suite)
suite = await measureControllers(suite)
measureStackViews(&suite)
suite = await measureTests(suite)
measureTextEditing(&suite)
measureSwiftUILists(&suite)
suite = await measureSwiftUIStacks(suite)
measureTerminal(&suite)
measureImages(&suite)
exit(suite.hasExceededLimits ? 1 : 0)
