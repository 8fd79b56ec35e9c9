import type { Clause } from "../../../language/sentences/clauses"
import type { Token } from "../../../language/words/tokens"

const asked = /\b(?:asked|invited|offered|wants?|wanted) (?:me|us) (?:to|if|whether)\b/
const undecided =
  /\b(?:think(?:ing)? (?:about it|it over)|maybe|not sure|no answer|have(?:n't| not) (?:answered|decided|replied)|declined|refused|said no|turned (?:it|them|that) down)\b/

/** "They asked me to stand for election. Said I'd think about it": a request without an action so far. */
export function isUndecided(said: string, behind: string): boolean {
  const start = asked.exec(said)?.index
  return start !== undefined && undecided.test(`${said.slice(start)} ${behind}`)
}

const openYet = /^(?:still )?(?:not yet|nothing yet|waiting|pending|no (?:answer|reply|decision|word)(?: yet)?)$/

/** "pitched a festival to the council. waiting", "asked for a call of my own, not yet": no result so far. */
export function isOpenYet(said: string, behind: string): boolean {
  const closing = said.split(/[,–—-]/).at(-1) ?? ""
  return [closing, behind].some((part) =>
    openYet.test(
      part
        .replace(/[^a-z ]/g, " ")
        .replace(/ +/g, " ")
        .trim(),
    ),
  )
}

/** "Prescriber course: enrolled": the status of a label. */
export function isOpenState(tokens: Token[], { first, last }: Clause): boolean {
  const [opening] = tokens.slice(first, last).filter((token) => token.kind === "word")
  return /^(?:enrolled|applied|planned|pending|starting|starts|start|ongoing|cancelled|canceled|rejected|declined|failed|not)$/.test(
    opening?.lower ?? "",
  )
}
