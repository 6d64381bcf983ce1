import Foundation

func row(at path: IndexPath) -> Int { path.row }

let afterRow = #line
