import { concepts } from "../../../language/words/concepts"
import { tokenize } from "../../../language/words/tokens"
import { isGeneral, isTrait } from "../../reading/skills/phrase-words"
import type { RecordIndex } from "../record/record-index"
import { teamAsked } from "../requirement/lead-people"

/** Words beside "team" that say nothing about what it does. */
const anyTeam = concepts(
  `
  small big large busy diverse new existing whole entire growing remote distributed global regional local national
  virtual hybrid mixed dedicated high performing multidisciplinary multi-disciplinary disciplinary cross functional
  cross-functional wider core central direct indirect hourly junior senior mentor coach develop motivate inspire build
  grow hire recruit train support schedule roster supervise manage lead run head and or full time part skilled effective
  successful matrix line
`,
)

/** The trades of a team to lead that nothing shows: leading a shift of pickers is not leading "a nursing team". */
export function tradesMissing(quote: string, { byConcept }: RecordIndex): string[] {
  const [phrase = "", last = ""] = teamAsked(quote)
  const words = tokenize(phrase.slice(0, phrase.length - last.length)).slice(1)
  return words
    .filter(({ kind, content, lower, concept }) => {
      return kind === "word" && content && !anyTeam.has(concept) && !isGeneral(lower) && !isTrait(lower)
    })
    .filter(({ concept }) => !byConcept.has(concept))
    .map(({ text }) => `${text} ${last}`)
}
