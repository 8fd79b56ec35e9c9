import { positionsOf } from "../../../language/doers/positions"
import { isContent, type Token } from "../../../language/words/tokens"
import type { Known } from "../library"
import type { ReadClause, Reading } from "../reading/reading"
import { findNames, type Name } from "./find-names"
import { holdsTogether } from "./name-forms"

/** A name in a clause whose parts are together in no item, or which the items have in another role. */
export function strayName(
  stated: Reading,
  clause: ReadClause,
  used: Known[],
  exempt: ReadonlySet<Token>,
): { name: Name; isRole: boolean } | null {
  for (const name of findNames(stated, clause)) {
    if (!partsHold(name, used, exempt)) return { name, isRole: false }
    if (!roleHolds(stated, name, used, exempt)) return { name, isRole: true }
  }
  return null
}

/** Each part of a name ("X at Y") is together in one item. */
function partsHold({ tokens }: Name, used: Known[], exempt: ReadonlySet<Token>): boolean {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (/^(?:at|for|in|and|&|with|the)$/.test(token.lower)) parts.push([])
    else if (token.kind === "word" && !exempt.has(token)) parts.at(-1)?.push(token)
  }
  return parts.every((part) => part.length < 2 || used.some((known) => holdsTogether(known.tokens, part)))
}

const strict = /^(from|about|against|to|by|over|than|like|unlike|without|near|versus|vs|instead)$/

/** The items have the name in the same role: "against Google" is not "at Google". */
function roleHolds(stated: Reading, name: Name, used: Known[], exempt: ReadonlySet<Token>): boolean {
  const head = name.tokens.find((token) => isContent(token) && !token.opening) ?? name.tokens.find(isContent)
  if (!head || exempt.has(head)) return true
  const mine = prepositionBefore(stated.tokens, stated.tokens.indexOf(head))
  const owned = used.flatMap(({ tokens }) =>
    positionsOf(tokens, head.concept).map((at) => /['’]s$/.test(tokens[at]?.text ?? "")),
  )
  if (/^(at|for)$/.test(mine) && owned.length > 0 && owned.every(Boolean) && !/['’]s$/.test(head.text)) return false
  const places = used.flatMap((known) =>
    positionsOf(known.tokens, head.concept).flatMap((at) =>
      known.tokens[at]?.joined ? [] : [prepositionBefore(known.tokens, at)],
    ),
  )
  return places.length === 0 || places.some((place) => place === mine || !opposed(mine, place))
}

/** "at" is not "from" or "against", and "from" is not "to". */
function opposed(mine: string, place: string): boolean {
  if (/^(?:at|for|with)$/.test(mine)) return strict.test(place)
  if (/^(?:from|to)$/.test(mine)) return /^(?:from|to)$/.test(place)
  return apart.test(place)
}

const apart = /^(?:against|over|than|unlike|without|versus|vs|instead)$/

function prepositionBefore(tokens: Token[], at: number): string {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    const token = tokens[back]
    if (!token || (token.kind === "mark" && token.text !== "-")) return ""
    if (
      /^(at|for|in|with|from|about|against|to|by|of|over|than|like|unlike|without|near|versus|vs|on|using|via|as|and)$/.test(
        token.lower,
      )
    )
      return token.lower
    if (/^(the|a|an|my|our|its)$/.test(token.lower) || token.capital) continue
    return ""
  }
  return ""
}
