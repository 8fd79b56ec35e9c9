import { languageOf } from "../../language/sentences/language-of"
import { isBaseVerb } from "../../language/verbs/past-tense"
import { meaningsOf } from "../../language/words/lexicon"
import { skillsNamed } from "../reading/skills/skills"
import { isDeed, opensDeed } from "../reading/skills/verb-words"

/** The start of a full sentence. */
export const pronoun =
  /^(?:only|may|might|we|you|they|it|there|this|that|these|those|he|she|i|if|our|please|pls|vous|nous|wir|sie|du|ihr|usted|applicants?|candidates? (?:who|must|should))\b/i
/** Verbs that make the words a full clause: "docs are how we decide". */
export const finite = /\b(?:is|are|was|were|will|must|should)\b/i
export const subordinate = /\b(?:that|which|who|whose|what|how|where|when|why|whether|if|as|because|since|while|so)\b/i
/** Participles that describe a person rather than an action: "experienced barista". */
export const describes =
  /^(?:experienced|qualified|certified|licen[cs]ed|registered|skilled|trained|accredited|chartered|organi[sz]ed|motivated|dedicated|detailed|committed|driven|educated|seasoned|established|advanced|interested|versed|used|based|proven|related|accomplished|valued|required)$/
export const isWorking = /^working (?:in|with|for|at|on|as|to|under|within|across|alongside)\b/i
/** Participles that look like other forms. */
export const participle =
  /^(?:done|been|seen|gone|had|worked|run|set|put|cut|led|read|come|become|built|sold|taught|spent)$/
/** Words after a participle that starts an action: "worked as a cook", but not "written communication". */
export const followsParticiple = /^(?:an?|the|your|our|their|and|or|as|to|with|well)$/
/** A noun with another before it: "foot patrols of wards". */
export const nounsFirst = /^\p{L}+ \p{L}+(?<!s)s (?:of|at|during|and \p{L}+ \p{L}+)\b/u
/** Verbs that take "of": "dispose of waste". */
export const ofDeed = /^(?:dispose|think|conceive|approve|speak|know|learn)$/
export const unspoken = /["“”:|=]|[.;!?]\s|!|\bI\b|->|\b(?:or|and|not|of|in|a|towards?)$/u
/** The maximum length in characters of a subject within a question. */
export const longest = 130

/** A short phrase that starts with a multi-word skill. */
export function opensWithSkill(words: string): boolean {
  const { name = "" } = skillsNamed(words)[0] ?? {}
  return name.includes(" ") && words.startsWith(name) && words.split(" ").length <= 5
}

/** "lead safety on nights, reduce accidents": two verbs with only a comma between them. */
export const joined = (words: string) => {
  const [, before = "", verb = "", rest = ""] = /^([^,]+), (\p{Ll}+)( [^,]+)$/u.exec(words) ?? []
  return isDeed(verb) && !/ing$/.test(verb) && !/ (?:and|or) /.test(rest) ? `${before} and ${verb}${rest}` : words
}

/** A noun phrase of experience rather than an action. */
export const ofExperience = /^\p{L}+(?:(?:,|,? and|,? or| &) \p{L}+){0,3}(?: \p{L}+){0,2} experience\b/iu
export const beforeDeterminer = /^\p{L}+ (?:the|an?|our|your|their|its|all|any|each|every|these|those)\b/u
/** "Manages the budget and hires staff": only the first of the verbs would get its base form. */
export const thirdPersonAgain = /(?:,|\band|\bor) \p{Ll}+(?<!s)s\b/u
/** "good written English": a noun phrase follows. */
export const isPraise = /^(?:good|strong|excellent|solid|sound|fluent)\s+$/i
/** Nouns that are verbs before "with": "partners with the sales team". */
export const partneredWith = /^\p{L}+(?<!s)s (?:closely )?with\b/iu
/** Words that start a description, even behind "you would": "very good SQL", "friendly staff". */
export const isDescription =
  /^(?:very|highly|quite|really|extremely|most|more|good|great|excellent|strong|friendly|likely)$/

/** "manages" gives "manage"; null for a word that is not a verb in the third person. */
export function baseOfPresent(word: string): string | null {
  if (!/(?<!s)s$/.test(word)) return null
  const stems = [word.replace(/ies$/, "y"), word.slice(0, -1), word.replace(/es$/, "")]
  return (
    stems.find((stem) => stem !== word && !/s$/.test(stem.replace(/ss$/, "")) && (isBaseVerb(stem) || isDeed(stem))) ??
    null
  )
}

export const isForeign = (words: string) =>
  languageOf(words) !== "en" ||
  /[äöüßñçèêàœ]|kenntnisse/i.test(words) ||
  (/é/i.test(words) && !/\b(?:caf|r[eé]sum)é/i.test(words))

/** "PASTRY SOUS CHEF WANTED". */
export const isShouted = (words: string) => /(?:^|\s)\p{Lu}{3,}\s+\p{Lu}{3,}\s+\p{Lu}{3,}/u.test(words)

/** Unbalanced parentheses. */
export const isTorn = (words: string) => words.split("(").length !== words.split(")").length

const startsPlainly =
  /^(?:An?|The|Current|Valid|Full|Active|Clean|Recogni[sz]ed|Accredited|Relevant|Recent|Post-\p{Ll}+)$/u

/** Lowercases a capital that only starts the line. Names and acronyms keep theirs. */
export function lowered(text: string): string {
  const [first = "", second = ""] = text.split(" ")
  if (/^(?:Bachelor|Master|Doctor|Associate) of \p{Lu}/u.test(text)) return text
  // "A Grade licence" is of grade A.
  if (/^[A-D] (?:Grade|Class|Level)\b/.test(text)) return text
  if (startsPlainly.test(first)) return text.charAt(0).toLowerCase() + text.slice(1)
  const isName =
    !/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?[,;]?$/u.test(first) ||
    (/^\p{Lu}/u.test(second) && !opensDeed(text)) ||
    /^\p{Lu}\p{Ll}+ (?:on|&) \p{Lu}/u.test(text)
  if (isName || /^(?:English|French|German|Spanish|Excel|Word)\b/.test(first)) return text
  const isWord =
    /[,;]$|(?:ly|ed|ship|sion|ment|ness|ity|ance|ence|ture|ology|[^o]tion)$/.test(first) ||
    opensDeed(text) ||
    /^(?:an?|the|at|in|on|of|to|with|by|full|current|valid|other)$/i.test(first) ||
    meaningsOf(first.toLowerCase()).own.length > 0
  return isWord && text.includes(" ") ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
