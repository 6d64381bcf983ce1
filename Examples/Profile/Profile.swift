/// The data of a profile.
struct Profile {
  let name: String
  let place: String
  let skills: [Skill]
  let projects: [String]

  static let sample = Profile(
    name: "Ada Byron", place: "London",
    skills: [Skill(name: "Analysis", years: 12), Skill(name: "Engines", years: 9), Skill(name: "Poetry", years: 3)],
    projects: ["Note G", "Flying machine", "Bernoulli numbers"])
}

struct Skill {
  let name: String
  let years: Int
}

/// The model of a row or of a section's header.
enum ProfileModel {
  /// The title of a section, with the section's index.
  case header(String, section: Int)
  case fact(String, String)
  case skill(Skill)
  case project(String)
}
