import Foundation

var suite = Suite(filter: ProcessInfo.processInfo.environment["FILTER"] ?? "")
measureDiffing(&suite)
measureSnapshots(&suite)
measureCollectionViews(&suite)
measureDataSources(&suite)
exit(suite.hasShortFigures ? 1 : 0)
