import { firstClass, nameTag } from "../../../language/talk/word-classes/word-class"
import { functionWords } from "../../../language/words/function-words"
import { foreignLanguages } from "../../skills/languages"
import { type SkillName, skillNames, skillWord, wordPattern } from "../../skills/skill-list"
import type { PostingSkill } from "../posting"
import { acronym, notSkills } from "./shouted-words"

interface Word {
  text: string
  key: string
  at: number
  end: number
}

const maxSkills = 80

/**
 * The skills named in texts, deduplicated, in the posting's first spelling. `phrases` are names found by grammar; of
 * the texts `told`, which may be about anything, only unambiguous names count. `others` were found in another way.
 */
export function skillsOf(
  texts: string[],
  asked: string[],
  phrases: string[] = [],
  told: string[] = [],
  others: PostingSkill[] = [],
): PostingSkill[] {
  const found = new Map<string, PostingSkill>()
  const add = (name: string, concept: string) => {
    if (!found.has(concept) && found.size < maxSkills) found.set(concept, { name, concept })
  }
  const own = phrases.filter((phrase) => !isKnown(phrase) && !notSkills.test(phrase))
  for (const text of texts)
    for (const { name, concept } of skillsNamed(text))
      if (!isOnlyWithin(own, name, text)) {
        for (const one of [withoutTail({ name, concept }), ...partsOf(name)]) add(one.name, one.concept)
      }
  for (const name of own) add(name, name.toLowerCase())
  // "RAID" is a name in "RAID logs", but not in "Kerala Paramedical Council".
  const isPart = (name: string) =>
    own.some((phrase) => phrase.split(" ").includes(name) && !/^\p{Ll}/u.test(phrase.split(" ").at(-1) ?? ""))
  for (const text of asked) for (const name of unskillsNamed(text)) if (!isPart(name)) add(name, name.toLowerCase())
  for (const text of told)
    for (const one of skillsNamed(text).filter(isCertain).map(withoutTail)) add(one.name, one.concept)
  for (const { name, concept } of others) {
    // "manage own caseload" is caseload management rather than "caseload".
    if (isOpenedBy(name, found.get(concept)?.name ?? "-")) found.set(concept, { name, concept })
    add(name, concept)
  }
  return [...found.values()]
}

/** Words added to a skill's name in a requirement: "chainsaw ticket", "COSHH assessment", "agile methods". */
const tail =
  /(?<!['’]s)\s+(?:certification|certificate|licen[cs]e|ticket|card|assessments?|entry|samples?|return filing|techniques|registration|experience|knowledge)$/i

function withoutTail(one: PostingSkill): PostingSkill {
  const core = one.name.replace(tail, "")
  return core !== one.name && isSkill(core) ? namedSkill(core) : one
}

/** "accruals and prepayments" are two skills, "health and safety" is one. */
function partsOf(name: string): PostingSkill[] {
  const parts = name.split(/ (?:and|&|und|et|y) /u)
  return parts.length > 1 && parts.every(isSkill) ? parts.map(namedSkill) : []
}

/** Whether a name is a skill wherever it occurs: one of several words, or one with capitals, unless it is a person's. */
const isCertain = ({ name, concept }: PostingSkill) =>
  /\p{Lu}|\d|\s/u.test(name) &&
  nameTag(name.toLowerCase()) !== "person" &&
  !isBenefit.test(name) &&
  !foreignLanguages.includes(concept)
const isBenefit = /^(?:health|life|dental|vision|disability) insurance$/i

/** Whether the lists contain what a phrase names: all of it, or all but ordinary words: "Excel spreadsheets". */
function isKnown(phrase: string): boolean {
  const known = skillsNamed(phrase)
  // "journal entries" are not journals, "packing lists" are not packing.
  if (known.length === 1 && isOpenedBy(phrase, known[0]?.name ?? "")) return false
  // "manifold gauges" are more specific than "gauges".
  if (known.length === 1 && isEndedBy(phrase, known[0]?.name ?? "")) return false
  const rest = known.reduce((left, { name }) => left.replace(name, " "), phrase)
  const isCovered = rest.split(" ").filter((word) => /\p{L}/u.test(word)).length <= 2
  return known.length > 0 && ((isCovered && known.some(({ name }) => name.includes(" "))) || !/\p{Lu}|\d/u.test(rest))
}

/**
 * Whether a text uses a name only inside a longer one: "journals" in "journal entries", but not "phonics" in "phonics,
 * and lead small group phonics".
 */
function isOnlyWithin(phrases: string[], name: string, text: string): boolean {
  const longer = phrases.filter((one) => (isOpenedBy(one, name) || isEndedBy(one, name)) && text.includes(one))
  return longer.length > 0 && !longer.reduce((rest, one) => rest.replaceAll(one, " "), text).includes(name)
}

const isOpenedBy = (phrase: string, name: string) => /^\p{Ll}+$/u.test(name) && phrase.startsWith(`${name} `)

const isEndedBy = (phrase: string, name: string) => /^\p{Ll}+$/u.test(name) && phrase.endsWith(` ${name}`)

/** Whether a name is exactly a skill's. */
export const isSkill = (name: string) => skillsNamed(name)[0]?.name === name

/** A skill, under the name that a text uses. */
export function namedSkill(name: string): PostingSkill {
  const [known] = skillsNamed(name)
  return known?.name === name ? known : { name, concept: name.toLowerCase() }
}

/** The skills of the lists that a text names. */
export function skillsNamed(text: string): PostingSkill[] {
  const words = wordsOf(text)
  const found: PostingSkill[] = []
  for (let at = 0; at < words.length; ) {
    const match = skillNames()
      .get(words[at]?.key ?? "")
      ?.find((name) => fits(name, words, at, text))
    const last = words[at + (match?.words.length ?? 1) - 1]
    if (match && last) found.push({ name: text.slice(words[at]?.at ?? 0, last.end), concept: match.concept })
    at += match?.words.length ?? 1
  }
  return found
}

function wordsOf(text: string): Word[] {
  // "niveau d'anglais": the word starts after its elided article.
  const bare = text
    .slice(0, 20_000)
    .replace(/(?<!\p{L})(?:[dlnscjmt]|qu)['’](?=\p{L})/giu, (found) => " ".repeat(found.length))
  return [...bare.matchAll(wordPattern)].map((found) => ({
    text: found[0],
    key: skillWord(found[0]),
    at: found.index,
    end: found.index + found[0].length,
  }))
}

function fits(name: SkillName, words: Word[], at: number, text: string): boolean {
  for (let more = 0; more < name.words.length; more++) {
    const word = words[at + more]
    if (!word || word.key !== name.words[more]) return false
    const next = words[at + more + 1]
    const gap = next && more + 1 < name.words.length ? text.slice(word.end, next.at) : ""
    // In "a P&L", "a P" is not "A/P".
    const isInitials = word.key.length === 1 && name.words[more + 1]?.length === 1
    if (/[,;:()!?\n•|]/.test(gap) || (isInitials && /^\s+$/.test(gap))) return false
  }
  // "A Level 2 qualification" is not an A level.
  const last = words[at + name.words.length - 1]
  if (last && grade.test(last.text) && /^ (?:\d|[IV]+\b)/.test(text.slice(last.end))) return false
  // "CAD $78,000" is money.
  if (last && /^\p{Lu}{2,3}$/u.test(last.text) && /^ ?[$£€₹]\s?\d/u.test(text.slice(last.end))) return false
  return !name.isCased || (isNamed(words, at, text) && !isOtherName(name, last))
}

/** "Leeds" is not a plural of "LEED", but "APIs" is one of "API". */
const isOtherName = ({ words, isPlural }: SkillName, last: Word | undefined) =>
  words.length === 1 &&
  !isPlural &&
  last !== undefined &&
  /s$/i.test(last.text) &&
  !/^[\p{Lu}\d]+s$/u.test(last.text) &&
  !last.key.endsWith("s")

const grade = /^(?:level|grade|band|stage|class|year)$/i

/** A common word is a name if capitalized; at the start of a sentence only if a list or a skill noun follows. */
function isNamed(words: Word[], at: number, text: string): boolean {
  const word = words[at]
  if (!word || !/^\p{Lu}/u.test(word.text)) return false
  if (/^\p{Lu}{2}/u.test(word.text)) return true
  const before = text.slice(0, word.at).trimEnd()
  if (before !== "" && !/[.!?:]$/.test(before)) return true
  return /^\s*(?:$|[,/.;)(&]|(?:and|or|skills?|experience|with|certif\w*|required|is|for|developer|\d)\b)/.test(
    text.slice(word.end),
  )
}

/** Numbered grades, criteria, postal codes and references: "APS6", "SC3", "BS6", "S04417P". */
const ordinal = /^\p{Lu}{1,4}\d{1,2}$|^\p{Lu}{1,3}\d{4,}\p{Lu}?$/u

/** Function words and verb forms in all caps are emphasis: "BOTH", "WANTED". */
const isShout = (name: string) =>
  /^\p{Lu}+$/u.test(name) && (functionWords.has(name.toLowerCase()) || firstClass(name.toLowerCase()) === "past")

/** Names on no list that are written like tools, schemes and certificates. */
function unskillsNamed(text: string): string[] {
  if (text === text.toUpperCase()) return []
  const known = skillsNamed(text).map(({ name }) => name.toLowerCase())
  const languages = [...text.slice(0, 600).matchAll(/(?<![\p{L}])(\p{Lu}\p{Ll}+)kenntnisse(?![\p{L}])/gu)].map(
    ([, name = ""]) => name,
  )
  return [...languages, ...[...text.slice(0, 600).matchAll(acronym)].map((found) => found[0])].filter(
    (name) =>
      !notSkills.test(name) &&
      !isShout(name) &&
      !ordinal.test(name) &&
      !known.some((one) => one.includes(name.toLowerCase())),
  )
}
