/// The meaning of a text, such as a name or a postal code.
///
/// The raw values are those of the HTML attribute `autocomplete` where that has the meaning.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// A meaning with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // MARK: Names of people

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between the first and the last one.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An addition after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// An alias.
  public static let nickname = UITextContentType(rawValue: "nickname")

  // MARK: Work

  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")

  // MARK: Places

  /// A place with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with a number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street's address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street's address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state or province.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")

  // MARK: Contacts

  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")

  // MARK: Credit cards

  /// A number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The name between the first and the last one on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The last name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The date until which a credit card is valid.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month until which a credit card is valid.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a credit card is valid.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The type of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")

  // MARK: Accounts

  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that the user chooses.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

  // MARK: Dates and numbers

  /// A date, a time or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A number by which a parcel is tracked.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of an embedded SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a device in mobile networks.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
