import { laidOut } from "../language/laid-out"
import { isFirstPerson } from "../language/talk/clauses/talk-clause"
import { readTalk, type Talk, verbatimOf } from "../language/talk/read-talk"
import { isPast } from "../language/verbs/past-tense"
import { isGerund, isPresentForm, isState } from "../language/verbs/verb-forms"
import { inPieces } from "./pieces"

/** Subject of a clause: the person, alone or together with others, or somebody or something else. */
type Doer = "own" | "other"
type Told = Talk["clauses"][number]

export interface RubricClause {
  /** Verbatim slice of the text. */
  text: string
  /** Lower-case words and numbers in order, as they would be written. */
  words: string[]
  /** Connective to the preceding text ("so", "which", "because"), "" if there is none or only "and". */
  lead: string
  actor: Doer
  /** The subject's verb, null if the clause has none. */
  verb: string | null
  /** "not", "never", "will", "would" … between the subject and the verb. */
  unreal: boolean
  /** Something happens to the person: "I was asked", "we were awarded". */
  passive: boolean
  /** The person's work is the subject: "My article was quoted". */
  throughWork: boolean
  sentence: number
}

/** Splits the text into clauses, each with its subject; verbatim slices in order. */
export function clausesOf(text: string): RubricClause[] {
  let sentences = 0
  return inPieces(text).flatMap((piece) => {
    const from = sentences
    const clauses = clausesOfPiece(piece).map((clause) => ({ ...clause, sentence: from + clause.sentence }))
    sentences = (clauses.at(-1)?.sentence ?? from) + 1
    return clauses
  })
}

function clausesOfPiece(text: string): RubricClause[] {
  const talk = readTalk(text, new Map())
  return joinEmbedded(talk).flatMap((clause) => {
    const words = talk.words
      .slice(clause.first, clause.last)
      .flatMap(({ kind, lower }) => (kind === "mark" ? [] : lower))
    const verbatim = verbatimOf(talk, clause.first, clause.last)
    return words.length === 0 || verbatim === "" ? [] : [readClause(talk, clause, verbatim, words)]
  })
}

/** A statement keeps its embedded clauses: "asked which ones they use", "a search that took three days". */
function joinEmbedded({ words, clauses }: Talk): Told[] {
  const joined: Told[] = []
  let isEmbedding = false
  for (const clause of clauses) {
    const before = joined.at(-1)
    const isEmbedded: boolean =
      clause.mark === "" &&
      (/^(?:what|that|who|which|how|why|whose)$/.test(clause.lead) ||
        (isEmbedding && /^(?:they|he|she|it)$/.test(words[clause.first]?.lower ?? "")))
    if (before && isEmbedded) {
      joined.splice(-1, 1, { ...before, last: clause.last, verb: before.verb < 0 ? clause.verb : before.verb })
    } else {
      const goesOn = before?.sentence === clause.sentence && clause.subject === null && clause.lead === "and"
      joined.push(goesOn && clause.verb >= 0 && before.actor !== "none" ? { ...clause, actor: before.actor } : clause)
    }
    isEmbedding = before !== undefined && isEmbedded
  }
  return joined
}

/** "My article was quoted": the person's work as the subject. */
const ownWork = new RegExp(
  laidOut`
    ^(?:my|our) (?:\p{L}+[ -]){0,2}?(?:
      article|appeal|letter|proposal|report|design|talk|lessons?|campaign|paintings?|application|plan|idea|
      recommendations?|analysis|prototype|script|film|book|study|paper|motion|draft|course|workshops?|model|bid|pitch|
      suggestion|patch|fix|exhibition|piece|song|recipe|presentation|training|template|guide|checklist|offer|portrait|
      photos?|posts?|newsletter|tool|app|dashboard|essay|poem|translation|brief
    )\b
  `,
  "iu",
)
/** "Promoted to shift lead": a leading participle of something done to the person. */
const chosen =
  /^(?:awarded|(?:promoted|selected|appointed|elected|chosen|nominated|invited|shortlisted|admitted|asked|tasked|told|hired|named|assigned|voted|ranked|rated) (?:to|as|for|by|from|into|with|in|at)\b)/i
/** "Healed in five weeks": a leading verb about something else. */
const happened = new RegExp(
  `${chosen.source}|^(?:healed|went|came|arrived|fell|rose|stayed|survived|worked (?:well|out|at)|sold out|held|passed (?:first|at|with|on))\\b`,
  "i",
)
const unrealWords = /^(?:not|never|will|would|could|might|may|should|shall|must|cannot|hardly|nor|can|ought)$/

function readClause(talk: Talk, clause: Told, text: string, words: string[]): RubricClause {
  const lead = clause.lead === "and" ? "" : clause.lead
  const { sentence } = clause
  const read = { text, words, lead, sentence, passive: false, unreal: false, throughWork: false }
  if (ownWork.test(text) && words.some(isPast)) return { ...read, actor: "own", verb: "made", throughWork: true }
  if (/\bby (?:me|us|myself)\b/i.test(text)) return { ...read, actor: "own", verb: words.find(isPast) ?? "made" }
  if (happened.test(text)) {
    const passive = chosen.test(text)
    return { ...read, actor: passive ? "own" : "other", verb: words[0] ?? null, passive }
  }
  if (isFirstPerson(clause.actor)) return { ...read, actor: "own", ...ownVerb(talk, clause) }
  const verb = words.slice(1).find(isPast) ?? null
  return { ...read, actor: "other", verb, unreal: words.slice(0, 8).some(isUnreal) }
}

/** Words of plans and denials; not the month in "promoted in May". */
const isUnreal = (word: string, at: number, all: string[]) =>
  unrealWords.test(word) && !(word === "may" && monthAhead.test(all[at - 1] ?? ""))
const monthAhead = /^(?:in|by|since|until|till|from|last|this|of|early|late|mid|for|\d+(?:st|nd|rd|th)?)$/

const helpers = /^(?:have|had|has|was|were|am|are|is|be|been|did|do|does)$/
const between =
  /^(?:also|then|just|first|finally|both|all|personally|even|still|always|soon|again|once|each|alone|together|only|later|often|myself|ourselves|not|never|.*ly)$/
const wishes =
  /^(?:want|wanted|hope|hoped|plan|planned|intend|intended|wish|wished|going|aim|aimed|expect|need|failed|forgot|trying)$/

/** The main verb of the person's part of a clause, after its auxiliaries. */
function ownVerb(talk: Talk, clause: Told): Pick<RubricClause, "verb" | "unreal" | "passive"> {
  if (clause.verb < 0) return { verb: null, unreal: false, passive: false }
  const from = clause.subject?.[1] ?? clause.first
  const lowers = talk.words.slice(from, clause.last).map(({ lower }) => lower)
  let at = Math.max(0, clause.verb - from)
  while (at < lowers.length - 1 && [helpers, between, unrealWords].some((words) => words.test(lowers[at] ?? ""))) at++
  const verb = lowers[at] ?? ""
  const helping = lowers.slice(0, at)
  const behind = lowers.slice(at + 1, at + 3)
  const isBeing = /^(?:was|were|am|are|is|be|been)$/.test(helping.findLast((word) => helpers.test(word)) ?? "")
  return {
    verb: isBeing && !isPast(verb) && !isGerund(verb) ? null : verb,
    unreal:
      helping.some((word) => unrealWords.test(word)) ||
      /^(?:not|nothing|no)$/.test(behind[0] ?? "") ||
      (wishes.test(verb) && behind.includes("to")) ||
      /^(?:planned|failed)$/.test(clause.mood),
    passive: isBeing && isPast(verb),
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
