@_exported import Foundation
@_exported import Observation
@_exported import PergolaCombine
@_exported import PergolaUIKit
