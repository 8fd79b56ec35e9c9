import type { Token } from "../words/tokens"

const judgments = /^(?:bad|easy|ideal|perfect|glamorous|pretty|sexy|fun|great|sure|proud|complaining)$/

const unaware = /^(?:knew|wanted|noticed|expected|realised|realized|remembered)$/

/** "ran it with no budget", "opened it without drilling", "a policy that nobody read", "parts nobody knew of": the denial does not cover the action before it. */
export function deniesOnlyWhatFollows(tokens: Token[], at: number): boolean {
  const [own, next] = [tokens[at]?.lower ?? "", tokens[at + 1]?.lower ?? ""]
  if (/^(?:with|w|wi)$/.test(own)) return next === "no" && tokens[at + 2]?.kind === "word"
  // "opened the lock without drilling it": how it was done.
  if (own === "without") return /^\p{L}{2,}ing$/u.test(next)
  if (own === "that") return next === "nobody"
  return own === "nobody" && unaware.test(next) && tokens[at - 1]?.kind === "word" && tokens[at - 1]?.content === true
}

/** "no injuries since …" */
export function deniesThing(tokens: Token[], first: number, at: number): boolean {
  return tokens.slice(first, at).some(({ lower }) => /^(?:no|zero|none|nobody|nothing)$/.test(lower))
}

/** "not bad for a storeroom": a remark, not a denial. */
export const isRemark = (tokens: Token[], at: number) =>
  tokens[at]?.lower === "not" && judgments.test(tokens[at + 1]?.lower ?? "")

/** "caught two breakdowns before we lost stock": the loss that the action prevented. */
export const tellsOfAverted = (tokens: Token[], at: number) =>
  tokens[at]?.lower === "before" &&
  /^(?:i|we|they|it|he|she|anyone|anybody|anything)$/.test(tokens[at + 1]?.lower ?? "") &&
  /^(?:lost|lose|failed|fail|missed|miss|broke|blew|crashed|collapsed|cancelled|canceled|died|left|quit)$/.test(
    tokens[at + 2]?.lower ?? "",
  )

/** "I moved the boxes and now there are no complaints": a present state, not an action. */
export function saysThereIs(tokens: Token[], at: number): boolean {
  const opening = /^(?:now|today|then|since)$/.test(tokens[at]?.lower ?? "") ? at + 1 : at
  const lower = tokens[opening]?.lower ?? ""
  if (/^there['’]?s$/i.test(tokens[opening]?.text ?? "")) return true
  return lower === "there" && /^(?:is|are|was|were|has|have|['’]s)$/.test(tokens[opening + 1]?.lower ?? "")
}
