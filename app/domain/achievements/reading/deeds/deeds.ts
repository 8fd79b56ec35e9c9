import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/spelling/reading-copy"
import { nowInstead } from "../outcomes/now-instead"
import { personBefore } from "../people/people-told"
import { antecedent, isFronted } from "../phrases/antecedents"
import { countWords, type Phrase } from "../phrases/closed"
import { takesUpWhich } from "../phrases/interrupted"
import { examBefore, pileBefore } from "../phrases/named-earlier"
import { withOne } from "../phrases/one-of-kind"
import { discoveries, runsOn } from "../phrases/run-ons"
import { failedBefore } from "../phrases/stood-for"
import { headingBefore } from "../phrases/topics"
import { phraseOf } from "../phrases/voice"
import { addedBehind, callsIn } from "./beside/behind-deeds"
import { complement, isPride } from "./beside/complements"
import { withPlurals } from "./beside/counted-nouns"
import { leavesOut, withFellow } from "./beside/fellows"
import { isSinceMoved } from "./beside/goes-on"
import { madeAlone, withProduct } from "./beside/made-things"
import { notedDone, ownPart } from "./beside/own-part"
import { topicBehind } from "./beside/topic-behind"
import { withWhatFollows } from "./beside/what-follows"
import { withWholeLot } from "./beside/whole-lot"
import { narratesInPresent } from "./narrates"
import { isNoDeed, lacksObject, namesThing } from "./no-deeds"
import { agreeing, withFirstVerbs } from "./verbs/second-verbs"
import { verbGroupOf } from "./verbs/verb-group"
import type { VerbGroup } from "./verbs/verb-phrases"

/** An action by "I" or "we", worded for a line. */
export interface Deed {
  clause: number
  lastClause: number
  text: string
  count: number
  shared: boolean
  ongoing: boolean
  figures: number
  verb: string
  /** The object is not named: "read the lot", "tracked every one". */
  vague: boolean
  /** True for a habit that the person adopted after a failure. */
  remedies?: true
}

/** The first-person action in a clause, worded for a line; null if there is none. */
export function deedOf(talk: Talk, clause: Told, at: number): Deed | null {
  const made = madeAlone(talk, at)
  const noted = made ?? ownPart(talk, clause) ?? notedDone(talk, clause)
  const mayTell = mayTellDeed(talk, clause, at, noted !== null)
  const group = mayTell ? (noted ?? verbGroupOf(talk, clause, narratesInPresent(talk, at))) : null
  if (!group) return null
  const behind = group.rest[0]?.[0]
  // "The list is down to 11 since I started it": the object of "started" is not the list.
  if (isSinceMoved(talk, clause, at) && /^(?:it|them)$/.test(talk.words[behind ?? -1]?.lower ?? "")) return null
  const isRelative =
    made !== null ||
    (/^(?:which|that)$/.test(clause.lead) && clause.subject !== null && !isPride(talk, at)) ||
    isFronted(talk, clause, at, behind ?? clause.last) ||
    (clause.subject !== null && takesUpWhich(talk, at) >= 0)
  const phrases = phrasesOf(talk, clause, at, group)
  const added = phrases.length === 0 ? addedBehind(talk, clause, at) : null
  if (added) phrases.push(added)
  const ensured = phrases.length === 0 && group.verb === "made" ? complement(talk, clause, at) : null
  if (ensured) return { ...ensuring(ensured, at), shared: clause.actor === "we" }
  const finds = discoveries.test(group.lower)
  if (phrases.length === 0 && !isRelative && !finds) return null
  const object = objectOf(talk, clause, at, group, isRelative)
  if (!object && (isRelative || !(namesThing(talk, group) || finds))) return null
  if (runsOn(talk, clause, behind, group.lower)) return null
  const said = finds ? complement(talk, clause, at) : null
  // "I find that young engineers measure little": an opinion without a figure.
  if (said && talk.words[clause.verb]?.lower === "find" && !/\d/.test(said)) return null
  if ((phrases.length === 0 || /^out$/.test(phrases[0]?.text ?? "")) && !object && !said) return null
  const plain = worded(talk, at, group, object, phrases) + withFellow(talk, clause)
  // "I change her cart and teach her to lift", about the past
  const isPlain = talk.classes[clause.verb] === "base"
  const begun = group.ongoing
    ? agreeing(talk, clause, plain)
    : withFirstVerbs(talk, clause, at, isPlain ? withPlurals(agreeing(talk, clause, plain, "past")) : plain)
  const isApposed = object !== null && isRelative && object[0] === talk.words[talk.clauses[at + 1]?.first ?? -1]
  const followed = withWhatFollows(talk, at, group.lower, {
    text: said ? `${begun} ${said}` : begun,
    lastClause: added || said || isApposed ? at + 1 : at,
  })
  const { text, lastClause } = isRelative ? withProduct(talk, at, followed) : followed
  if (leavesOut(talk, at, text)) return null
  const first = noted ? clause.first : clause.verb
  const last = talk.clauses[lastClause]?.last ?? clause.last
  return {
    clause: at,
    lastClause,
    text: text.replace(/\s+/g, " "),
    count: countWords(text),
    shared: clause.actor === "we",
    ...{ ongoing: group.ongoing, figures: figuresIn(talk, first, last).length, verb: group.lower },
    vague: /^\w+ (?:every(?: single)? one|the lot|all|one|a (?:big|small|long) one)$/.test(text),
  }
}

/** Whether the mood, the actor and the opening of a clause allow for an action by the person. */
function mayTellDeed(talk: Talk, clause: Told, at: number, isNoted: boolean): boolean {
  if (clause.mood !== "done" && clause.mood !== "ongoing") return false
  const fromVerb = lowerText(talk.words, { first: clause.verb, last: clause.last })
  const isComparison = /^(?:compared|given|based|according|including) (?:with|to|on|that)\b/.test(fromVerb)
  if (isComparison && clause.subject === null) return false
  if (!isNoted && !isFirstPerson(clause.actor)) return false
  const isCleft = clause.lead === "who" && clause.actor === "me" && clause.subject === null
  const lead = /^(?:or|if|how|why|where|who|whether|than|unless|until|as|like|before|though|although)$/
  if (!isCleft && lead.test(clause.lead) && !isSoFar(talk, clause)) return false
  if (isNoDeed(talk, clause, at) || tellsWhen(talk, clause, at) || nowInstead(talk, clause, at)) return false
  // "after we dropped to a 3": an earlier failure.
  const isDecline = /^(?:dropped|fell|slipped|lost|failed|went)$/.test(talk.words[clause.verb]?.lower ?? "")
  if (isDecline && /^(?:after|since|when)$/.test(clause.lead)) return false
  // "I find young engineers measure little": an opinion without a figure.
  return talk.words[clause.verb]?.lower !== "find" || figuresIn(talk, clause.first, clause.last).length > 0
}

/** "Till now I trained 5 nurses": up to the present, unlike a habit that ended ("until now I made 3 trips a week"). */
function isSoFar({ words, classes, amounts }: Talk, { first, verb, actor }: Told): boolean {
  const counted = amounts.find((amount) => amount.first === verb + 1 && !amount.isDate)
  return (
    actor === "me" &&
    classes[verb] === "past" &&
    /^until (?:now|today|date)$/.test(lowerText(words, { first, last: first + 2 })) &&
    counted !== undefined &&
    !/\b(?:an?|per|each|every|by hand)\b/.test(lowerText(words, { first: counted.last, last: counted.last + 4 }))
  )
}

/** "by the time | we rolled to the desert": the time of something else. */
function tellsWhen({ words, clauses }: Talk, { first, mark, sentence }: Told, at: number): boolean {
  const before = clauses[at - 1]
  if (before?.sentence !== sentence || before.verb >= 0 || mark !== "" || before.last !== first) return false
  return /\b(?:by|until|at) the (?:time|day|moment|point)$|\bevery time$/.test(lowerText(words, before))
}

/** The words behind the verb, with nouns for their pronouns. */
function phrasesOf(talk: Talk, clause: Told, at: number, { rest, lower }: VerbGroup): Phrase[] {
  const isAllOfIt = /^(?:all|most|half|the rest) of it\b/.test(
    lowerText(talk.words, { first: rest[0]?.[0] ?? 0, last: clause.last }),
  )
  const pile = isAllOfIt && /^(?:cleared|finished)$/.test(lower) ? pileBefore(talk, at) : null
  const topic = pile ?? topicBehind(talk, clause, at, rest[0]?.[0] ?? -1)
  const personOf = (pronoun: string, before: string) => personBefore(talk, at, pronoun, before === "with")
  return rest
    .flatMap((stretch) => withOne(talk, at, stretch) ?? phraseOf(talk, stretch, topic, personOf) ?? [])
    .map((phrase) => withWholeLot(talk, at, phrase))
}

/** An object that is not after the verb: the antecedent of a relative clause, or the topic of "passed". */
function objectOf(talk: Talk, clause: Told, at: number, group: VerbGroup, isRelative: boolean): Word[] | null {
  if (isRelative) return antecedent(talk, clause, at)
  return lacksObject(talk, group) ? lackingBefore(talk, at, group.lower) : null
}

function worded(talk: Talk, at: number, group: VerbGroup, object: Word[] | null, phrases: Phrase[]): string {
  const [first = 0, last = 0] = group.rest[0] ?? []
  // "the printer that I pushed for": the preposition at the end belongs to the verb.
  const isStranded =
    object !== null && phrases.length === 0 && last - first === 1 && talk.classes[first] === "preposition"
  const verb = isStranded ? `${group.verb} ${talk.words[first]?.lower}` : group.verb
  const plain = told(verb, object ? textOf(object) : "", phrases.map((phrase) => phrase.text).join(" "))
  const text = object ? plain.replace(/(?<!\b(?:the|a|for)) (?=(?:first|second|third|next) time\b)/, " the ") : plain
  if (callsIn(talk, at, group.lower) && !/ in$/.test(text)) return `${text} in`
  const counts = talk.classes[group.rest[0]?.[0] ?? -1] === "number"
  const heading = group.lower === "did" && counts ? headingBefore(talk, at) : null
  const isNew = heading && !text.includes(textOf(heading)) && heading.length <= 6
  return isNew ? `${text}, ${textOf(heading)}` : text
}

/** "set up the queue in April": a particle stays with its verb. */
function told(verb: string, object: string, rest: string): string {
  const [, particle, behind] = (object && /^(up|out|together)\b ?(.*)$/.exec(rest)) || []
  const words = particle ? [verb, particle, object, behind] : [verb, object, rest]
  return words.filter(Boolean).join(" ")
}

/** The omitted object of an action: for "passed", the thing failed or examined before; else the current topic. */
function lackingBefore(talk: Talk, at: number, verb: string): Word[] | null {
  return (verb === "passed" ? (failedBefore(talk, at) ?? examBefore(talk, at)) : null) ?? headingBefore(talk, at)
}

/** "I made that each table has an owner": corrected to idiomatic English. */
function ensuring(text: string, at: number): Deed {
  const said = `made sure ${text}`
  return {
    clause: at,
    lastClause: at + 1,
    text: said,
    count: countWords(said),
    shared: false,
    ongoing: false,
    figures: 0,
    verb: "made",
    vague: false,
  }
}
