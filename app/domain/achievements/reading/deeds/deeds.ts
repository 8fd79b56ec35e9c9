import { lowerText, type Told } from "../../../language/talk/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf, type Word } from "../../../language/talk/reading-copy"
import { opensNext } from "../people/of-other"
import { whoNow } from "../people/people-helped"
import { personBefore } from "../people/people-told"
import { isSeveral } from "../phrases/agreement"
import { discoveries, runsOn } from "../phrases/run-ons"
import { antecedent, countedThings, failedBefore, isFronted, objectBefore, severalBefore } from "../phrases/stood-for"
import { headingBefore } from "../phrases/topics"
import { countWords, phraseOf } from "../phrases/voice"
import {
  addedBehind,
  contactBehind,
  countedInBrackets,
  rateBefore,
  relativeBehind,
  taughtBehind,
  usedBehind,
} from "./behind-deeds"
import { complement } from "./complements"
import { continues, isMeAs, isSinceMoved } from "./goes-on"
import { narratesInPresent } from "./narrates"
import { isNoDeed, lacksObject, namesThing } from "./no-deeds"
import { notedDone, ownPart } from "./own-part"
import { verbGroupOf } from "./verb-group"
import { foundBehind } from "./what-was-found"
import { withWholeLot } from "./whole-lot"

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
}

/** The first-person action in a clause, worded for a line; null if there is none. */
export function deedOf(talk: Talk, clause: Told, at: number): Deed | null {
  if (clause.mood !== "done" && clause.mood !== "ongoing") return null
  const noted = ownPart(talk, clause) ?? notedDone(talk, clause)
  if (
    clause.subject === null &&
    /^(?:compared|given|based|according|including) (?:with|to|on|that)\b/.test(
      lowerText(talk.words, { first: clause.verb, last: clause.last }),
    )
  )
    return null
  if (!noted && clause.actor !== "me" && clause.actor !== "we") return null
  const isCleft = clause.lead === "who" && clause.actor === "me" && clause.subject === null
  if (!isCleft && /^(?:or|if|how|why|where|who|whether|than|unless|until|as|like|before)$/.test(clause.lead))
    return null
  if (isNoDeed(talk, clause, at)) return null
  if (/^(?:though|although)$/.test(clause.lead)) return null
  // "I find young engineers measure little": an opinion without a figure.
  if (talk.words[clause.verb]?.lower === "find" && figuresIn(talk, clause.first, clause.last).length === 0) return null
  const group = noted ?? verbGroupOf(talk, clause, narratesInPresent(talk, at))
  if (!group) return null
  const isRelative =
    (/^(?:which|that)$/.test(clause.lead) && clause.subject !== null) ||
    isFronted(talk, clause, at, group.rest[0]?.[0] ?? clause.last)
  const [behind = -1] = group.rest[0] ?? []
  const isMany = /^(?:for )?(?:(?:all|both|each|every(?: single)? one) of )?them\b/.test(
    lowerText(talk.words, { first: behind, last: behind + 4 }),
  )
  const topic =
    foundBehind(talk, at) ??
    (isMany ? severalBefore(talk, at) : null) ??
    objectBefore(talk, at, true) ??
    headingBefore(talk, at) ??
    objectBefore(talk, at, false) ??
    countedThings(talk, at)
  // "430 walkers … I got it up": "it" is singular, so it refers to the topic.
  const isIt =
    talk.words[behind]?.lower === "it" &&
    topic !== null &&
    isSeveral(topic) &&
    figuresIn(talk, behind, clause.last).length > 0
  const standsFor = isIt ? (headingBefore(talk, at) ?? topic) : topic
  // "The list is down to 11 since I started it": the object of "started" is not the list.
  if (isSinceMoved(talk, clause, at) && /^(?:it|them)$/.test(talk.words[behind]?.lower ?? "")) return null
  const personOf = (pronoun: string, before: string) => personBefore(talk, at, pronoun, before === "with")
  const phrases = group.rest
    .flatMap((stretch) => phraseOf(talk, stretch, standsFor, personOf) ?? [])
    .map((phrase) => withWholeLot(talk, at, phrase))
  const added = phrases.length === 0 ? addedBehind(talk, clause, at) : null
  if (added) phrases.push(added)
  const ensured = phrases.length === 0 && group.verb === "made" ? complement(talk, clause, at) : null
  if (ensured) return { ...ensuring(ensured, at), shared: clause.actor === "we" }
  if (phrases.length === 0 && !isRelative && !discoveries.test(group.lower)) return null
  const object = isRelative
    ? antecedent(talk, clause, at)
    : lacksObject(talk, group)
      ? lackingBefore(talk, at, group.lower)
      : null
  if (isRelative && !object) return null
  if (!object && !namesThing(talk, group) && !discoveries.test(group.lower)) return null
  let text = told(group.verb, object ? textOf(object) : "", phrases.map((phrase) => phrase.text).join(" "))
  if (object) text = text.replace(/(?<!\b(?:the|a|for)) (?=(?:first|second|third|next) time\b)/, " the ")
  const counts = talk.classes[group.rest[0]?.[0] ?? -1] === "number"
  const heading = group.lower === "did" && counts ? headingBefore(talk, at) : null
  if (heading && !text.includes(textOf(heading)) && heading.length <= 6) text += `, ${textOf(heading)}`
  if (runsOn(talk, clause, group.rest[0]?.[0], group.lower)) return null
  let lastClause = added ? at + 1 : at
  const said = discoveries.test(group.lower) ? complement(talk, clause, at) : null
  // "I find that young engineers measure little": an opinion without a figure.
  if (said && talk.words[clause.verb]?.lower === "find" && !/\d/.test(said)) return null
  if (phrases.length === 0 && !object && !said) return null
  if (said) {
    text += ` ${said}`
    lastClause = at + 1
  }
  const isApposed = object !== null && isRelative && object[0] === talk.words[talk.clauses[at + 1]?.first ?? -1]
  if (isApposed) lastClause = at + 1
  const rate = rateBefore(talk, clause)
  if (rate) text += ` ${rate}`
  const relative =
    relativeBehind(talk, lastClause) ?? usedBehind(talk, lastClause) ?? taughtBehind(talk, group.lower, lastClause)
  if (relative && countWords(text) + relative.count <= 26) {
    text += ` ${relative.text}`
    lastClause++
  }
  const contact = contactBehind(talk, lastClause)
  if (contact !== null) {
    text += contact
    lastClause++
    const counted = countedInBrackets(talk, lastClause)
    if (counted) lastClause++
    text += counted
  }
  const who = whoNow(talk, group.lower, clause, at)
  if (who) {
    text += who
    lastClause = at + 1
  }
  for (let next = lastClause + 1; next < talk.clauses.length; next++) {
    const behind = talk.clauses[next]
    if (!behind || !continues(talk, behind, clause) || opensNext(talk, next)) break
    const from = isMeAs(talk, behind.first) ? behind.first + 1 : behind.first
    const more = phraseOf(talk, [from, behind.last], null)
    if (!more || countWords(text) + more.count > 24) break
    const isWith = talk.words[behind.first]?.lower === "myself" && more.text.startsWith("and ")
    if (isWith) text += ` with ${more.text.slice(4)}`
    else text += behind.mark === "" ? ` ${more.text}` : `, ${more.text}`
    lastClause = next
  }
  const taught = taughtBehind(talk, group.lower, lastClause)
  if (taught && !text.includes(taught.text) && countWords(text) + taught.count <= 26) {
    text += `, ${taught.text}`
    lastClause++
  }
  const first = noted ? clause.first : clause.verb
  const last = talk.clauses[lastClause]?.last ?? clause.last
  return {
    clause: at,
    lastClause,
    text: text.replace(/\s+/g, " "),
    count: countWords(text),
    shared: clause.actor === "we",
    ongoing: group.ongoing,
    figures: figuresIn(talk, first, last).length,
    verb: group.lower,
    vague: /^\w+ (?:every(?: single)? one|the lot|all|one|a (?:big|small|long) one)$/.test(text),
  }
}

/** "set up the queue in April": a particle stays with its verb. */
function told(verb: string, object: string, rest: string): string {
  const [, particle, behind] = (object && /^(up|out|together)\b ?(.*)$/.exec(rest)) || []
  const words = particle ? [verb, particle, object, behind] : [verb, object, rest]
  return words.filter(Boolean).join(" ")
}

/** The omitted object of an action: for "passed", the thing failed before; else the current topic. */
function lackingBefore(talk: Talk, at: number, verb: string): Word[] | null {
  return (verb === "passed" ? failedBefore(talk, at) : null) ?? headingBefore(talk, at)
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
