import Foundation

// The terminal's benchmarks start this program again, as an app.
if TerminalListApp.rows != nil { TerminalListApp.run() }

var suite = Suite(filter: ProcessInfo.processInfo.environment["FILTER"] ?? "")
measureDiffing(&suite)
measureSnapshots(&suite)
measureCollectionViews(&suite)
measureLayouts(&suite)
measureDataSources(&suite)
measureListScreens(&suite)
measureTerminal(&suite)
exit(suite.hasShortFigures ? 1 : 0)
