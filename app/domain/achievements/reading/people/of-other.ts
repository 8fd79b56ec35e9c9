import { numberWord } from "../../../language/numbers/number-words"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** "across all 12": a total, part of which was just attributed to somebody else ("the other 9 were run by Omar"). */
export function isOfWhole({ words, clauses }: Talk, at: number): boolean {
  const clause = clauses[at]
  const opening = words.slice(clause?.subject?.[0], (clause?.subject?.[0] ?? 0) + 2).map(({ lower }) => lower)
  // "Whole hotel is 4.5", unlike "the whole borough uses it"
  if (
    clause?.subject &&
    !/^(?:use|uses|used|adopted) it\b|^(?:is|are) using it\b/.test(
      lowerText(words, { first: clause.verb, last: clause.verb + 3 }),
    ) &&
    opening.some((lower) => /^(?:whole|entire)$/.test(lower)) &&
    !/^(?:our|my)$/.test(opening[0] ?? "")
  )
    return true
  if (!clause || !/\b(?:all|both|total|overall|altogether|together|combined)\b/.test(lowerText(words, clause)))
    return false
  return clauses.some(
    (before, back) =>
      back < at &&
      clause.sentence - before.sentence <= 1 &&
      before.actor === "other" &&
      /\b(?:other|others|rest|remaining|another)\b/.test(lowerText(words, before)),
  )
}

/** A verbless phrase belongs to the previous actor in its sentence. */
export function isOfOther(talk: Talk, at: number): boolean {
  const { clauses } = talk
  const clause = clauses[at]
  if (!clause || clause.verb >= 0) return false
  if (isByHowMuch(talk, clause, at)) return true
  // "23 people came, 4.7 out of 5 on the form": how it was rated.
  if (/^\d[\d.]* (?:out of|of) (?:5|10|100)\b/.test(lowerText(talk.words, clause))) return false
  for (let back = at - 1; back >= 0; back--) {
    const before = clauses[back]
    if (!before) return false
    // "three firms told her that she needed a new roof. $22,000.": an amount alone continues the preceding statement.
    if (before.sentence !== clause.sentence)
      return (
        clause.sentence - before.sentence === 1 &&
        clause.last - clause.first <= 3 &&
        /^[€£$₹]$/.test(talk.words[clause.first]?.text ?? "") &&
        before.actor === "other" &&
        before.verb >= 0
      )
    if (before.mood === "denied") return true
    // "60 pages nobody read, now 8": the contact clause belongs to the pages.
    const isContact = before.mark === "" && before.lead === "" && clauses[back - 1]?.sentence === clause.sentence
    if (isContact && talk.words[before.first]?.lower === "nobody") continue
    // "we used to send them away, about 6 a month": a former state is not a result.
    if (talk.words[before.verb]?.lower === "used" && talk.words[before.verb + 1]?.lower === "to")
      return talk.words[clause.first]?.lower !== "now"
    if (before.verb >= 0 && (moves(talk, before) || reachOfMine(talk, before))) return false
    if (before.verb >= 0) return before.actor === "other" || before.mood === "hearsay" || before.mood === "planned"
  }
  return false
}

/** "We paid more, about 9 %": the size of a change, which only its clause explains. */
function isByHowMuch({ words, clauses, amounts }: Talk, clause: Told, at: number): boolean {
  const before = clauses[at - 1]
  if (!before || before.verb < 0 || before.sentence !== clause.sentence) return false
  const isAlone = amounts.some(({ first, last }) => first <= clause.first + 1 && last === clause.last)
  return isAlone && /\b(?:more|less|fewer|higher|lower|better|worse)\b/.test(lowerText(words, before))
}

/** "and within two months we were down to 11", "8 of the 11 who had failed passed": words that open the next clause. */
export function opensNext(talk: Talk, at: number): boolean {
  const { words, clauses } = talk
  const [own, next] = [clauses[at], clauses[at + 1]]
  if (tellsMeans(talk, at)) return true
  if (!own || !next || own.verb >= 0 || next.sentence !== own.sentence || next.mark !== "") return false
  if (opensWho(talk, at)) return true
  const start = /^(?:and|but|so|then)$/.test(words[own.first]?.lower ?? "") ? own.first + 1 : own.first
  if (/^(?:last|this) \p{Ll}+$/u.test(lowerText(words, { first: start, last: own.last }))) return next.verb >= 0
  return /^(?:within|by|in|after|from|since|at|over)$/.test(words[start]?.lower ?? "")
}

/** "8 of the 11 | who had failed | passed": a noun whose verb follows its relative clause. */
export function opensWho({ clauses }: Talk, at: number): boolean {
  const [own, next] = [clauses[at], clauses[at + 1]]
  return own !== undefined && own.verb < 0 && next?.lead === "who" && next.mark === "" && next.sentence === own.sentence
}

/** "Using two years of data, I built a forecast": the means of the next action. */
export function tellsMeans({ classes, clauses }: Talk, at: number): boolean {
  const [own, next] = [clauses[at], clauses[at + 1]]
  if (!own || own.verb >= 0 || next?.sentence !== own.sentence || next.mark !== "," || next.actor !== "me") return false
  return classes[own.first] === "ing" && clauses[at - 1]?.sentence !== own.sentence
}

/** "a new customer goes live in about five weeks": a duration for others, which measures the process. */
export function goesFor({ words, classes, clauses }: Talk, at: number): boolean {
  const clause = clauses[at]
  if (!clause?.subject || clause.actor !== "other" || !/^(?:base|third)$/.test(classes[clause.verb] ?? "")) return false
  return words
    .slice(clause.verb, clause.last)
    .some(
      ({ lower }, nth) =>
        /^(?:in|within|after)$/.test(lower) &&
        words
          .slice(clause.verb + nth, clause.verb + nth + 3)
          .some((_, next) => classes[clause.verb + nth + next] === "number"),
    )
}

/** "people were waiting 22 minutes", "patients used to wait 40 minutes": the wait of others. */
export function waits({ words, clauses }: Talk, at: number): boolean {
  const clause = clauses[at]
  if (!clause) return false
  const [verb = "", next = "", after = ""] = words.slice(clause.verb, clause.verb + 3).map(({ lower }) => lower)
  if (/^(?:was|were|are|is)$/.test(verb)) return /^(?:waiting|queuing|queueing)$/.test(next)
  const isUsed = verb === "used" && next === "to" && /^(?:wait|queue)$/.test(after)
  const isMine = clause.actor === "me" || clause.actor === "we"
  const from = isUsed ? clause.verb + 3 : clause.verb + 1
  const start = /^(?:about|around|up|over|for|nearly)$/.test(words[from]?.lower ?? "") ? from + 1 : from
  const isCounted = words[start]?.kind === "number" || numberWord(words[start]?.lower ?? "") !== null
  return clause.subject !== null && !isMine && (isUsed || /^(?:waited|queued)$/.test(verb)) && isCounted
}

/** "My last class got 68 per cent": a result of people the person teaches or leads. */
export function reachOfMine({ words }: Talk, { subject, verb }: Told): boolean {
  return (
    subject !== null &&
    /^(?:my|our)$/.test(words[subject[0]]?.lower ?? "") &&
    /^(?:got|reached|scored|hit|averaged|achieved)$/.test(words[verb]?.lower ?? "")
  )
}

/** "the 90-day leavers went from 8 to 2": a changed number of people, whoever they are. */
export function moves({ words }: Talk, { subject, verb }: Told): boolean {
  const isMove =
    /^(?:went|fell|rose|dropped|grew|increased|decreased|came|climbed|jumped|improved|doubled|halved|shrank|is|was|are|were)$/
  return (
    subject !== null &&
    isMove.test(words[verb]?.lower ?? "") &&
    /^(?:the|our|my)?$/.test(
      words[subject[0]]?.kind === "word"
        ? (words[subject[0]]?.lower ?? "").replace(/^(?!the$|our$|my$|his$|her$|their$|he$|she$).*/, "")
        : "x",
    )
  )
}

/** "she changed her review from 2 stars to 5": somebody's judgment of the person's action. */
export function changesTheirs({ words }: Talk, { verb, last }: Told): boolean {
  return /^(?:change|changed|raise|raised|updated|upgraded|lifted) (?:(?:her|his|their|the|its) )?(?:\w+ )?(?:review|rating|score|mark|grade|feedback|stars?) from\b/.test(
    lowerText(words, { first: verb, last }),
  )
}

/** "Two reports I broke": the fronted noun is the object of the clause. */
export function isObjectOfNext({ clauses }: Talk, at: number): boolean {
  const [own, next] = [clauses[at], clauses[at + 1]]
  return (
    own !== undefined &&
    next?.sentence === own.sentence &&
    next.mark === "" &&
    next.lead === "" &&
    next.subject?.[0] === next.first &&
    next.verb + 1 === next.last &&
    // "which found parts nobody knew of": a statement, and its object has the clause.
    !(own.lead === "which" && own.verb >= 0)
  )
}

const unit =
  /^(?:team|section|crew|squad|shift|unit|department|branch|store|shop|region|office|company|firm|agency|class|ward|site|depot|floor|group|school|hospital|station)$/

/**
 * "Avg for the cat team was 80", "Sgt Pulidos section moved 61", "the unit before us had lost 160k": a level of others.
 */
export function isOthersFigure({ words, classes }: Talk, { first, last, subject, verb }: Told): boolean {
  const [from, to] = subject ?? [first, verb < 0 ? last : verb]
  const told = words.slice(from, to)
  const isOwn = told.some(({ lower }) => /^(?:my|our|mine|ours)$/.test(lower))
  if (isOwn) return false
  if (/\b(?:before|ahead of|next to|behind|than) (?:us|me)\b/.test(lowerText(words, { first: from, last: to })))
    return true
  const at = told.findIndex(({ lower }) => unit.test(lower))
  if (at < 0) return false
  // "kitchen team make 700 meals": somebody else's action, with an uninflected verb.
  if (verb < 0 && subject === null && classes[first + at + 1] === "base") return true
  const isAverage = told.some(({ lower }) => /^(?:avg|average|mean|median|typical)$/.test(lower))
  const head = told.slice(0, at)
  // "the rating of the Guelph store": a thing of the person's at that place.
  if (head.some((_, nth) => classes[from + nth] === "preposition")) return isAverage
  const isNamed = head.some(
    ({ capital, text }, nth) => capital && classes[from + nth] === "noun" && !/^[A-Z]{2,}$/.test(text),
  )
  return isAverage || isNamed
}
