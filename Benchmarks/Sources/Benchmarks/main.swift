import Foundation

var suite = Suite(filter: ProcessInfo.processInfo.environment["FILTER"] ?? "")
measureDiffing(&suite)
measureSnapshots(&suite)
exit(suite.hasShortFigures ? 1 : 0)
