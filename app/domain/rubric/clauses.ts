import { isPast } from "../language/past-tense"
import { isGerund, isPresentForm, isState } from "../language/verb-forms"
import { inPieces } from "./pieces"

/** Subject of a clause: the person, alone or together with others, or somebody or something else. */
type Doer = "own" | "other"

export interface RubricClause {
  /** Verbatim slice of the text. */
  text: string
  /** Lower-case words and numbers in order. */
  words: string[]
  /** Connective to the preceding text ("so", "which", "because"), "" if there is none. */
  lead: string
  actor: Doer
  /** The subject's verb, null if the clause has none. */
  verb: string | null
  /** "not", "never", "will", "would" … between subject and verb. */
  unreal: boolean
  /** The person is acted upon: "I was asked", "we were awarded". */
  passive: boolean
  /** The person's work is the subject: "My article was quoted". */
  throughWork: boolean
  sentence: number
}

const sentenceBreak =
  /(?<!\b(?:e\.g|i\.e|dr|mr|mrs|ms|st|vs|approx|prof|no|[A-Z]))[.!?…]{1,9}["')\]]{0,9}\s+|\s{0,9}[\n;•]+\s*(?:[-*]\s+)?/iu
const clauseBreak =
  /,\s+|(?<!\s)\s+[–—-]{1,2}\s+|:\s+|(?<!\s)\s+(?=(?:which|because|so|but|when|while|after|until|although|though|since|whereas|before|as a result|then|resulting in|leading to|thanks to)\s)|(?<!\s)\s+(?=and\s+(?:(?:also|then|now|later|finally|\p{L}+ly)\s+)?(?:(?:I|we|it|they|he|she|this|that|there|nobody|everyone|everybody|no one)\s|(\p{L}+)\s))/iu

const leads = new Set(
  "and but then so also finally first second next later afterwards eventually that which who because when while after before until although though since whereas as now today yesterday once if recently therefore thus hence".split(
    " ",
  ),
)
const own = new Set("i we i've i'd i'm we've we'd we're i'll we'll".split(" "))
const auxiliaries = new Set("have had has was were am are be been 've".split(" "))
const unrealWords = /^(?:not|never|will|would|could|might|may|should|shall|must|cannot|hardly|nor|can|ought|.*n't)$/
const between =
  /^(?:also|then|just|first|finally|both|all|personally|even|still|always|soon|again|once|each|alone|together|only|later|often|have|had|has|been|myself|ourselves|did|do|.*ly)$/

/** Splits the text into clauses, each with its subject; verbatim slices in order. */
export function clausesOf(text: string): RubricClause[] {
  return text
    .split(sentenceBreak)
    .flatMap(inPieces)
    .flatMap((sentence, index) => {
      const clauses: RubricClause[] = []
      for (const part of cut(sentence)) {
        const words = wordsOf(part)
        if (words.length > 0) clauses.push(readClause(part, words, index, clauses.at(-1)))
      }
      return clauses
    })
}

const wordsOf = (text: string) =>
  Array.from(
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .matchAll(/\p{L}+(?:['-]\p{L}+)*|\d[\d.,]*\d|\d/gu),
    (match) => match[0],
  )

/** Splits at connectives; an "and" that only joins two nouns does not split. */
function cut(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence.trim().replace(/^[-*]\s+/, "")
  let from = 0
  while (from < rest.length) {
    const match = clauseBreak.exec(rest.slice(from))
    if (!match) break
    const at = from + match.index
    const word = match[1]?.toLowerCase()
    if (
      at === 0 ||
      (word !== undefined && !isPast(word) && !isGerund(word) && !isPresentForm(word) && !tells(rest.slice(at)))
    ) {
      from = at + Math.max(match[0].length, 1)
      continue
    }
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + match[0].length)
    // The connective stays at the front of the rest, so the search continues after it.
    from = match[0].trim() === "" ? rest.search(/\s|$/) : 0
  }
  return [...parts, rest].map((part) => part.trim()).filter((part) => part !== "")
}

/** " and the owner had it taken down": a subject followed within a few words by its verb. */
function tells(rest: string): boolean {
  const ahead = wordsOf(rest.slice(0, 200).split(/[,;:]/, 1)[0] ?? "").slice(1, 8)
  const verb = ahead.findIndex(
    (word, at) => at > 0 && (isPast(word) || /^(?:is|are|was|were|has|have|had|can|now)$/.test(word)),
  )
  return verb > 0 && !ahead.slice(0, verb).some((word) => /^(?:who|that|which|i|we|to|for|with|in|by)$/.test(word))
}

/** "My article was quoted": the person's work as the subject. */
const ownWork =
  /^(?:my|our) (?:\p{L}+[ -]){0,2}?(?:article|appeal|letter|proposal|report|design|talk|lessons?|campaign|paintings?|application|plan|idea|recommendations?|analysis|prototype|script|film|book|study|paper|motion|draft|course|workshops?|model|bid|pitch|suggestion|patch|fix|exhibition|piece|song|recipe|presentation|training|template|guide|checklist|offer|portrait|photos?|posts?|newsletter|tool|app|dashboard|essay|poem|translation|brief)\b/iu

function readClause(text: string, words: string[], sentence: number, before: RubricClause | undefined): RubricClause {
  let start = 0
  while (start < words.length - 1 && (leads.has(words[start]!) || /ly$/.test(words[start]!))) start += 1
  const lead = start === 0 ? "" : (words.slice(0, start).find((word) => word !== "and") ?? "")
  const clause = { text, words, lead, sentence, passive: false, unreal: false, throughWork: false }

  if (start === 0 && ownWork.test(text) && words.some(isPast))
    return { ...clause, actor: "own", verb: "made", throughWork: true }
  const pronoun = words.findIndex((word, at) => own.has(word) && at < words.length - 1)
  const described = pronoun > 1 && isPast(words[pronoun + 2] ?? "") && /^(?:the|a|an|my|our|one|all)$/.test(words[0]!)
  if (described) return { ...clause, actor: "other", verb: words[pronoun + 2]! }
  if (pronoun >= 0) return { ...clause, actor: "own", ...verbAfter(words, pronoun) }

  const first = words[start]!
  const thing = lead === "which" || lead === "that" || lead === "who"
  if (!thing && /\bby (?:me|us|myself)\b/i.test(text))
    return { ...clause, actor: "own", verb: words.find(isPast) ?? "made" }
  if (start === 0 && happened.test(text))
    return { ...clause, actor: chosen.test(text) ? "own" : "other", verb: first, passive: chosen.test(text) }
  if (!thing && beginsWithVerb(words, start)) {
    const carried = before ? before.actor : "own"
    const wished = before?.unreal === true && carried === "own" && !isPast(first)
    return { ...clause, actor: carried, verb: first, unreal: wished }
  }
  const verb = words.slice(start + 1).find(isPast) ?? null
  return { ...clause, actor: "other", verb, unreal: words.slice(0, 8).some((word) => unrealWords.test(word)) }
}

/** "Promoted to shift lead": a leading participle of something done to the person. */
const chosen =
  /^(?:awarded|(?:promoted|selected|appointed|elected|chosen|nominated|invited|shortlisted|admitted|asked|tasked|told|hired|named|assigned|voted|ranked|rated) (?:to|as|for|by|from|into|with|in|at)\b)/i
/** "Healed in five weeks": a leading verb about something else. */
const happened = new RegExp(
  `${chosen.source}|^(?:healed|went|came|arrived|fell|rose|stayed|survived|worked (?:well|out|at)|sold out|held|passed (?:first|at|with|on))\\b`,
  "i",
)

const opensObject =
  /^(?:the|a|an|my|our|his|her|their|its|all|each|every|some|many|several|both|new|it|them|him|us|to|for|in|on|with|by|from|up|out|and|one|two|three|four|five|six|seven|eight|nine|ten|twelve|that|how|what|why|\d.*)$/

/** "Rebuilt the rota" starts with its verb; "Automated tests ran" only with an adjective. */
function beginsWithVerb(words: string[], start: number): boolean {
  const first = words[start]!
  if (isGerund(first))
    return (
      start + 1 < words.length &&
      !words.slice(start + 1, start + 5).some((word) => isPast(word) || /^(?:is|was|were|are)$/.test(word))
    )
  if (isPresentForm(first)) return start === 0 && words.length > 2 && !/^(?:is|was|were|are|of)$/.test(words[1]!)
  if (!isPast(first)) return false
  const next = words[start + 1]
  if (next === undefined || isPast(next) || opensObject.test(next)) return true
  return !words
    .slice(start + 2, start + 4)
    .some((word) => isPast(word) || /^(?:is|was|were|are|has|have|now)$/.test(word))
}

function verbAfter(words: string[], pronoun: number): Pick<RubricClause, "verb" | "unreal" | "passive"> {
  let unreal = /'ll$/.test(words[pronoun]!)
  let at = pronoun + 1
  let helper = words[pronoun]!.includes("'m") || words[pronoun]!.includes("'re") ? "am" : ""
  while (
    at < words.length - 1 &&
    (between.test(words[at]!) || unrealWords.test(words[at]!) || auxiliaries.has(words[at]!))
  ) {
    if (unrealWords.test(words[at]!)) unreal = true
    if (auxiliaries.has(words[at]!)) helper = words[at]!
    at += 1
  }
  const verb = words[at] ?? ""
  const being = /^(?:was|were|am|are|be|been)$/.test(helper)
  const passive = /^(?:was|were|am|are|be|been)$/.test(helper) && isPast(verb)
  const negated = words[at + 1] === "not" || words[at + 1] === "nothing" || words[at + 1] === "no"
  const wished =
    /^(?:want|wanted|hope|hoped|plan|planned|intend|intended|wish|wished|going|aim|aimed|expect|need|failed|forgot|trying)$/.test(
      verb,
    )
  return {
    verb: being && !isPast(verb) && !isGerund(verb) ? null : verb,
    unreal: unreal || negated || (wished && words.slice(at + 1, at + 3).includes("to")),
    passive,
  }
}

/** True if the clause states an action of the person, alone or with others. */
export function isOwnAction(clause: RubricClause): boolean {
  if (clause.actor !== "own" || clause.verb === null || clause.unreal || clause.passive) return false
  if (
    /\bgot (?:\S+ ){1,5}(?:running|working|going|signed|fixed|approved|moved|repaired|done|back|to)\b/i.test(
      clause.text,
    )
  )
    return true
  if (isState(clause.verb) || /\bfound (?:it|that|out|myself|ourselves)\b/i.test(clause.text)) return false
  return isPast(clause.verb) || isPresentForm(clause.verb) || isGerund(clause.verb) || /\b(?:I|we)\b/i.test(clause.text)
}
