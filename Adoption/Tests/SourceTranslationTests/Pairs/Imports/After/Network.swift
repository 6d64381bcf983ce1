#sourceLocation(file: "Network.swift", line: 1)
import Foundation; import FoundationNetworking; import Observation

func session() -> URLSession { .shared }
