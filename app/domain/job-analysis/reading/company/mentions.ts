import { functionWords } from "../../../language/words/function-words"
import { name } from "./signs"

/** A name in a posting's text with the contexts of its mentions. */
export interface Mention {
  name: string
  times: number
  /** The number of characters before its first mention. */
  first: number
  /** The number of mentions in each kind of context. */
  around: Map<string, number>
}

const anyName = new RegExp(name, "gu")
/** The maximum number of mentions examined. */
const maxMentions = 600
/** The number of characters examined on each side of a mention. */
const reach = 28

/** Words that indicate whether a name is a place, a tool, a person or an employer. */
const before: [string, RegExp][] = [
  ["in", /\b(?:in|near|nr|around|across|throughout|outside|from|to|serving)\s+(?:the )?$/i],
  ["using", /\b(?:using|of|in|with|e\.?g\.?|such as|including|like|experience|knowledge)[\s,(:]+$/i],
  [
    "owner",
    /\b(?:part of|subsidiary of|owned by|division of|member of|acquired by|backed by|funded by|parent company)[\s,]+(?:the )?$/i,
  ],
  ["via", /\b(?:via|through|powered by|posted on|advertised on|listed on|on|using)\s+(?:the )?$/i],
  ["join", /\b(?:join|joining|welcome to|life at|work for|working for|about)\s+(?:the )?$/i],
  ["called", /\b(?:contact|call|email|speak to|ask for|message|reports? to|cheers|regards|thanks|dear|hi)[\s,:]+$/i],
  ["an", /\b(?:an?|our|your|this|every|each|one|two|new)\s+$/i],
  ["the", /\bthe\s+$/],
  ["list", /(?:,|\band|\bor|\/)\s*$/],
  ["line", /(?:^|\n)$/],
  ["sentence", /[.!?]\s+$/],
  ["here", /\b(?:at|join|joining|about|@)\s+(?:the )?$/i],
  ["for", /\b(?:for|by|from)\s+(?:the )?$/i],
]
const after: [string, RegExp][] = [
  ["acts", /^,? (?:is|are|has|have|was|were|will|helps?|makes?|builds?|provides?|offers?|runs?|serves?|operates?)\b/],
  ["we", /^[,.]? (?:we|our|you|where|who)\b/],
  ["own", /^['’]s?\b/],
  ["listed", /^(?:,|\/| and\b| or\b)/],
  ["alone", /^\s*(?:\n|$)/],
  ["founded", /^,? (?:(?:was|were|is) )?(?:founded|established|set up|started|formed|employs?|began|opened|exists)\b/],
  [
    "site",
    /^ (?:office|site|store|branch|clinic|campus|plant|depot|studio|location|hub|region|area|station|line|road|warehouse|factory)s?\b/i,
  ],
  [
    "thing",
    /^ (?:platform|app|product|system|software|suite|api|tool|framework|program(?:me)?|project|certif\w+|act|award|scheme|standard|licen[cs]e|experience|skills|degree)s?\b/i,
  ],
  ["people", /^ (?:team|employees|staff|family|colleagues|people|customers|clients|members)\b/i],
  ["street", /^,? \d|^ (?:street|road|st|rd|ave)\b/i],
  ["labels", /^\s*:/],
  ["goes on", /^ \p{Ll}/u],
]

/** Every name in a text by its key, with its contexts. */
export function mentionsIn(text: string, keyOf: (name: string) => string): Map<string, Mention> {
  const found = new Map<string, Mention>()
  let count = 0
  for (const match of text.matchAll(anyName)) {
    if (++count > maxMentions) break
    const core = match[0].replace(/['’]s?$/, "")
    const plain = withoutOpeners(core)
    if (plain.length < 3) continue
    const end = match.index + core.length
    const start = end - plain.length
    const key = keyOf(plain)
    const known = found.get(key) ?? { name: plain, times: 0, first: start, around: new Map<string, number>() }
    known.times++
    const [left, right] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)]
    for (const [sides, side] of [
      [before, left],
      [after, right],
    ] as const)
      for (const [kind, pattern] of sides)
        if (pattern.test(side)) known.around.set(kind, (known.around.get(kind) ?? 0) + 1)
    found.set(key, known)
  }
  return found
}

/** "At Pine Hollow" refers to Pine Hollow: a sentence starts with a capital too. */
function withoutOpeners(given: string): string {
  let rest = given
  for (let [first = ""] = rest.split(/\s+/); functionWords.has(first.toLowerCase()); [first = ""] = rest.split(/\s+/)) {
    const next = rest.slice(first.length).trimStart()
    if (next === "" || /^the$/i.test(first)) break
    rest = next
  }
  return rest
}
