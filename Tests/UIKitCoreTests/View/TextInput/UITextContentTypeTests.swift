import Expectations
import Testing

@testable import UIKitCore

@Suite struct UITextContentTypeTests {
  @Test(
    "a meaning of text has its documented name",
    arguments: [
      (.name, "name"),
      (.namePrefix, "honorific-prefix"),
      (.givenName, "given-name"),
      (.middleName, "additional-name"),
      (.familyName, "family-name"),
      (.nameSuffix, "honorific-suffix"),
      (.nickname, "nickname"),
      (.organizationName, "organization"),
      (.jobTitle, "organization-title"),
      (.location, "location"),
      (.fullStreetAddress, "street-address"),
      (.streetAddressLine1, "address-line1"),
      (.streetAddressLine2, "address-line2"),
      (.addressCity, "address-level2"),
      (.addressState, "address-level1"),
      (.addressCityAndState, "address-level1+2"),
      (.sublocality, "address-level3"),
      (.countryName, "country-name"),
      (.postalCode, "postal-code"),
      (.telephoneNumber, "tel"),
      (.emailAddress, "email"),
      (.URL, "url"),
      (.creditCardNumber, "cc-number"),
      (.creditCardName, "cc-name"),
      (.creditCardGivenName, "cc-given-name"),
      (.creditCardMiddleName, "cc-additional-name"),
      (.creditCardFamilyName, "cc-family-name"),
      (.creditCardSecurityCode, "cc-csc"),
      (.creditCardExpiration, "cc-exp"),
      (.creditCardExpirationMonth, "cc-exp-month"),
      (.creditCardExpirationYear, "cc-exp-year"),
      (.creditCardType, "cc-type"),
      (.username, "username"),
      (.password, "password"),
      (.newPassword, "new-password"),
      (.oneTimeCode, "one-time-code"),
      (.dateTime, "date-time"),
      (.birthdate, "bday"),
      (.birthdateDay, "bday-day"),
      (.birthdateMonth, "bday-month"),
      (.birthdateYear, "bday-year"),
      (.flightNumber, "flight-number"),
      (.shipmentTrackingNumber, "shipment-tracking-number"),
      (.cellularEID, "cellular-eid"),
      (.cellularIMEI, "cellular-imei"),
    ] as [(UITextContentType, String)])
  func names(type: UITextContentType, name: String) {
    expectEqual(type.rawValue, name)
    expectEqual(UITextContentType(rawValue: name), type)
  }
}
