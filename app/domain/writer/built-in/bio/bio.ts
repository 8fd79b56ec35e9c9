import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import { article } from "../../../language/words/article"
import { isMeasured } from "../../../rubric/measures"
import { readInstructions } from "../../instructions"
import { lengthAsked } from "../../length-asked"
import type { Achievement, Material, RoleMaterial } from "../../material-schema"
import { countWords } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { adviceFor } from "../advice"
import { carriedBy } from "../carried-by"
import { fact, factOf, factOr, heading, paragraph, titled } from "../compose"
import { tellsChange } from "../stories/change"
import { closedSentence } from "../wording/first-person"
import { inItsRole } from "../wording/in-its-role"
import { joinedPairs } from "../wording/joined-pairs"
import { firstPersonBio, introduces, ownWords } from "../wording/person-sentences"
import { proseOf } from "../wording/prose"
import { namesEmployer, workSentence } from "../wording/role-sentences"
import { toldOnce } from "../wording/told-once"
import { namesCompany } from "../wording/typed-names"
import { variedOpenings } from "../wording/varied-openings"
import { capitalized, lowered } from "../wording/wording"
import { bestReading } from "../wording/worth-telling"
import { bestOf } from "./best-of"
import { type BioSentence, inThirdPerson, ofTheGroup } from "./third-person-bio"

/** The maximum number of words of an action in the short version. */
const maxLineWords = 24
/** The number of words of a bio if no other length is requested. */
const usualWords = 110

/** A short bio in the requested person and length, by default in the first person, with a one-line version. */
export function writeBio(request: WritingRequest, material: Material): Writing {
  const asked = readInstructions(request.customPrompt)
  const most = lengthAsked(request.customPrompt, request.type)?.words ?? usualWords
  const third = asked.person === "third"
  const all = third ? inThirdPerson(request, material) : inFirstPerson(request, material)
  const told = within(
    toldOnce(all, ({ sentence }) => sentence.text),
    most,
  )
  const line = oneLine(material, third)
  const sentences = joinedPairs(
    told.map(({ sentence }) => sentence),
    carriedBy(request),
  )
  const whole = told.length > 0 ? [paragraph(...sentences)] : []
  const parts: Part[] = [
    ...(third ? whole : variedOpenings(whole)),
    ...(line.length > 0 && told.length > 0 ? [heading("Short version"), paragraph(...line)] : []),
  ]
  const used = told.flatMap(({ of }) => of ?? [])
  return {
    title: titled("Bio", material.title?.text ?? ""),
    body: { parts },
    advice: adviceFor(request, material, used),
  }
}

function inFirstPerson(request: WritingRequest, material: Material): BioSentence[] {
  const own = firstPersonBio(material)
  const role = material.roles.find(({ kind, isCurrent }) => kind === "work" && isCurrent)
  const names =
    role && (role.company === "" ? own.length > 0 : own.some(({ text }) => namesCompany(text, role.company)))
  const title = material.title
  const opening: DraftSentence[] =
    role && !names
      ? [workSentence(role)].filter((work) => !isTold(role, own[0]?.text ?? "") || carriedBy(request)(work))
      : own.length === 0 && title
        ? [fact(closedSentence(`I am ${article(title.text)} ${lowered(title.text)}`), title.evidenceIds)]
        : []
  // The following actions belong to the last employer that the introduction names.
  const isLast =
    names &&
    material.roles.every((other) => other === role || !own.some(({ text }) => namesCompany(text, other.company)))
  const [first, ...rest] = own.map((line) => factOf(line))
  return [
    ...introduced(opening, first, rest.slice(0, 1)).map((sentence) => ({ sentence })),
    ...deedsInTheirRoles(request, material, opening.length > 0 || isLast ? role : undefined),
    ...ownWords(material).map((line) => ({ sentence: factOf(line) })),
  ]
}

/** The person's own introduction already says the title, so that a plainer sentence about the role would repeat it. */
const isTold = ({ title }: RoleMaterial, own: string) =>
  introduces(own) && own.toLowerCase().includes(title.split(",")[0]!.toLowerCase())

/** The person's role comes first: their own "I am …", else their current role. */
function introduced(
  opening: DraftSentence[],
  first: DraftSentence | undefined,
  rest: DraftSentence[],
): DraftSentence[] {
  if (!first) return opening
  return introduces(first.text) ? [first, ...opening, ...rest] : [...opening, first, ...rest]
}

/**
 * The strongest actions, newest role first, each with its employer if the previous sentence (`said`) was about another
 * role.
 */
function deedsInTheirRoles(request: WritingRequest, material: Material, said: RoleMaterial | undefined): BioSentence[] {
  const isCarried = carriedBy(request)
  const named = new Set<RoleMaterial>(said ? [said] : [])
  let last = said
  return bestOf(material).flatMap((of): BioSentence[] => {
    const role = of.role === null ? undefined : material.roles[of.role]
    const deed = fact(of.whole || of.claim, of.evidenceIds)
    const isSame = !role || role === last
    const placed = isSame ? [deed] : inItsRole(deed, role, { isNamed: named.has(role), last: last ?? null }, isCarried)
    if (role) {
      last = role
      named.add(role)
    }
    const results = of.whole ? [] : of.result.slice(0, 1).map((text) => fact(text, of.evidenceIds))
    return [...placed, ...results].map((sentence) => ({ of, sentence }))
  })
}

function within(all: BioSentence[], most: number): BioSentence[] {
  const kept: BioSentence[] = []
  const skipped = new Set<Achievement>()
  let words = 0
  for (const told of all) {
    const count = countWords(told.sentence.text)
    if (told.of && skipped.has(told.of)) continue
    if (words + count > most) {
      if (told.of) skipped.add(told.of)
      continue
    }
    words += count
    kept.push(told)
  }
  return kept
}

/** "Porter at Elm House.": the title with the employer, if the current role has this title. */
function withEmployer({ roles, title }: Material, plain: DraftSentence): DraftSentence | null {
  const role = roles.find(({ kind, isCurrent }) => kind === "work" && isCurrent)
  if (
    !role ||
    !namesEmployer(role) ||
    role.asTold ||
    role.said ||
    role.title.toLowerCase() !== title?.text.toLowerCase()
  )
    return null
  return factOr(closedSentence(`${capitalized(role.title)} at ${role.company}`), role.evidenceIds, plain)
}

/** The one-line version: the title, and the strongest action that fits into one short sentence. */
function oneLine(material: Material, third: boolean): DraftSentence[] {
  const title = material.title
  if (!title) return []
  const plain = fact(closedSentence(capitalized(title.text)), title.evidenceIds)
  const role = withEmployer(material, plain) ?? plain
  const short = bestReading(bestOf(material)).filter((each) => countWords(each.whole || each.claim) <= maxLineWords)
  const moved = short.find(({ whole, claim }) => tellsChange(whole || claim))
  const best = moved ?? short.find(({ whole, claim }) => isMeasured(whole || claim)) ?? short[0]
  if (!best) return [role]
  const deed = ofTheGroup(proseOf(best.bullet).deed, best)
  return [role, fact(third ? closedSentence(capitalized(deed)) : best.whole || best.claim, best.evidenceIds)]
}
