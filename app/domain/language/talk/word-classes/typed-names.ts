import { isOtherPerson } from "../../doers/people"
import { looksLikeVerb } from "../../verbs/verbs"
import { meaningsOf } from "../../words/lexicon"
import { capitalized } from "../spelling/capitals"
import { type Word, wordOf } from "../spelling/reading-copy"
import { isCommon, isSurname, nameTag } from "./word-class"

/**
 * The words with lower-case names capitalized: those that can only be names of people or places, and those listed right
 * after a noun for people ("two juniors, aisha and priya").
 */
export function withNames(words: readonly Word[]): Word[] {
  const told = apposed(words)
  return words.map((word, at) => {
    if (!isSmall(word)) return word
    // "a series for sbs": after these, an organization rather than a plural.
    const isWhole = /^(?:for|at|by)$/.test(words[at - 1]?.lower ?? "") || namesKind(words, at)
    if (isInitials(word.lower))
      return wordOf(isWhole ? word.lower.toUpperCase() : initials(word.lower), word.from, word.to, word.glued)
    const isName = told.has(word.lower) || isNameOnly(word.lower) || namesPlace(words, at)
    return isName || isTitled(words, at) || isTitled(words, at + 1) ? large(word) : word
  })
}

/**
 * "the rds bill", "our dns setup": a word that modifies a noun is not a plural. In "the vms crashed", a verb follows.
 */
function namesKind(words: readonly Word[], at: number): boolean {
  const [before, noun, behind] = [words[at - 1], words[at + 1], words[at + 2]]
  if (!/^(?:the|our|my|an?|this|that)$/.test(before?.lower ?? "") || noun?.kind !== "word" || !noun.content)
    return false
  const isEnd = behind === undefined || behind.kind === "mark" || !behind.content
  return (
    isEnd && !looksLikeVerb(noun.lower) && !/(?:ed|ing|s)$/.test(noun.lower) && meaningsOf(noun.lower).own.length > 0
  )
}

/** Initial consonant pairs that no English word has: "fm", "vm", "sr". */
const noOnset =
  /^(?:[bcdfghjklmnpqrstvwxz]{2,5}s?$|(?!(?:[bcfgp][lr]|dr|tr|[cgkpstw]h|s[cklmnpqtw]|[dkt]w|kn|gn|ps|wr|mc|ts|sv|ph|rh)[aeiouy]|s[cpt][rlh]|[cs]h[lmnr]|thr|phr)[bcdfghjklmnpqrstvwxz]{2})/
const units =
  /^(?:kg|km|ml|mm|cm|lb|lbs|ft|gb|mb|kb|tb|ms|kw|kwh|mph|rpm|sqm|hz|khz|mg|pcs|qty|vs|pm|th|nd|rd|st|nr|mr|mrs|dr|sr|jr|hmm|mhm|pts|svc|cmd|dbt|cfg|src|pkg|pwd|ltd|nbr|mtg|wknd|tbl|btn|ctrl|npm|pls|thx|tbh|btw|grr|pfft|brr|psst|shh|tsk|nvm|rly|bldg|mgmt|mths|hrs|yrs|wks|mls|kgs|kms)$/

/** "fmla", "vms", "phr": unpronounceable letters are an abbreviation. */
function isInitials(lower: string): boolean {
  return (
    /^[a-z]{3,5}$/.test(lower) &&
    noOnset.test(lower) &&
    !/y/.test(lower.slice(1)) &&
    !units.test(lower) &&
    meaningsOf(lower).own.length === 0 &&
    !isCommon(lower)
  )
}

const initials = (lower: string) =>
  /[^s]s$/.test(lower) ? `${lower.slice(0, -1).toUpperCase()}s` : lower.toUpperCase()

const kinds =
  /^(?:medical|primary|foods|centre|center|hospital|school|college|hotel|road|street|park|bridge|clinic|arms|estate|deal|account)$/

/**
 * "the warrandyte medical centre": an unknown word before a kind of place or organization, with more such words allowed
 * after it.
 */
function namesPlace(words: readonly Word[], at: number): boolean {
  const [before, own, next] = [words[at - 1], words[at], words[at + 1]]
  if (!own || !before || own.lower.length < 5) return false
  const isName = (word: Word | undefined) =>
    word !== undefined && word.lower.length >= 5 && isUnknown(word) && !/(?:ing|ed|s|er|ly)$/.test(word.lower)
  if (/^(?:the|at|for|of|in|with)$/.test(before.lower) && isName(own)) return kinds.test(next?.lower ?? "")
  const isKind = kinds.test(own.lower) && !/^(?:deal|account)$/.test(own.lower)
  const start = kinds.test(before.lower) ? words[at - 2] : before
  const ahead = kinds.test(before.lower) ? words[at - 3] : words[at - 2]
  return isKind && isName(start) && /^(?:the|at|for|of|in|with)$/.test(ahead?.lower ?? "")
}

/** "mrs okafor", "dr patel", "st brendans": a name after its title. "the dr said" and "main st was shut" name nobody. */
function isTitled(words: readonly Word[], at: number): boolean {
  const [before, title, own] = [words[at - 2]?.lower ?? "", words[at - 1]?.lower ?? "", words[at]]
  if (own?.kind !== "word" || own.lower.length < 3 || !isSmall(own)) return false
  if (/^mrs?$/.test(title)) return own.content
  if (title === "st" && !(before === "" || /^(?:at|in|for|from|to|the|of|with|near|and|[.,;!?\n])$/.test(before)))
    return false
  return /^(?:dr|prof|st)$/.test(title) && (isUnknown(own) || isSurname(own.lower) || nameTag(own.lower) === "person")
}

const isSmall = ({ kind, text }: Word) => kind === "word" && /^\p{Ll}/u.test(text)

const large = ({ text, from, to, glued }: Word): Word => wordOf(capitalized(text), from, to, glued)

/** Place names that are also ordinary parts of a town or words of a trade. */
const notOnlyNames =
  /(?:town|walk|front|side|bend|land|lands|hill)$|^(?:turkey|jersey|china|lima|java|assam|colosseum|basque)$/

/** "leeds", "manchester", "aisha": not a form of any other English word. */
export function isNameOnly(lower: string): boolean {
  const tag = nameTag(lower)
  if (tag === null || lower.length < 4 || meaningsOf(lower).own.length > (tag === "country" ? 4 : 0)) return false
  return tag === "person" || !notOnlyNames.test(lower)
}

/** "aisha": a first name that is not also another English word. */
export const isPersonName = (lower: string) => nameTag(lower) === "person" && isNameOnly(lower)

/** The unknown words listed after a noun for people and a comma. */
function apposed(words: readonly Word[]): Set<string> {
  const names = new Set<string>()
  words.forEach((word, at) => {
    if (word.text !== "," || !isOtherPerson(words[at - 1]?.lower ?? "")) return
    const listed = listFrom(words, at + 1)
    if (listed.length > 1 && listed.every(isUnknown)) for (const { lower } of listed) names.add(lower)
  })
  return names
}

const isUnknown = ({ lower, kind }: Word) =>
  kind === "word" && meaningsOf(lower).own.length === 0 && (!isCommon(lower) || nameTag(lower) === "person")

/** "a, b and c" as three words; empty if an item has more than one word. */
function listFrom(words: readonly Word[], first: number): Word[] {
  const listed: Word[] = []
  for (let at = first; ; at += 2) {
    const [name, joint] = [words[at], words[at + 1]]
    if (!name || name.kind === "mark") return []
    listed.push(name)
    if (joint === undefined || /^(?:[.!?;\n]|,$)/.test(joint.text)) {
      if (joint?.text !== "," || listed.length > 2 || words[at - 1]?.lower === "and") return listed
      continue
    }
    if (joint.lower !== "and") return words[at - 1]?.lower === "and" ? listed : []
  }
}
