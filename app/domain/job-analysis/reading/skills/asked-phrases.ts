import { firstClass, nameTag } from "../../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../../language/words/lexicon"
import { words } from "../../../language/words/word-list"
import type { RequirementKind } from "../posting"
import { before, behind, ending, lead, opening } from "./asked-words"
import { isGeneral, isTrait, isVerbForm } from "./phrase-words"
import { isDeed } from "./verb-words"

/** The maximum number of characters of a requirement that are examined. */
const longest = 400
/** The maximum number of words in a phrase that names one thing. */
const maxWords = 4
/** The maximum number of words of an item that may consist of names only. */
const shortItem = 9
/** A phrase continues with a list, and the list's items are requested, too. */
const listing = /\b(?:such as|including|incl\.?|e\.?g\.?|for example|for instance|like|namely|i\.?e\.?)[\s:,]+/giu

/**
 * The names in a requirement that are on no list: "Storypark" in "experience using Storypark or similar", "ladle
 * handling" in "certificate in ladle handling", all of "H2S Alive, TDG".
 */
export function askedPhrases(quote: string, kind: RequirementKind): string[] {
  const text = plainText(quote)
  if (degree.test(text) || (text === text.toUpperCase() && text.split(" ").length > 3)) return []
  const listed = [...text.matchAll(listing)].map((one) => text.slice(one.index + one[0].length))
  const found = [...text.matchAll(opening)].map((one) => text.slice(one.index + one[0].length))
  const bracketed = [...text.matchAll(/\(([^()]{2,80})\)/gu)].flatMap(([, inside = ""]) => namesIn(inside))
  const isDeed = kind === "responsibility" || kind === "personal quality"
  const phrases = [...(isDeed ? [] : listed), ...found]
    .flatMap((rest) => phrasesIn(rest, false))
    .filter((one) => isNamed(one, text))
  const isHeld = held.test(text)
  const isAlone = (one: string) => kind !== "experience" && (isHeld || text.length < one.length + 4)
  const subjects = kind === "skill" || (kind === "experience" && !sector.test(text)) ? lowerCase(text) : []
  const skilled = isDeed ? [] : skilledIn(text)
  const whole = isDeed ? [] : itemIn(text, kind).filter((one) => isNamed(one, text) || isAlone(one))
  return [...new Set([...phrases, ...subjects, ...skilled, ...whole, ...bracketed])]
}

/** Years in a trade or a place of work describe a person's past rather than a skill. */
const sector = /\b(?:years?|yrs?|months?|role|position|setting|environment|industry|sector|background)\b/i

/** "Sound clinical reasoning and manual therapy skills" */
function skilledIn(text: string): string[] {
  const [, named] = /^([^.,;:()]{4,60}?)\s+(?:skills|abilities)(?:$|[.,;]|\s+(?:in|with|and)\b)/iu.exec(text) ?? []
  return named ? phrasesIn(named, true).filter((one) => one.includes(" ")) : []
}

/** A lowercase subject, "knowledge of maritime regulation", is correct more often than not, except after "such as". */
const lowerCase = (text: string) =>
  [...text.matchAll(opening)].flatMap((one) => phrasesIn(text.slice(one.index + one[0].length), false))

/** A certificate is identified by its name, in any letter case. */
const held = /\b(?:cert(?:ificate|ification)?s?|course|ticket|card|permit|licen[cs]e|accreditation)\b/i

const degree =
  /\b(?:degree|bachelor|master['’]?s|ph\.?d|doctora\w+|m\.?sc|b\.?sc|b\.?tech|tertiary|graduates?|gcses?|high school|secondary school)\b/i

/** Capitalized as a name, not only as the start of the text. */
function isNamed(phrase: string, text: string): boolean {
  return /\p{Lu}.*\p{Lu}|\d/u.test(phrase) || (/\p{Lu}/u.test(phrase) && !text.startsWith(phrase))
}

/** The names in an item that is not a sentence: "Theory of change and outcomes measurement". */
function itemIn(text: string, kind: RequirementKind): string[] {
  const [, label, rest] = /^([^:]{2,40}?)\s*:\s+(\S.*)$/u.exec(text) ?? []
  const [item = ""] = (label && rest ? rest : text).split(/\s*(?:[;:–—]|\s-\s)/u)
  const all = item.toLowerCase().match(/[\p{L}\d'&+#./-]+/gu) ?? []
  const most = kind === "qualification" || kind === "license" ? shortItem + 3 : shortItem
  if (all.length === 0 || all.length > most || sentence.test(item) || isVerbForm(all[0] ?? "")) return []
  return phrasesIn(item, true)
}

const sentence =
  /\b(?:you|you're|we|i|they|he|she|us|our|your|their|years?|yrs|months?|hrs?|able|willing(?:ness)?|ability|readiness|apply|phone|call|email|posted|closing|until|reference|wpm|mbps|kg|lbs?|\d{1,2}:\d\d)\b|[$€£₹|@]/iu

/** "(NUM Level 1, YW13)": a grade and its code. */
const isGrade = /\b(?:level|grade|band|step|scale|class|ref(?:erence)?|position)\b/i

/** Names and acronyms in parentheses: "(InfoTrack)", "(MMRM)", "(Donorfy, Raiser's Edge or similar)". */
function namesIn(inside: string): string[] {
  if (isGrade.test(inside)) return []
  const isList = /,| or |\be\.?g\b|\bsuch as\b|\bpreferred\b/u.test(inside)
  return phrasesIn(inside.replace(/^(?:e\.?g\.?|i\.?e\.?|such as|for example|like)[\s:,]+/iu, ""), false).filter(
    (one) => (isList ? /^\p{Lu}/u.test(one) : /^\p{L}+\p{Lu}|\d/u.test(one)),
  )
}

function phrasesIn(rest: string, isItem: boolean): string[] {
  const phrases: string[] = []
  // Details in parentheses, including "(or similar)", do not end a list.
  const plain = rest.replace(/\([^()]*\)/gu, " ").replace(/\s+/g, " ")
  const led = isItem ? plain.replace(lead, "") : plain
  for (const [at, part] of partsOf(led).entries()) {
    const end = ending.exec(part)
    const phrase = cleaned(end ? part.slice(0, end.index) : part)
    const isHead =
      isItem && at === 0 && (led === plain || end !== null) && phrase !== null && !/[\s\d]|\p{L}\p{Lu}/u.test(phrase)
    // In "Streaming with Kafka", the name follows "with"; the first word is not a name.
    if (phrase && !(isHead && end)) phrases.push(phrase)
    // After a comma the list continues; after "to" or "who" it does not.
    if (end && isEnd(part.slice(end.index))) break
    if (phrases.length >= 12) break
  }
  return phrases
}

const isEnd = (rest: string) =>
  /^\s*(?:[.;?!]|(?:to|who|that|which|when|where|while|so|because|if|you|we|is|are|would|will|how|rather|before|after)\b)/iu.test(
    rest,
  )

/** "City & Guilds" is one name, "copper and Unipipe" are two, "M&E" is one. */
function partsOf(text: string): string[] {
  return text
    .split(
      /,\s+|\s+(?:and\/or|and|or|und|oder)\s+|\s+\/\s+|(?<=\p{L}{3})\/(?=\p{L}{3})|(?<=\p{Ll})\s+&\s+(?=\p{Ll})|\s\+\s/iu,
    )
    .map((part) => part.trim())
    .filter(Boolean)
}

/** A phrase without qualifiers; null if nothing specific is left. */
function cleaned(given: string): string | null {
  const phrase = given
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "")
    .replace(before, "")
    .replace(behind, "")
    .trim()
  const all = phrase.split(/\s+/)
  const lower = all.map((word) => word.toLowerCase())
  if (phrase.length < 2 || phrase.length > 45 || all.length > maxWords || !/\p{L}/u.test(phrase)) return null
  if (
    /^\d|\d{5}|^(?:yes|no|none|n\/a)$|^(?:band|grade|scale|tier|step|gate|class|year) \w{1,2}$|\bdriv(?:er|ing)|^[IVX]+$|\b(?:yrs?|years?|usually|every|each)\b/i.test(
      phrase,
    ) ||
    /^\p{Ll}+ing \p{Ll}/u.test(phrase)
  )
    return null
  if (lower.some((word) => isTrait(word) || stops.has(word)) || lower.every(isGeneral)) return null
  if (isGeneral(lower.at(-1) ?? "") && !/^\p{Lu}/u.test(all[0] ?? "")) return null
  if (all.length === 1 && (!isOwnName(phrase) || isForm(lower[0] ?? ""))) return null
  if (/^\p{Ll}/u.test(all.at(-1) ?? "") && meaningsOf(lower.at(-1) ?? "").person) return null
  return phrase
}

/** "implementing" and "statistical" name nothing on their own. */
const isForm = (lower: string) =>
  firstClass(lower) === "adjective" || /(?:ical|ional|ative|ous)$/.test(lower) || (/ing$/.test(lower) && isDeed(lower))

/** A single word is a subject only if it has an inner capital or is rare. */
function isOwnName(word: string): boolean {
  if (word.length < 3) return false
  return /^\p{L}+$/u.test(word) || /\p{Lu}|\d/u.test(word)
}

const stops = words(`
  the a an and or you your we our us they them it this that these those who which what when where i me my he she his
  her not no if be is are was were have has had do does will would can could should may might must to for from at by
  one ones years year yrs months month days day weeks week hours hour etc
`)
const toolNamed =
  /\b(?:on|using|via|through|use|or|with|know|knows)\s+((?:\p{Lu}[\p{L}\d'+#-]*|\p{Ll}\p{Lu}[\p{L}\d]+)(?:\s+(?:\p{Lu}[\p{L}\d'+#-]*|\d{1,5}(?:\.\d{1,2})?(?!\d)))*)/gu
const calendar =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\b|^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) \d/i

/** Tools recognized by their capital: "files on Proclaim", "using BigHand". */
export function toolsNamed(quote: string): string[] {
  const text = plainText(quote)
  if (degree.test(text)) return []
  return [...text.matchAll(toolNamed)].flatMap(([, name = ""]) =>
    calendar.test(name) || nameTag(name.toLowerCase()) !== null ? [] : (cleaned(name) ?? []),
  )
}

const plainText = (quote: string) =>
  quote
    .slice(0, longest)
    .replace(/\bexp\b\.? w\/\s?/i, "experience with ")
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
