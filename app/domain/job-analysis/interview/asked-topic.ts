import { languageOf } from "../../language/sentences/language-of"
import { firstClass } from "../../language/talk/word-class"
import { isBaseVerb } from "../../language/verbs/past-tense"
import { meaningsOf } from "../../language/words/lexicon"
import { prepositions } from "../../language/words/prepositions"
import { skillsNamed } from "../reading/skills/skills"
import { isDeed, opensDeed } from "../reading/skills/verb-words"
import { askedWithoutLead } from "./asking-words"
import { isNamedOnly, isSurelyVerb, nounEnd, opensWithName } from "./sure-verb"

/** The subject of a requirement, worded for use within a sentence. */
export interface AskedTopic {
  /**
   * `deed`: "carry out assessments". `doing`: "carrying out …". `done`: "hosted webinars". `thing`: "HubSpot and GA4".
   * `quote`: words that only fit into a sentence as a quotation.
   */
  form: "deed" | "doing" | "done" | "thing" | "quote"
  words: string
  /** The requirement without markers of its weight, but with its lead-in: "experience of HubSpot". */
  full: string
}

/** The start of a full sentence. */
const pronoun =
  /^(?:only|may|might|we|you|they|it|there|this|that|these|those|he|she|i|if|our|please|pls|vous|nous|wir|sie|du|ihr|usted|applicants?|candidates? (?:who|must|should))\b/i
/** Verbs that make the words a full clause: "docs are how we decide". */
const finite = /\b(?:is|are|was|were|will|must|should)\b/i
const subordinate = /\b(?:that|which|who|whose|what|how|where|when|why|whether|if|as|because|since|while|so)\b/i
/** Participles that describe a person rather than an action: "experienced barista". */
const describes =
  /^(?:experienced|qualified|certified|licen[cs]ed|registered|skilled|trained|accredited|chartered|organi[sz]ed|motivated|dedicated|detailed|committed|driven|educated|seasoned|established|advanced|interested|versed|used|based|proven|related|accomplished|valued|required)$/
const isWorking = /^working (?:in|with|for|at|on|as|to|under|within|across|alongside)\b/i
/** Participles that look like other forms. */
const participle = /^(?:done|been|seen|gone|had|worked|run|set|put|cut|led|read|come|become|built|sold|taught|spent)$/
/** Words after a participle that starts an action: "worked as a cook", but not "written communication". */
const followsParticiple = /^(?:an?|the|your|our|their|and|or|as|to|with|well)$/
/** A noun with another before it: "foot patrols of wards". */
const nounsFirst = /^\p{L}+ \p{L}+(?<!s)s (?:of|at|during|and \p{L}+ \p{L}+)\b/u
/** Verbs that take "of": "dispose of waste". */
const ofDeed = /^(?:dispose|think|conceive|approve|speak|know|learn)$/
const unspoken = /["“”:|=]|[.;!?]\s|!|\bI\b|->|\b(?:or|and|not|of|in|a|towards?)$/u
/** The maximum length in characters of a subject within a question. */
const longest = 130

/** Words a requirement so that a question can contain it. */
export function askedTopic(quote: string, isDuty = false): AskedTopic {
  const { whole, bare, opened } = askedWithoutLead(quote)
  const rest = bare.slice(opened.length).trim()
  // In "strong Go and PostgreSQL", the capital letter marks the tool.
  const isTool = !isDuty && isNamedOnly(rest) && skillsNamed(rest)[0]?.name === /^\p{L}+/u.exec(rest)?.[0]
  const words = isTool ? rest : lowered(rest)
  // Lead-ins that are not a part of the subject: "knows the …", "you hold a …".
  const full =
    /^(?:you|must|should|will|would|need|knows?|able|willing|to|be|has|have|holds?|as|can|could|responsible)\b/i.test(
      opened,
    )
      ? words
      : lowered(bare.replace(/^(?:demonstrated|demonstrable|proven)\s+(?=experience\b)/i, ""))
  const as = (form: AskedTopic["form"]): AskedTopic =>
    form === "quote" ? { form, words: whole, full: whole } : { form, words, full }
  if (pronoun.test(words) || words.length < 2 || words.length > longest || unspoken.test(words)) return as("quote")
  if (isForeign(words) || isShouted(words) || isTorn(words)) return as("quote")
  const [first = ""] = words.toLowerCase().split(/[^\p{L}'’-]/u)
  const [, written = ""] = words.split(/[^\p{L}'’-]+/u)
  const second = written.toLowerCase()
  const verb = finite.exec(words)
  if (verb && !subordinate.test(words.slice(0, verb.index))) return as("quote")
  // "Design system chops" names a designer's skills, although "design" is a verb.
  const isName = !isDuty && opened === "" && isDeed(first) && !/ing$/.test(first) && opensWithSkill(words)
  if (isTool || isName) return thing(first, words, as)
  if (!isDuty && opened === "" && /^(?:done|taught|sold)$/.test(first)) return as("done")
  if (nounEnd.test(first)) return thing(first, words, as)
  if (/^(?:some|any|no|every)thing$/.test(first)) return as("quote")
  // "wedding and banqueting experience for 150 covers"
  if (!isDuty && ofExperience.test(words)) return thing(first, words, as)
  if (/\p{L}{2}ing$/u.test(first) && (isDuty || opensDeed(words) || isWorking.test(words))) return as("doing")
  if (/(?:\bhave|['’]ve)\s+$/i.test(opened) && (firstClass(first) === "past" || participle.test(first)))
    return as("done")
  const isNounPhrase =
    (opened === "" || isPraise.test(opened)) && !prepositions.has(second) && !followsParticiple.test(second)
  if (firstClass(first) === "past" && !isNounPhrase && !(isDuty && opensDeed(words)))
    return as(describes.test(first) ? "quote" : "done")
  // "Experience of work with children": only a noun or an -ing form can follow a preposition.
  const isNamed = /\b(?:of|in|with|at|on|as|using|exposure to|familiarity with)\s*$/i.test(opened)
  const isOf = second === "of" && !ofDeed.test(first)
  // In "some Go", the capital belongs to the name.
  const isNameBehind = opened !== "" && /^\p{Lu}/u.test(words)
  if (isNamed || isOf || isNameBehind) return thing(first, words, as)
  // "Help people" and "attend court" start a duty, although both verbs are nouns too.
  const mayAct = isDuty && /^\p{L}+$/u.test(first) && !/(?:tion|ment|ance|ness|ity|ship|(?<!s)s)$/.test(first)
  const base = baseOfPresent(first)
  // "implement our system": a noun cannot precede "our".
  const isBeforeDeterminer = isDuty && base === null && beforeDeterminer.test(words)
  const isCompound = /(?:tion|ment|ance|ness|ity|ing|for)$/.test(second) || /^(?:first|second|third)$/.test(first)
  const isNoun = isCompound || firstClass(first) === "adjective" || nounsFirst.test(words) || /^\p{Lu}/u.test(written)
  const isMeant = mayAct && !isNoun && meaningsOf(first).own.length > 0
  const isAble =
    /\b(?:(?:ability|capacity|willingness|readiness|able|willing|happy|need|have|required|expected) to|will|would|['’](?:ll|d)|you|must|can|could)\s*$/i.test(
      opened,
    )
  if (base !== null && beforeDeterminer.test(words) && !thirdPersonAgain.test(words))
    return { form: "deed", words: `${base}${words.slice(first.length)}`, full }
  if (isDescription.test(first)) return thing(first, words, as)
  const mayBeDeed = isMeant || isBeforeDeterminer || (opensDeed(words) && !/(?<!s)s$/.test(first))
  const isSure = isSurelyVerb(words)
  if (first === "be" || isAble || (mayBeDeed && isSure)) {
    // "Work in a team and to supervise others" follows "would" without the second "to".
    const told = joined(words.replace(/(?<=,| and| or) to (?=\p{Ll})/gu, " "))
    return { form: "deed", words: told.charAt(0).toLowerCase() + told.slice(1), full }
  }
  if (mayBeDeed && !opensWithName(words)) return as("quote")
  // "Runs and documents quality control": in the third person, which does not fit the question.
  if (/(?<!s)s$/.test(first) && opensDeed(words) && (isDuty || second === "the" || second === "and")) return as("quote")
  // "Ship in Figma": before a preposition, it stays undecided whether the word is a noun or a verb.
  if (isDuty && prepositions.has(second) && second !== "of" && !/(?:ing|tion|ment|ance|ence|s)$/.test(first))
    return as("quote")
  if (isDuty && ((base !== null && !isCompound) || partneredWith.test(words))) return as("quote")
  return thing(first, words, as)
}

/** A short phrase that starts with a multi-word skill. */
function opensWithSkill(words: string): boolean {
  const { name = "" } = skillsNamed(words)[0] ?? {}
  return name.includes(" ") && words.startsWith(name) && words.split(" ").length <= 5
}

/** "lead safety on nights, reduce accidents": two verbs with only a comma between them. */
const joined = (words: string) => {
  const [, before = "", verb = "", rest = ""] = /^([^,]+), (\p{Ll}+)( [^,]+)$/u.exec(words) ?? []
  return isDeed(verb) && !/ing$/.test(verb) && !/ (?:and|or) /.test(rest) ? `${before} and ${verb}${rest}` : words
}

/** A noun phrase of experience rather than an action. */
const ofExperience = /^\p{L}+(?:(?:,|,? and|,? or| &) \p{L}+){0,3}(?: \p{L}+){0,2} experience\b/iu
const beforeDeterminer = /^\p{L}+ (?:the|an?|our|your|their|its|all|any|each|every|these|those)\b/u
/** "Manages the budget and hires staff": only the first of the verbs would get its base form. */
const thirdPersonAgain = /(?:,|\band|\bor) \p{Ll}+(?<!s)s\b/u
/** "good written English": a noun phrase follows. */
const isPraise = /^(?:good|strong|excellent|solid|sound|fluent)\s+$/i
/** Nouns that are verbs before "with": "partners with the sales team". */
const partneredWith = /^\p{L}+(?<!s)s (?:closely )?with\b/iu
/** Words that start a description, even behind "you would": "very good SQL", "friendly staff". */
const isDescription = /^(?:very|highly|quite|really|extremely|most|more|good|great|excellent|strong|friendly|likely)$/

/** "manages" gives "manage"; null for a word that is not a verb in the third person. */
function baseOfPresent(word: string): string | null {
  if (!/(?<!s)s$/.test(word)) return null
  const stems = [word.replace(/ies$/, "y"), word.slice(0, -1), word.replace(/es$/, "")]
  return (
    stems.find((stem) => stem !== word && !/s$/.test(stem.replace(/ss$/, "")) && (isBaseVerb(stem) || isDeed(stem))) ??
    null
  )
}

/** Words that are not a noun phrase are quoted: "in retail", "comfortable in a crowd". */
function thing(first: string, words: string, as: (form: "thing" | "quote") => AskedTopic): AskedTopic {
  const isPhrase = !prepositions.has(first) && !/^(?:to|while|when|if|and|or|not|no|very|well|des|knows?)$/.test(first)
  const isTrait =
    /^(?:comfortable|confident|able|willing|happy|keen|eager|good|great|excited|passionate|knowledgeable|proficient|fluent|familiar|ready|used|suitable|eligible|capable|competent|likes?|enjoys?)$/
  const isClause = /\b(?:you|we|they|he|she|something|well enough|can|could|would|does|did|has)\b/i.test(words)
  return as(isPhrase && !isClause && !isTrait.test(first) ? "thing" : "quote")
}

const isForeign = (words: string) =>
  languageOf(words) !== "en" ||
  /[äöüßñçèêàœ]|kenntnisse/i.test(words) ||
  (/é/i.test(words) && !/\b(?:caf|r[eé]sum)é/i.test(words))

/** "PASTRY SOUS CHEF WANTED". */
const isShouted = (words: string) => /(?:^|\s)\p{Lu}{3,}\s+\p{Lu}{3,}\s+\p{Lu}{3,}/u.test(words)

/** Unbalanced parentheses. */
const isTorn = (words: string) => words.split("(").length !== words.split(")").length

const startsPlainly =
  /^(?:An?|The|Current|Valid|Full|Active|Clean|Recogni[sz]ed|Accredited|Relevant|Recent|Post-\p{Ll}+)$/u

/** Lowercases a capital that only starts the line. Names and acronyms keep theirs. */
function lowered(text: string): string {
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
