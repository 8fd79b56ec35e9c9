import { lowerText, type Told } from "../../language/talk/moods"
import { figuresIn, type Talk } from "../../language/talk/read-talk"
import { textOf, type Word } from "../../language/talk/reading-copy"
import { type Change, changesOf } from "./changes"
import { isOfOther } from "./of-other"
import { headingBefore, nounPhrase } from "./topics"
import { type VerbGroup, verbGroupOf } from "./verb-group"
import { countWords, phraseOf } from "./voice"

/** A clause that I or we did, as a line tells it. */
export interface Deed {
  clause: number
  lastClause: number
  text: string
  count: number
  shared: boolean
  ongoing: boolean
  figures: number
  verb: string
}

/** What came of it, told of a thing or of others: "both passed the placement". */
export interface Outcome {
  clause: number
  text: string
  count: number
  figures: number
  /** It says by itself that it belongs: "both passed", "no trip since". */
  belongs: boolean
}

export interface Facts {
  talk: Talk
  deeds: Deed[]
  changes: Change[]
  outcomes: Outcome[]
}

export function factsOf(talk: Talk): Facts {
  const deeds: Deed[] = []
  talk.clauses.forEach((clause, at) => {
    const deed = deedOf(talk, clause, at)
    if (deed) deeds.push(deed)
  })
  const outcomes = talk.clauses.flatMap((clause, at) => outcomeOf(talk, clause, at) ?? [])
  return { talk, deeds, changes: changesOf(talk), outcomes }
}

const habit =
  /\b(?:every|each|always|daily|weekly|monthly|now|currently|usually|since|still|until now|per|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|nights|normally|a day|a week|a month|a year)\b/

/**
 * True where a verb in the present tells of what was done: of somebody who writes no past tense, or between clauses that
 * do, and where no word says that it happens again and again.
 */
function narratesInPresent({ words, classes, clauses }: Talk, at: number): boolean {
  const isPast = (clause: Told) =>
    classes[clause.verb] === "past" || /^(?:did|was|were|had)$/.test(words[clause.verb]?.lower ?? "")
  const sentence = clauses[at]?.sentence ?? 0
  const said = clauses
    .filter((clause) => clause.sentence === sentence)
    .map((clause) => lowerText(words, clause))
    .join(" ")
  const own = clauses.filter(({ actor, verb }) => (actor === "me" || actor === "we") && verb >= 0)
  if (own.length < 3 && habit.test(said)) return false
  if (!own.some(isPast))
    return own.length >= 2 || !clauses.some((clause) => clause.verb >= 0 && isPast(clause) && clause.actor === "thing")
  const near = clauses.filter(
    (clause) => Math.abs(clause.sentence - sentence) <= 1 && clause.verb >= 0 && clause !== clauses[at],
  )
  return near.length > 0 && near.filter(isPast).length > near.length / 2 && !habit.test(said)
}

function deedOf(talk: Talk, clause: Told, at: number): Deed | null {
  if (clause.actor !== "me" && clause.actor !== "we") return null
  if (clause.mood !== "done" && clause.mood !== "ongoing") return null
  if (/^(?:if|how|why|where|who|whether|than|unless|until|as|like|before)$/.test(clause.lead)) return null
  const group = verbGroupOf(talk, clause, narratesInPresent(talk, at))
  if (!group) return null
  const topic = headingBefore(talk, at) ?? objectBefore(talk, at)
  const phrases = group.rest.flatMap((stretch) => phraseOf(talk, stretch, topic) ?? [])
  if (phrases.length === 0 && !/^(?:which|that)$/.test(clause.lead) && !discoveries.test(group.lower)) return null
  const isRelative = /^(?:which|that)$/.test(clause.lead)
  const object = isRelative ? antecedent(talk, clause, at) : lacksObject(talk, group) ? headingBefore(talk, at) : null
  if (isRelative && !object) return null
  let text = [group.verb, object ? textOf(object) : "", ...phrases.map((phrase) => phrase.text)]
    .filter(Boolean)
    .join(" ")
  let lastClause = at
  const said = discoveries.test(group.lower) ? complement(talk, clause, at) : null
  if (phrases.length === 0 && !object && !said) return null
  if (said) {
    text += ` ${said}`
    lastClause = at + 1
  }
  for (let next = at + 1; next < talk.clauses.length; next++) {
    const behind = talk.clauses[next]
    if (!behind || !continues(talk, behind, clause)) break
    const more = phraseOf(talk, [behind.first, behind.last], null)
    if (!more || countWords(text) + more.count > 24) break
    text += behind.mark === "" ? ` ${more.text}` : `, ${more.text}`
    lastClause = next
  }
  const first = clause.verb
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
  }
}

/** "finished 5 weeks early", "delivered in 12 days": what was finished stands before. */
function lacksObject(talk: Talk, group: VerbGroup): boolean {
  if (
    !/^(?:finished|delivered|completed|closed|signed|launched|handed|shipped|submitted|opened|renewed)$/.test(
      group.lower,
    )
  )
    return false
  const [first = 0, last = 0] = group.rest[0] ?? []
  const start = /^(?:over|up)$/.test(talk.words[first]?.lower ?? "") ? first + 1 : first
  const next = talk.classes[start]
  const unit = talk.amounts.find((amount) => amount.first === start)?.unit
  return start >= last || next === "preposition" || (unit !== undefined && /^(?:second|month)$/.test(unit))
}

const discoveries =
  /^(?:noticed|found|discovered|spotted|identified|saw|showed|proved|realised|realized|established|showing|worked)$/

/** What was found: "that the capper was 40% of all the stops". */
function complement(talk: Talk, clause: Told, at: number): string | null {
  const next = talk.clauses[at + 1]
  if (!next || next.sentence !== clause.sentence || next.lead !== "that" || next.verb < 0) return null
  const phrase = phraseOf(talk, [next.first, next.last], null)
  return phrase && phrase.count >= 4 ? phrase.text : null
}

/** The noun that "which I drafted" speaks of. */
function antecedent(talk: Talk, clause: Told, at: number): Word[] | null {
  const before = talk.clauses[at - 1]
  if (!before || before.sentence !== clause.sentence) return null
  return nounPhrase(talk, before.verb < 0 ? before.first : before.verb + 1, before.last)
}

/** A stretch without a verb that goes on with the deed: "…, 62 products, 3 days". */
function continues(talk: Talk, behind: Told, deed: Told): boolean {
  if (behind.sentence !== deed.sentence || behind.verb >= 0) return false
  if (behind.mood !== "done" && behind.mood !== "ongoing") return false
  if (/^(?:but|which|who|because|before|if|so|that)$/.test(behind.lead) || behind.mark === "(" || behind.mark === ")")
    return false
  const wordClass = talk.classes[behind.first]
  return /^(?:preposition|number|determiner|noun|adjective|mark|conjunction|ing)$/.test(wordClass ?? "")
}

/** The noun of what was done last, which "it" and "them" stand for. */
function objectBefore(talk: Talk, at: number) {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const clause = talk.clauses[back]
    if (!clause || clause.verb < 0) continue
    const found = talk.classes[clause.verb + 1] === "ing" ? null : nounPhrase(talk, clause.verb + 1, clause.last)
    if (found) return shortened(found)
  }
  return null
}

/** The noun without what stands behind it: "the workshop" of "the workshop for 72 managers". */
function shortened(noun: Word[]): Word[] {
  const end = noun.findIndex(
    (word, at) => at > 0 && (word.kind === "number" || /^(?:for|in|on|from|of|to)$/.test(word.lower)),
  )
  return end > 0 ? noun.slice(0, end) : noun
}

const belongsBy =
  /^(?:and |so |then )*(?:both|all|none|no|not one|nobody|only|zero|since|still|they|the rest|cost|saved|\d|one|two|three|four|five|six|seven|eight|nine|ten|half|thirty|forty|fifty|twenty)\b|^(?:it (?:cost|saved)|in \d+ \w+ that is)/

/** A noun of the clause was named before, as what the person worked on. */
function sharesNoun(talk: Talk, clause: Told, at: number): boolean {
  const before = new Set<string>()
  for (const earlier of talk.clauses.slice(Math.max(0, at - 8), at))
    for (let word = earlier.first; word < earlier.last; word++)
      if (talk.classes[word] === "noun") before.add(talk.words[word]?.concept ?? "")
  for (let word = clause.first; word < clause.last; word++)
    if (talk.classes[word] === "noun" && before.has(talk.words[word]?.concept ?? "")) return true
  return false
}

const good =
  /\b(?:passed|stayed|stays|adopted|qualified|said yes|came back|still (?:here|runs|in use|there|used)|approved|accepted|got|signed|solved|back on|up to date|no (?:complaints?|accidents?|restarts?|trips?|one)|not one|zero|on time|early|under (?:the )?budget|published|used|uses|attended|joined|came|zero)\b/

function outcomeOf(talk: Talk, clause: Told, at: number): Outcome | null {
  if (clause.mood !== "done" && clause.mood !== "ongoing") return null
  if (clause.actor === "me" || clause.actor === "we") return null
  if (/^(?:if|how|why|who|whether|than|unless|until|as|like|because|but|which|that|before)$/.test(clause.lead))
    return null
  if (clause.mark === "(" || isOfOther(talk, at)) return null
  const text = lowerText(talk.words, clause)
  const figures = figuresIn(talk, clause.first, clause.last).length
  if (!good.test(text) && figures === 0) return null
  if (clause.actor === "other" && !/^(?:and )?(?:both|all|\d+|one|none|nobody|everyone|everybody)\b/.test(text))
    return null
  if (
    /\b(?:it|they|he|she|him|her|his|their|them|i|me|we|us|you|this|that)\b/.test(
      text.replace(/\bof (?:them|us|whom|these|those)\b/, ""),
    )
  )
    return null
  const isCost = /^it (?:cost|saved)\b/.test(text)
  const start = isCost
    ? clause.verb
    : /^(?:and|so|then)$/.test(talk.words[clause.first]?.lower ?? "")
      ? clause.first + 1
      : clause.first
  const phrase = phraseOf(talk, [start, clause.last], null)
  return phrase && phrase.count >= 2 && phrase.count <= 14
    ? {
        clause: at,
        text: phrase.text,
        count: phrase.count,
        figures,
        belongs: belongsBy.test(text) || sharesNoun(talk, clause, at),
      }
    : null
}
