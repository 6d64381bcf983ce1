/// The ways in which a user may prove their identity.
public enum LAPolicy: Int, Sendable {
  /// With the sensor.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// With the sensor or with the passcode.
  case deviceOwnerAuthentication = 2
}

/// The sensor of a device.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}
