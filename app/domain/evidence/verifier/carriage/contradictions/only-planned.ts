import { isPast } from "../../../../language/verbs/past-tense"
import type { Token } from "../../../../language/words/tokens"
import { blocks, type Finding } from "../../finding"
import type { Library } from "../../library"
import { conceptsOf } from "../../reading/bearing"
import { lowerTextOf } from "../../reading/clause-text"
import { oncePerClause } from "../../reading/once-per-clause"
import type { ReadClause, Reading } from "../../reading/reading"
import { fallsShort } from "../falling-short"
import { mostHolders } from "./holders"
import { objectsOf } from "./objects"

/** "I launched webchat", from "next quarter i wanna get us on webchat": everything written about the thing is a plan. */
export function onlyPlanned(stated: Reading, clause: ReadClause, library: Library): Finding | undefined {
  if (stated.clauses.some((one) => one.moods.size > 0 || fallsShort(stated, one))) return undefined
  if (stated.tokens.some(({ lower }) => ahead.test(lower))) return undefined
  const heads = objectsOf(stated, clause).map(({ head }) => head)
  const own = stated.tokens.slice(clause.first, clause.last)
  if (!own.some(({ lower }) => isPast(lower) || /^(?:am|i'm|is|are)$/.test(lower))) return undefined
  const named = own.filter((token) => isName(token))
  const said = new Set(own.filter(({ content }) => content).map(({ concept }) => concept))
  const isPlan = (token: Token) => {
    const holders = library.byConcept.get(token.concept) ?? []
    if (holders.length === 0 || holders.length > mostHolders) return false
    return holders.every((known) => {
      const reading = known.reading()
      return (
        known.field === null &&
        !isTakenUp(reading) &&
        reading.clauses
          .filter(({ first, last }) =>
            reading.tokens.slice(first, last).some(({ concept }) => concept === token.concept),
          )
          .every((from) => isPlanOf(reading, from, heads.includes(token) && !isName(token) ? 1 : 2, said))
      )
    })
  }
  return [...heads, ...named].some(isPlan) ? blocks("V1", { code: "planned" }) : undefined
}

/** "wanted to automate invoices, ended up doing it by hand, processed 600 of them": what was planned was done as well. */
const isTakenUp = ({ tokens, clauses }: Reading): boolean =>
  clauses.some(
    ({ first, last, moods }, at) =>
      moods.size === 0 &&
      clauses.slice(0, at).some((before) => before.moods.has("wished")) &&
      tokens.slice(first, last).some(({ lower }) => /^(?:it|them|these|those)$/.test(lower)) &&
      tokens.slice(first, last).some(({ lower }) => isPast(lower)),
  )

/** Words that keep a plan a plan. */
const ahead =
  /^(?:ahead|next|toward|towards|future|soon|upcoming|aims?|interest(?:ed)?|explor(?:e|es|ed|ing)|look(?:s|ing)|keen|ready|seek(?:s|ing)?|pursu\w+|set|due|start(?:s|ing)|asked|requested|pitched|raised|discuss\w*|await\w*|trial(?:s|l?ing)?|pilot(?:s|ing)?|try(?:ing)?)$/

const isName = ({ kind, capital, opening, shaped, content }: Token) =>
  kind === "word" && content && (shaped || (capital && !opening))

/** Whether a clause is the person's plan with at least so many words of the sentence. */
function isPlanOf(reading: Reading, from: ReadClause, least: number, said: ReadonlySet<string>): boolean {
  if (!from.moods.has("wished") || !saysPlan(reading, from)) return false
  return [...conceptsOf(reading, from)].filter((concept) => said.has(concept)).length >= least
}

const plans =
  /\b(?:want(?:s|ed)?|wanna|hop(?:e|es|ing)|plan(?:s|ning)?|would like|(?:should|would) (?:very much |really )?like|thinking (?:of|about)|going to|gonna|aim(?:s|ing)? to|intend|next (?:year|term|quarter|season|month|spring|summer|autumn|fall|winter))\b/

const ownPlan = new RegExp(
  `^(?:\\S+ ){0,2}${plans.source}|\\b(?:i|im|i'm|i'd|id|we|we'd)\\b(?: \\S+){0,3} ${plans.source}`,
)

/** The person's own plan, unlike "lady on the lane wanted to keep it" and "a checklist i typed up, boss wants it". */
const saysPlan = oncePerClause(
  (reading, clause) => clause.agent !== "other" && ownPlan.test(lowerTextOf(reading, clause)),
)
