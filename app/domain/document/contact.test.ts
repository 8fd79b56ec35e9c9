import { expect, test } from "vitest"
import { editPerson, misplacedIn, personLines } from "./contact"
import { nobody } from "./document-tree"
import { personIds } from "./render/document"

const person = {
  ...{ firstName: "Ada", lastName: "Brook", email: "ada@example.com", phone: "+44 7700 900123", location: "Leeds, UK" },
  ...{ linkedinUrl: "", portfolioUrl: "", githubUrl: "" },
}

test("a resume starts with the phone number and the city of the profile; a letter shows only the name", () => {
  expect(personLines("resume", person).contact).toMatchObject({ phone: "+44 7700 900123", location: "Leeds, UK" })
  expect(personLines("cover_letter", person)).toEqual({ ...nobody, name: "Ada Brook" })
})

test("the contact line accepts another city, but not a claim in its place", () => {
  const tree = { format: 2 as const, next: 1, person: personLines("resume", person), body: { sections: [] } }
  const edited = editPerson(tree, personIds.contact, "Kingston upon Hull | ada@example.com")
  expect(edited?.person.contact).toMatchObject({ location: "Kingston upon Hull", phone: "", email: "ada@example.com" })
  expect(editPerson(tree, personIds.contact, "Led a team of 50 in Leeds | ada@example.com")).toBeNull()
  const sent = { name: "Ada Brook", contact: { ...tree.person.contact, location: "won three national prizes" } }
  expect(misplacedIn(sent, tree.person)).toBe("contact.location")
})
