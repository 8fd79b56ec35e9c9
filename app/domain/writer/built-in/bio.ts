import type { Part } from "../../document/document-part"
import type { DraftSentence } from "../../evidence/schema"
import { readInstructions } from "../instructions"
import type { Achievement, Material } from "../material-schema"
import { countWords } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { adviceFor, notFollowed } from "./advice"
import { fact, factOf, factOr, heading, paragraph, titled } from "./compose"
import { closedSentence, thirdPerson } from "./first-person"
import { firstPersonBio, ownWords } from "./person-sentences"
import { proseOf } from "./prose"
import { oneOfEachDeed } from "./repeats"
import { roleSince, workSentence } from "./role-sentences"
import { toldOnce } from "./told-once"
import { article, capitalized, lowered } from "./wording"
import { readsWell, worthTelling } from "./worth-telling"

/** Words of a bio where no other length is asked for. */
const usualWords = 90

/** A short bio in the person and length asked for, else in the first person, and one line for places with little room. */
export function writeBio(request: WritingRequest, material: Material): Writing {
  const asked = readInstructions(request.customPrompt)
  const most = asked.words ?? usualWords
  const third = asked.person === "third"
  const all = third ? inThirdPerson(material, request.firstName ?? "") : inFirstPerson(material)
  const told = within(
    toldOnce(all, ({ sentence }) => sentence.text),
    most,
  )
  const line = oneLine(material)
  const parts: Part[] = [
    ...(told.length > 0 ? [paragraph(...told.map(({ sentence }) => sentence))] : []),
    ...(line.length > 0 && told.length > 0 ? [heading("Short version"), paragraph(...line)] : []),
  ]
  const used = told.flatMap(({ of }) => of ?? [])
  return {
    title: titled("Bio", material.title?.text ?? ""),
    body: { parts },
    advice: [...notFollowed(asked, ["person", "words", "emphasis"]), ...adviceFor(request, material, used)],
  }
}

interface Told {
  sentence: DraftSentence
  of?: Achievement
}

function inFirstPerson(material: Material): Told[] {
  const own = firstPersonBio(material)
  const role = material.roles.find(({ kind, isCurrent }) => kind === "work" && isCurrent)
  const names = role && own.some(({ text }) => text.includes(role.company))
  const title = material.title
  const opening: DraftSentence[] =
    role && !names
      ? [workSentence(role)]
      : own.length === 0 && title
        ? [fact(`I am ${article(title.text)} ${lowered(title.text)}.`, title.evidenceIds)]
        : []
  const [first, ...rest] = own.map((line) => factOf(line))
  return [
    ...[...(first ? [first] : []), ...opening, ...rest.slice(0, 1)].map((sentence) => ({ sentence })),
    ...bestOf(material).flatMap((of, at) => [
      { of, sentence: alsoTold(of, at) },
      ...(of.whole ? [] : of.result.slice(0, 1)).map((text) => ({ of, sentence: fact(text, of.evidenceIds) })),
    ]),
    ...ownWords(material).map((line) => ({ sentence: factOf(line) })),
  ]
}

function alsoTold(each: Achievement, at: number): DraftSentence {
  const said = each.whole || each.claim
  const plain = fact(said, each.evidenceIds)
  if (at % 2 === 0 || !/^I (?!was|am|have|had)/.test(said)) return plain
  return factOr(said.replace(/^I /, "I also "), each.evidenceIds, plain)
}

function inThirdPerson(material: Material, firstName: string): Told[] {
  const role = material.roles.find(({ kind, isCurrent }) => kind === "work" && isCurrent) ?? material.roles[0]
  const title = material.title
  const who = firstName || "They"
  const is = firstName ? "is" : "are"
  const opening =
    role?.isCurrent && roleSince(role)
      ? fact(`${who} ${is} ${roleSince(role)}.`, role.evidenceIds)
      : title && fact(`${who} ${is} ${article(title.text)} ${lowered(title.text)}.`, title.evidenceIds)
  const deeds = bestOf(material).flatMap((of, at): Told[] => {
    const { deed, outcomes } = proseOf(of.bullet)
    const text = thirdPerson(deed, at % 2 === 1 ? firstName : "")
    const told = text ? [text, ...outcomes.slice(0, 1)] : []
    return told.map((each) => ({ of, sentence: fact(each, of.evidenceIds) }))
  })
  return [...(opening ? [{ sentence: opening }] : []), ...deeds]
}

/** The strongest achievements that one sentence tells, at most one of each role before a second of any. */
function bestOf(material: Material): Achievement[] {
  const whole = material.achievements.filter(
    ({ claim }) => (/^(?:I|We)\b/.test(claim) || / went from /.test(claim)) && countWords(claim) <= 32,
  )
  const usable = worthTelling(oneOfEachDeed(whole.filter(readsWell)))
  const firsts = usable.filter((each, at) => usable.findIndex(({ role }) => role === each.role) === at)
  const next = usable.find((each) => !firsts.slice(0, 2).includes(each))
  return [
    ...firsts.slice(0, 2),
    ...(next ? [next] : []),
    ...usable.filter((each) => each !== next && !firsts.includes(each)),
  ].slice(0, 5)
}

function within(all: Told[], most: number): Told[] {
  const kept: Told[] = []
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

function oneLine(material: Material): DraftSentence[] {
  const title = material.title
  if (!title) return []
  const best = material.achievements.find(({ bullet, claim }) => claim && countWords(bullet) <= 24)
  const role = fact(closedSentence(capitalized(title.text)), title.evidenceIds)
  return best ? [role, fact(closedSentence(best.bullet), best.evidenceIds)] : [role]
}
