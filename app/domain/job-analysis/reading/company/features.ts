import { firstClass, nameTag } from "../../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../../language/words/lexicon"
import { sectionNamed } from "../requirements/section-headings"
import { isSkill } from "../skills/skills"
import { isDeed } from "../skills/verb-words"
import { roleIn, roleWord } from "../title/role-nouns"
import { terms } from "../title/title-parts"
import type { Candidate } from "./candidates"
import { address, board, isAgency, isAnyEmployer, notNames, openers, part, unit, whole } from "./names"
import type { Surroundings } from "./surroundings"
import { institution, legalForm } from "./words"

/** The features for and against a name as the employer's, each with its strength. */
export type Features = [feature: string, amount: number][]

/** Evidence kinds that identify the employer even if an agency recruits. */
const ofClient = ["label", "on behalf"]

/** Evidence kinds that a place never has. */
const acting = [
  "hires",
  "we",
  "heading",
  "is",
  "at the title",
  "introduced",
  "own words",
  "first line",
  "copyright",
  "host",
]

/** The features of a candidate. None of them are words of the posting. */
export function featuresOf(candidate: Candidate, around: Surroundings): Features {
  const { name, kinds, inherited, times, first, mentions } = candidate
  const found: Features = []
  const add = (feature: string, amount: number | boolean) => {
    if (amount) found.push([feature, Number(amount)])
  }
  for (const kind of kinds) add(kind, 1)
  for (const kind of inherited) if (!kinds.has(kind)) add(kind, 0.6)
  add("many kinds", Math.max(0, kinds.size - 2))
  add("nothing else", kinds.size === 1 && kinds.has("mention"))
  add("times", Math.log(1 + times))
  add("never in a sentence", times === 0)
  add("late", Math.log(1 + first / 200))
  for (const [kind, count] of mentions) add(`~${kind}`, count / Math.max(1, times))
  add("has a longer", candidate.hasLonger)
  add("has a longer of the head", candidate.hasLongerOfHead)
  add("has a shorter", candidate.hasShorter)
  add("is a short form", candidate.isShortForm)
  add("ends a longer", candidate.endsLonger)
  add("lacks an institution", candidate.lacksInstitution)
  add("adds an institution", candidate.addsInstitution)
  add("rarer than a longer", candidate.isRarer)
  for (const [feature, amount] of formOf(name)) add(feature, amount)
  for (const [feature, amount] of relationOf(candidate, around)) add(feature, amount)
  return found
}

/** Features of a name's form and words. */
function formOf(name: string): Features {
  const words = name.split(/\s+/)
  const lower = words.map((word) => word.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, ""))
  const [opener = ""] = lower
  const known = lower.filter((word) => meaningsOf(word).own.length > 0).length
  const isInstitution = institution.test(name) && !address.test(name)
  const value = (is: boolean) => Number(is)
  return [
    [`words ${Math.min(words.length, 6)}`, 1],
    ["institution", value(isInstitution)],
    ["legal form", value(legalForm.test(name))],
    ["role", value(roleIn(name) === 2)],
    ["role, no institution", value(roleWord.test(name) && !isInstitution)],
    ["unit", value(unit.test(name))],
    ["part of a whole", value(part.test(name))],
    ["whole", value(whole.test(name))],
    ["no name", value(notNames.test(name))],
    ["opens as no name", value(notNames.test(words[0] ?? "") && !isInstitution)],
    ["opens a sentence", value(openers.test(words[0] ?? "") && !isInstitution)],
    ["any employer", value(isAnyEmployer(name))],
    ["board", value(board.test(name))],
    ["skill", value(isSkill(name))],
    ["section", value(sectionNamed(name) !== null && !isInstitution)],
    ["terms", value(terms.test(name))],
    ["common word", value(words.length === 1 && known === 1)],
    ["unknown word", value(words.length === 1 && known === 0)],
    ["known words", words.length > 1 ? known / words.length : 0],
    ["opens with a deed", value(isDeed(opener) && !isInstitution)],
    ["opens with an adjective", value(["adjective", "adverb"].includes(firstClass(opener) ?? ""))],
    ["place", value(words.length <= 2 && ["place", "country"].includes(nameTag(name.toLowerCase()) ?? ""))],
    ["opens with a person", value(words.length === 2 && nameTag(opener) === "person")],
    ["capitals", value(!/\p{Ll}/u.test(name))],
    ["short form", value(/^(?:\p{Lu}\.?){1,3}$/u.test(name))],
    ["short form of more", value(/^\p{Lu}[\p{Lu}\d]{3,6}$/u.test(name))],
    ["odd form", value(!/^\p{Lu}/u.test(name) || /[:;!?]/.test(name))],
    ["inner capital", value(/\p{Ll}\p{Lu}/u.test(name))],
    ["holds at", value(/ (?:at|@) /.test(name))],
    ["and", value(/ (?:&|and|\+) /.test(name))],
    ["code", value(/\d{3}/.test(name))],
    ["digit", value(/\d/.test(name))],
    ["street or state", value(address.test(name))],
    ["a person", value(words.length === 1 && nameTag(opener) === "person")],
    ["address", value(/^[\p{Ll}\d.-]+\.\p{Ll}+$/u.test(name))],
    ["plural", value(words.length === 1 && /s$/.test(name) && known === 1)],
    ["long", value(name.length > 50)],
  ]
}

/** Features of a name's relation to the rest of the posting. */
function relationOf({ name, kinds, inherited }: Candidate, around: Surroundings): Features {
  const lower = name.toLowerCase()
  const title = around.title?.toLowerCase() ?? ""
  const place = around.location?.toLowerCase() ?? ""
  const isOfClient = ofClient.some((kind) => kinds.has(kind) || inherited.has(kind))
  const isRecruiter = isAgency(name) || around.agencies.some((one) => one.startsWith(name))
  const value = (is: boolean) => Number(is)
  return [
    ["part, a whole is named", value(part.test(name) && around.isWholeNamed)],
    ["in the title", value(title.includes(lower))],
    ["with the title", value(title !== "" && lower.includes(title))],
    ["in the place", value(place.includes(lower))],
    ["in the place, acts", value(place.includes(lower) && acting.some((kind) => kinds.has(kind)))],
    ["is the place", value(place === lower)],
    ["in the place, long", value(place.includes(lower) && name.split(" ").length > 2)],
    ["with the place", value(place !== "" && lower.includes(place))],
    ["agency", value(isRecruiter)],
    ["agency for another", value(isRecruiter && (around.isForAnother || around.isBehalf))],
    ["client not named", value(around.isForAnother && !isOfClient)],
    ["agency's text", value(around.isAgencyText)],
    ["agency's text, client", value(around.isAgencyText && isOfClient)],
    ["client named", value(around.isForAnother && isOfClient && !isRecruiter)],
  ]
}

/** The features of a posting that names no employer. */
export function featuresOfNone(around: Surroundings): Features {
  const found: Features = [["none", 1]]
  if (around.isForAnother) found.push(["none, for another", 1])
  if (around.agencies.length > 0) found.push(["none, an agency", 1])
  if (around.isShort) found.push(["none, short", 1])
  return found
}
