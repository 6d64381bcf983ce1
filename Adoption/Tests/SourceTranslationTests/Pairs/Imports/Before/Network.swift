import Foundation

func session() -> URLSession { .shared }

func parser(of data: Data) -> XMLParser { XMLParser(data: data) }
