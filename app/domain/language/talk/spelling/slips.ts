import { meansFell } from "../../misspellings"
import { article } from "../../words/article"

/** Words that nobody means to say twice in a row, unlike "had had" and "that that". */
const said =
  /^(?:the|an?|and|or|of|to|in|on|at|for|with|from|by|as|is|are|was|were|be|i|we|they|it|my|our|their|this|many|very|really|which|who|when|because|so|if|will|can|would|has|have)$/

/** Pasts that are not participles: "I have did" means "I did". */
const pastForms =
  /^ (?:did|went|saw|took|gave|wrote|began|broke|chose|drove|fell|knew|spoke|grew|threw|drew|flew|forgot)\b(?!['’-])/

const span =
  /^ (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years?|months?|weeks?|yrs?)\b(?! ago)/

/** "re did": typed as separate words. */
const repeats: Record<string, string> = {
  did: "redid",
  laid: "relaid",
  hung: "rehung",
  planted: "replanted",
  wrote: "rewrote",
  built: "rebuilt",
  made: "remade",
  designed: "redesigned",
  wired: "rewired",
  painted: "repainted",
  organized: "reorganized",
  organised: "reorganised",
}

/** "was take 38 minutes", "was want to quit": learners' wording of a past tense. */
const pasts: Record<string, string> = {
  take: "took",
  need: "needed",
  want: "wanted",
  go: "went",
  get: "got",
  have: "had",
  spend: "spent",
}

/** "the booking got took out", "it was broke": a past for a participle. */
const participles: Record<string, string> = {
  took: "taken",
  broke: "broken",
  wrote: "written",
  gave: "given",
  chose: "chosen",
  stole: "stolen",
  drove: "driven",
  threw: "thrown",
  tore: "torn",
  forgot: "forgotten",
}

/** "I am nominate for", "was promote to": an honor without its ending. */
const honored =
  /^(?:nominate|choose|select|promote|appoint|elect|invite|award|assign|recommend|shortlist|hire|accept|transfer)$/
const honoredFor = /^ (?:also |again |now )?(?:for|to|as|by)\b/

/** "8 month now", "check it 2 time before": the plural of a unit, unless it modifies the next word. */
const units = /^(?:time|star|month|week|day|year|hour|minute|dollar|euro)$/
const several =
  /^(?:[2-9]|[1-9]\d+(?:[.,]\d+)*|[2-9][.,]\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|many)$/
const endsPhrase =
  /^(?:\s*(?:[.,;!?)]|$)|\n| (?:an?|per|before|after|in|every|each|and|to|now|this|last|already|since|because|bcoz|cos|but|so|with|at|when|only|from|ago)\b)/

const endsSentence = /^\s*(?:[.,;!?)]|$)|^\n/

/** The past of "was take", whose second word is dropped. */
function pastOfPlain(lower: string, before: string | undefined, after: string): readonly string[] | null {
  if (before !== undefined && pasts[lower] === before) return []
  if (!/^(?:was|were)$/.test(lower) || before === "there") return null
  // "was take from us" is probably meant as a passive.
  const past = pasts[/^ (\w+)(?! (?:for|of|from|by|away|off|out)\b)\b(?!['’-])/.exec(after)?.[1] ?? ""]
  return past ? [past] : null
}

/**
 * The word that a learner or hurried typist certainly meant, judged by its neighbors; null if nothing is wrong. An
 * empty answer means that the word is repeated by mistake.
 */
export function slipIn(lower: string, before: string | undefined, after: string): readonly string[] | null {
  if (lower === before && said.test(lower)) return []
  if (/^(?:have|has|had)$/.test(lower) && pastForms.test(after)) return []
  if (lower === "re") {
    const again = repeats[/^ (\w+)/.exec(after)?.[1] ?? ""]
    if (again) return [again]
  }
  if (before !== undefined && repeats[lower] === before) return []
  const past = pastOfPlain(lower, before, after)
  if (past) return past
  if (/^(?:got|was|were|been|being|get|gets)$/.test(before ?? "") && participles[lower]) return [participles[lower]]
  if (honored.test(lower) && /^(?:am|was|were|been|got)$/.test(before ?? "") && honoredFor.test(after))
    return [
      lower === "choose"
        ? "chosen"
        : lower.endsWith("e")
          ? `${lower}d`
          : lower === "transfer"
            ? "transferred"
            : `${lower}ed`,
    ]
  if (units.test(lower) && several.test(before ?? "") && endsPhrase.test(after)) return [`${lower}s`]
  // "got my license in May though": it looks back and adds nothing.
  if (
    /^(?:though|tho)$/.test(lower) &&
    before !== undefined &&
    !/^(?:even|as)$/.test(before) &&
    endsSentence.test(after)
  )
    return []
  const noun = lower === "a" ? /^ ([aeiouh]\p{Ll}{2,})/u.exec(after)?.[1] : undefined
  if (noun !== undefined && article(noun) === "an") return ["an"]
  if (lower === "felt" && `${lower}${after}`.search(meansFell) === 0) return ["fell"]
  if (lower === "since" && span.test(after)) return ["for"]
  return lower === "peoples" && !/^(?:the|of|all|first|other|native|indigenous|tribal)$/.test(before ?? "")
    ? ["people"]
    : null
}
