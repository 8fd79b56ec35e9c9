import { lowerText, type Told } from "../../../language/talk/moods"
import { isParticiple } from "../../../language/talk/participles"
import type { Talk } from "../../../language/talk/read-talk"
import { words as listed } from "../../../language/words/word-list"
import { endsMishap } from "../outcomes/clean-since"
import { agreesThing, getsToDo, isHarm, usesFor } from "./objects-of-state"
import { becameSo } from "./states-of-mind"

/** Verbs of state, speech and thought: after "I" they are not actions. */
const noDeeds = listed(`
  used
  was were am is are be been had have has felt thought knew hoped wanted wished believed liked loved enjoyed needed seemed
  considered saw heard remembered remember realised realized said told asked went came tried cried laughed guess guessed meant mean
  waited forgot lost missed broke failed lived slept woke stood sat worried expected became fell got learned learnt
  think know hope want wish believe like love enjoy need see hear say tell ask go come try feel live own struggled moaned
  trust trusted supposed suppose admit admitted doubt agreed noticed joke bought paid spent used hated owe promised studied ate drank used
  rained snowed begged complained joined kept stayed remained stopped called happened understood understand wonder fancy reckon
  meet met complain celebrated attempted screenshotted screenshot
`)
/** Verbs of that list that are actions with an amount or an object. */
const deedsWithObject = listed(
  "got saw noticed learned stopped kept called bought spent sat studied joined told asked used got stayed paid caught",
)

/**
 * Whether a verb is an action: any verb but those of state, speech and thought, and some of these depending on the next
 * words.
 */
export function tellsDeed(talk: Talk, clause: Told, at: number, verb: string): boolean {
  const { words, classes, amounts } = talk
  const lower = words[at]?.lower ?? verb
  if (verb === "applied" && words[at + 1]?.lower === "for") return false
  if (verb === "walked" && classes[at + 1] === "preposition") return false
  // "started with 6 kids": the initial state.
  if (/^(?:started|began)$/.test(verb) && words[at + 1]?.lower === "with" && classes[at + 2] === "number") return false
  if (verb === "got" && words[at + 1]?.lower === "rid") return true
  // "got the managers to agree to a rule"
  if (verb === "got" && getsToDo(talk, at + 1, clause.last)) return true
  if (/^(?:got|grew|turned)$/.test(verb) && becameSo(talk, at + 1, clause.last)) return false
  // "bored of counting", "fed up with it": so somebody was.
  if (/^(?:of|with|by|up|about)$/.test(words[at + 1]?.lower ?? "") && becameSo(talk, at, at + 1)) return false
  // "traced to a time zone": the object is missing.
  if (/^(?:traced|attributed)$/.test(verb) && words[at + 1]?.lower === "to") return false
  // "started in January and wrapped up on Friday": only times.
  if (/^(?:started|began|wrapped|finished)$/.test(verb) && onlyWhen(talk, at + 1, clause.last)) return false
  if (!noDeeds.has(verb) && !noDeeds.has(lower)) return true
  const [next, after] = [words[at + 1]?.lower ?? "", words[at + 2]?.lower ?? ""]
  if (verb === "had" && (isOfPeople(talk, at) || isInCharge(talk, at + 1, clause.last) || isRecord(next, after)))
    return true
  if (acts.has(verb) && classes[at + 1] === "determiner" && classes[at + 2] === "noun") return true
  // "agreed a weekly call and a penalty clause", "agreed new terms with the supplier": a deal.
  if (verb === "agreed" && agreesThing(talk, at + 1, clause.last)) return true
  if (verb === "went" && next === "through" && /^(?:determiner|number)$/.test(classes[at + 2] ?? "")) return true
  // "got a sunburn": not acquired by effort.
  const isGained =
    !/^an?$/.test(next) ||
    amounts.some(({ isDate, first, last }) => !isDate && first > at && last <= clause.last) ||
    gained.test(
      words
        .slice(at + 2, clause.last)
        .map(({ lower }) => lower)
        .join(" "),
    )
  if (verb === "got" && /^(?:determiner|adjective)$/.test(classes[at + 1] ?? "") && isGained) return true
  // "got motion lights put in"
  if (verb === "got" && /^(?:sign-?off|approval|funding|permission|accreditation|access)$/.test(next)) return true
  if (verb === "got" && after === "access") return true
  if (verb === "got" && isDoneToThing(talk, at + 1, clause.last)) return true
  // "had all 30 casualties triaged in 11 minutes"
  if (verb === "had" && /^(?:all|every|everything)$/.test(next) && findParticiple(talk, at + 2, clause.last) > 0)
    return true
  // "found a double payment and got it back"
  if (verb === "got" && /^(?:it|them)$/.test(next) && /^(?:back|refunded|repaid|fixed|working|running)$/.test(after))
    return true
  if (/^(?:got|sat)$/.test(verb) && /^(?:him|her|them)$/.test(next) && helpedOn.test(after)) return true
  // "used the defibrillator with a colleague", after another action.
  if (verb === "used" && /^(?:the|an?)$/.test(next) && clause.lead === "and") return true
  // "and used it to move the servers"
  if (verb === "used" && usesFor(talk, at + 1, clause.last)) return true
  if (verb === "bought" && endsMishap(talk, clause, talk.clauses.indexOf(clause))) return true
  if (verb === "asked" && asksToDo(talk, clause, at)) return true
  if (verb === "stopped" && isSaving(talk, clause, at)) return true
  if (verb === "stopped" && isHarm(talk, at + 1, clause.last)) return true
  if (verb === "spent" && isDelivered(talk, clause)) return true
  if (verb === "called" && /^(?:them|all|every|each)$/.test(next)) return true
  const far = verb === "noticed" ? 12 : verb === "got" && (classes[at + 1] === "noun" || next === "first") ? 9 : 4
  const hasFigure = amounts.some(({ isDate, first }) => !isDate && first > at && first <= at + far)
  return deedsWithObject.has(verb) && hasFigure
}

/** "I asked the laundry to count in and out. … now 120 a month": a request that others met, with what came of it. */
function asksToDo({ words, classes, clauses }: Talk, { last, sentence }: Told, at: number): boolean {
  let to = at + 1
  while (to < at + 5 && /^(?:determiner|noun|adjective)$/.test(classes[to] ?? "")) to++
  if (to === at + 1 || words[to]?.lower !== "to" || classes[to + 1] !== "base" || last - to < 3) return false
  return clauses.some(
    (next) =>
      next.first >= last &&
      next.sentence - sentence <= 2 &&
      words[next.first]?.lower === "now" &&
      next.mood !== "failed",
  )
}

/** "stopped ordering the catalogues nobody took, that is £1,400 a year": what was saved follows. */
function isSaving({ words, classes, clauses, amounts }: Talk, { sentence, verb }: Told, at: number): boolean {
  if (classes[at + 1] !== "ing" || !/^(?:noun|determiner|adjective|number)$/.test(classes[at + 2] ?? "")) return false
  const own = clauses.findIndex((one) => one.verb === verb)
  return clauses
    .slice(own + 1, own + 4)
    .some(
      (next) =>
        next.sentence - sentence <= 1 &&
        (amounts.some(({ first, last, unit }) => /^[A-Z]{3}$/.test(unit) && first >= next.first && last <= next.last) ||
          /^(?:saves?|saved|saving)$/.test(words[next.verb]?.lower ?? "")),
    )
}

/** "spent most of the week on the grant report | and it went in on time": the work, with what became of it. */
function isDelivered({ words, clauses }: Talk, { sentence, verb, last }: Told): boolean {
  const next = clauses[clauses.findIndex((one) => one.verb === verb) + 1]
  const isWork = words.slice(verb, last).some(({ lower }) => lower === "on")
  if (!isWork || next?.sentence !== sentence || words[next.subject?.[0] ?? -1]?.lower !== "it") return false
  return /^(?:(?:went|came|got|was) (?:in|out|off|live|through|done|finished|filed|submitted|sent|accepted|approved|passed|signed|paid|settled|granted)\b|passed\b)/.test(
    lowerText(words, { first: next.verb, last: next.last }),
  )
}

const gained =
  /\b(?:certificate|licen[sc]e|degree|qualification|diploma|grant|award|prize|medal|contract|deal|order|client|customer|promotion|approval|funding|permit|refund|discount|offer|quote|price|rating|score|grade|pass|result|patent|team|freeze|extension|agreement|sign-?off|concession|exemption|distinction|merit|commendation|accreditation|certification|sponsorship|permission|commitment)\b/

/** A range with nothing but a day or a month. */
const onlyWhen = ({ words }: Talk, first: number, last: number) =>
  /^(?:up )?(?:(?:in|on|at|around|by|last|this|the) )*(?:\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|week|month|year|summer|spring|autumn|winter|(?:19|20)\d\d)(?: (?:19|20)\d\d)?$/u.test(
    words
      .slice(first, last)
      .map(({ lower }) => lower)
      .join(" "),
  )

/** "had the fullest column in the place" */
const isRecord = (next: string, after: string) =>
  next === "the" && /(?:^most|^best|^highest|^lowest|^top|.{3}est)$/.test(after)

const isOfPeople = ({ words, classes }: Talk, at: number) =>
  people.test(words[at + 2]?.lower ?? "") && classes[at + 1] === "number"

/** Verbs of state that are actions with any object. */
const acts = new Set(listed("kept paid bought joined studied caught"))

/** "had three student nurses through on placement", "had 6 accounts at the same time": several at once. */
function isInCharge({ words, classes }: Talk, first: number, last: number): boolean {
  if (classes[first] !== "number" || /^(?:one|1)$/.test(words[first]?.lower ?? "")) return false
  let at = first + 1
  while (at < last && /^(?:noun|adjective|third)$/.test(classes[at] ?? "")) at++
  const noun = words[at - 1]?.lower ?? ""
  if (at === first + 1 || !/s$|people/.test(noun) || losses.test(noun)) return false
  return at < last && /^(?:through|on|under|at|across|with)$/.test(words[at]?.lower ?? "")
}

const losses =
  /^(?:falls|complaints|incidents|accidents|errors|failures|losses|injuries|leaks|faults|delays|problems|issues|days|weeks|months|years|hours|minutes|kids|children|kilos)$/

/** A thing, then the participle of what was done to it at the speaker's request. */
function isDoneToThing(talk: Talk, first: number, last: number): boolean {
  if (!/^(?:determiner|adjective|noun|number)$/.test(talk.classes[first] ?? "")) return false
  // "lights and a camera put in"
  const and = talk.words.findIndex(({ lower }, at) => at > first && at < last && lower === "and")
  return findParticiple(talk, first + 1, last) > 0 || (and > 0 && findParticiple(talk, and + 1, last) > 0)
}

/** "got him through his level 2", "got her back on the ward". */
const helpedOn = /^(?:through|into|onto|back|to|up|down)$/

/** "had 5 students this year": people to teach. */
const people = /^(?:students|trainees|apprentices|interns|placements|mentees|starters)$/

/** "had them all turned round": a causative. */
export function findParticiple({ words: copy, classes }: Talk, from: number, last: number): number {
  for (let at = from; at < Math.min(last, from + 4); at++) {
    if (/^(?:preposition|conjunction|be|have|modal)$/.test(classes[at] ?? "")) return -1
    if (
      classes[at] === "past" &&
      isParticiple(copy[at]?.lower ?? "") &&
      (classes[at + 1] !== "noun" || copy[at + 1]?.lower === "round")
    )
      return at
  }
  return -1
}
