import Foundation

func session() -> URLSession { .shared }
