#sourceLocation(file: "Receivers.swift", line: 1)
import UIKit

class Receiver: NSObject, DownloaderDelegate, ObjectMembers {
  func downloaderDidStart(_ downloader: Downloader) {}
  func downloaderDidFinish(_ downloader: Downloader) {}
  var fileName: String { "a.txt" }
var _optional_downloader___didReceive: ((Downloader, Int) -> Bool)? { nil }; var _optional_downloaderDidFinish__: ((Downloader) -> Void)? { { self.downloaderDidFinish($0) } }; var _optional_fileName: (String)? { let value: String = self.fileName; return value }; var _optional_downloader___didFail_then: ((Downloader, Error, @escaping () -> Void) -> Void)? { nil }; class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("downloaderDidStart:", Receiver.downloaderDidStart(_:))); members.append(.method("downloaderDidFinish:", Receiver.downloaderDidFinish(_:))); members.append(.property("fileName", \Receiver.fileName)); return members }; }

class StrictReceiver: Receiver {
  func downloader(_ downloader: Downloader, didReceive bytes: Int) -> Bool { bytes < 2 }
override var _optional_downloader___didReceive: ((Downloader, Int) -> Bool)? { { self.downloader($0, didReceive: $1) } }; override class var objectMembers: [ObjectMember] { var members = super.objectMembers; members.append(.method("downloader:didReceive:", StrictReceiver.downloader(_:didReceive:))); return members }; }

class LateReceiver: NSObject, ObjectMembers {var _optional_downloader___didReceive: ((Downloader, Int) -> Bool)? { nil }; var _optional_downloaderDidFinish__: ((Downloader) -> Void)? { nil }; var _optional_fileName: (String)? { nil }; var _optional_downloader___didFail_then: ((Downloader, Error, @escaping () -> Void) -> Void)? { { self.downloader($0, didFail: $1, then: $2) } }; class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("downloaderDidStart:", LateReceiver.downloaderDidStart(_:))); members.append(.method("downloader:didFail:then:", LateReceiver.downloader(_:didFail:then:))); return members }; }

extension LateReceiver: DownloaderDelegate {
  func downloaderDidStart(_ downloader: Downloader) {}
  func downloader(_ downloader: Downloader, didFail error: Error, then: @escaping () -> Void) { then() }
}

extension UIImage: DownloaderDelegate {
  func downloaderDidStart(_ downloader: Downloader) {}
  func downloaderDidFinish(_ downloader: Downloader) {}
var _optional_downloader___didReceive: ((Downloader, Int) -> Bool)? { nil }; var _optional_downloaderDidFinish__: ((Downloader) -> Void)? { { self.downloaderDidFinish($0) } }; var _optional_fileName: (String)? { nil }; var _optional_downloader___didFail_then: ((Downloader, Error, @escaping () -> Void) -> Void)? { nil }; }
