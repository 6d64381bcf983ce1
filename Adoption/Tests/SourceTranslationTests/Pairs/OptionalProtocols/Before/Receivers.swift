import UIKit

class Receiver: NSObject, DownloaderDelegate {
  func downloaderDidStart(_ downloader: Downloader) {}
  func downloaderDidFinish(_ downloader: Downloader) {}
  var fileName: String { "a.txt" }
}

class StrictReceiver: Receiver {
  func downloader(_ downloader: Downloader, didReceive bytes: Int) -> Bool { bytes < 2 }
}

class LateReceiver: NSObject {}

extension LateReceiver: DownloaderDelegate {
  func downloaderDidStart(_ downloader: Downloader) {}
  func downloader(_ downloader: Downloader, didFail error: Error, then: @escaping () -> Void) { then() }
}

extension UIImage: DownloaderDelegate {
  func downloaderDidStart(_ downloader: Downloader) {}
  func downloaderDidFinish(_ downloader: Downloader) {}
}
