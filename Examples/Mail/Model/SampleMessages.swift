import UIKit

/// The messages with which the app starts: 60, in all six mailboxes.
enum SampleMessages {
  static let me = Person(name: "Mia Carter", address: "mia@example.com")

  /// 12 March 2026, 09:41 UTC.
  static let now = Date(timeIntervalSince1970: 1_773_308_460)

  /// The number of messages in each mailbox, from the newest to the oldest.
  private static let counts: [(mailbox: Mailbox, count: Int)] = [
    (.inbox, 24), (.drafts, 3), (.sent, 12), (.archive, 12), (.junk, 5), (.trash, 4),
  ]

  /// The samples. No sender writes about a topic twice: there are 12 senders and 15 topics, taken in steps of 1 and 7.
  static var all: [Message] {
    var messages: [Message] = []
    for (mailbox, count) in counts {
      for place in 0..<count { messages.append(message(number: messages.count, place: place, in: mailbox)) }
    }
    return messages
  }

  private static func message(number: Int, place: Int, in mailbox: Mailbox) -> Message {
    let person = senders[number % senders.count]
    let topic = topics[number * 7 % topics.count]
    let isOwn = mailbox.containsOwnMessages
    let name = isOwn ? person.name : me.name
    let text = "Hi \(firstName(name)),\n\n\(topic.text)\n\n\(closings[number % closings.count])\n"
    return Message(
      id: number + 1, mailbox: mailbox, sender: isOwn ? me : person, recipient: isOwn ? person.address : me.address,
      subject: topic.subject, body: text + firstName(isOwn ? me.name : person.name),
      date: now.addingTimeInterval(-age(at: place)), isRead: isOwn || mailbox == .trash || place % 3 != 0,
      isFlagged: mailbox == .inbox && place % 8 == 1)
  }

  /// The seconds since a message arrived: the further down, the longer the pauses between two messages.
  private static func age(at place: Int) -> TimeInterval { TimeInterval(2_340 + place * 9_420 + place * place * 3_300) }

  private static func firstName(_ name: String) -> String { String(name.prefix { $0 != " " }) }

  /// The message that arrives when the user asks for new ones.
  static func newMessage(id: Message.ID, date: Date) -> Message {
    Message(
      id: id, mailbox: .inbox, sender: Person(name: "Harbor Library", address: "desk@library.example"),
      recipient: me.address, subject: "Your book has arrived",
      body: "Hi Mia,\n\nthe book that you ordered is waiting at the desk until Saturday.\n\nHarbor Library", date: date)
  }

  private static let senders = [
    Person(name: "Ada Berger", address: "ada@example.com"),
    Person(name: "Bruno Costa", address: "bruno@example.com"),
    Person(name: "Chloe Dubois", address: "chloe@example.com"),
    Person(name: "Daniel Eriksen", address: "daniel@example.com"),
    Person(name: "Elif Demir", address: "elif@example.com"),
    Person(name: "Farid Haddad", address: "farid@example.com"),
    Person(name: "Greta Holm", address: "greta@example.com"),
    Person(name: "Hiro Tanaka", address: "hiro@example.com"),
    Person(name: "Ines Moreno", address: "ines@example.com"),
    Person(name: "Jonas Keller", address: "jonas@example.com"),
    Person(name: "Katya Orlova", address: "katya@example.com"),
    Person(name: "Liam Murphy", address: "liam@example.com"),
  ]

  private static let closings = ["Thanks", "See you soon", "Best wishes", "Talk tomorrow"]

  private struct Topic {
    let subject: String
    let text: String
  }

  private static let topics = [
    Topic(
      subject: "Lunch on Thursday",
      text: """
        the new place beside the station has a table for us at half past twelve. They serve a soup of the day, and the \
        kitchen closes at two. Shall I confirm?
        """),
    Topic(
      subject: "Draft of the report",
      text: """
        the second chapter is done, and the figures are in their final form. Chapter three still needs a summary and two \
        sources. Please mark everything that is unclear, however small.
        """),
    Topic(
      subject: "Train tickets to Lisbon",
      text: """
        both tickets are booked, with seats beside the window. The train leaves at 07:52 from platform nine, and we change \
        once. I keep the printed copies.
        """),
    Topic(
      subject: "Photos of the garden",
      text: """
        the magnolia opened this morning, two weeks earlier than last year. The pictures are sorted by day. My favourite \
        is the one with the cat below the bench.
        """),
    Topic(
      subject: "Minutes of the meeting",
      text: """
        we agreed on three points: the release moves to Tuesday, the tests run on every machine, and the guide gets a \
        chapter about keyboards. The rest waits until next week.
        """),
    Topic(
      subject: "A book for you",
      text: """
        I finished the novel about the lighthouse last night and thought of you on every page. I bring it along when we \
        meet. No hurry to return it.
        """),
    Topic(
      subject: "The bicycle is repaired",
      text: """
        the brakes hold again, and the chain is new. The workshop closes at six, on Saturdays at noon. The bill is on the \
        handlebar.
        """),
    Topic(
      subject: "Concert on Sunday evening",
      text: """
        the quartet plays at seven in the town hall, first Haydn, then something that nobody has heard yet. I have one \
        more ticket. Do you want to come?
        """),
    Topic(
      subject: "Question about the budget",
      text: """
        line fourteen counts the same machine twice, if I read it correctly. Without it we stay below the limit and can \
        keep the workshop in May. Could you check it before noon?
        """),
    Topic(
      subject: "Recipe for the bread",
      text: """
        500 g of flour, 350 g of water, 10 g of salt, and a spoon of the starter. Fold it four times in the evening, and \
        bake it in the morning at 240 degrees.
        """),
    Topic(
      subject: "Weather for the hike",
      text: """
        dry until four in the afternoon, then showers from the west. If we start at eight we are back at the hut in time. \
        Take the good shoes, the path is wet.
        """),
    Topic(
      subject: "Keys to the studio",
      text: """
        the spare keys are with the neighbour on the first floor, who is at home from five. The alarm has a new code, \
        which I will tell you on the phone.
        """),
    Topic(
      subject: "Feedback on your talk",
      text: """
        the part about measuring was the best one, because everybody had made that mistake before. The last slide went by \
        too quickly. May we put the recording online?
        """),
    Topic(
      subject: "Choir practice moves",
      text: """
        from this week on we meet on Wednesdays at half past seven, in the room below the roof. Bring the green book and a \
        pencil.
        """),
    Topic(
      subject: "Invoice for February",
      text: """
        the invoice lists eleven hours and the two prints. Please pay it within thirty days, with the number in the \
        subject line. The address has not changed.
        """),
  ]
}
