#sourceLocation(file: "Network.swift", line: 1)
import Foundation; import FoundationNetworking

func session() -> URLSession { .shared }
