import type { Token } from "../words/tokens"

const small = new Map(
  (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
    "eighteen nineteen"
  )
    .split(" ")
    .map((word, value) => [word, value] as const),
)
const tens = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, (at + 2) * 10] as const),
)
const large = new Map([
  ["thousand", 1e3],
  ["lakh", 1e5],
  ["million", 1e6],
  ["crore", 1e7],
  ["billion", 1e9],
])

/** A number written as one word: "eighteen", "forty", "twenty-two". */
export function numberWord(lower: string): number | null {
  return small.get(lower) ?? tens.get(lower) ?? hyphenated(lower)
}

/** "twenty-two", where a text keeps it as one word. */
export function hyphenated(lower: string): number | null {
  if (!lower.includes("-")) return null
  const [ten = "", one = "", ...more] = lower.split("-")
  const [high, low] = [tens.get(ten) ?? 0, small.get(one) ?? 0]
  return high > 0 && low > 0 && low < 10 && more.length === 0 ? high + low : null
}

/** A number in words that starts at a token, with its length in tokens; null if none does. */
export function readNumberWords(tokens: Token[], at: number): { value: number; span: number } | null {
  const first = tokens[at]?.lower ?? ""
  if (first === "point") return readDecimals(tokens, at, 0)
  if (first === "a" || first === "an" || first === "half" || first === "several") return readIndefinite(tokens, at)
  if (numberWord(first) === null && first !== "dozen" && first !== "hundred") return null
  let total = 0
  let group = 0
  let position = at
  let end = at
  for (; position < tokens.length; position++) {
    const token = tokens[position]
    const word = token?.lower ?? ""
    if (small.has(word) && (group % 10 !== 0 || (group % 100 !== 0 && (small.get(word) ?? 0) > 9))) break
    if (small.has(word)) group += small.get(word) ?? 0
    else if (tens.has(word) || hyphenated(word) !== null) group += numberWord(word) ?? 0
    else if (word === "hundred") group = (group || 1) * 100
    else if (word === "dozen") group = (group || 1) * 12
    else if (large.has(word)) {
      total += (group || 1) * (large.get(word) ?? 1)
      group = 0
    } else if (joins(tokens, position, end)) continue
    else break
    end = position + 1
  }
  const decimal = readDecimals(tokens, end, total + group)
  if (decimal) return { value: decimal.value, span: end - at + decimal.span }
  const half = word(tokens, end) === "and" && word(tokens, end + 1) === "a" && word(tokens, end + 2) === "half"
  return half ? { value: total + group + 0.5, span: end - at + 3 } : { value: total + group, span: end - at }
}

/**
 * "point four percent", "one point one": decimals as people dictate them. In "at one point two people left" and "at that
 * point four of us left", "point" is a moment.
 */
function readDecimals(tokens: Token[], at: number, whole: number): { value: number; span: number } | null {
  if (word(tokens, at) !== "point") return null
  let end = at + 1
  let digits = ""
  for (; end < tokens.length && (small.get(word(tokens, end)) ?? 10) < 10; end++) digits += small.get(word(tokens, end))
  if (digits === "") return null
  const isShare = /^(?:%|percent|per)$/.test(word(tokens, end))
  const before = word(tokens, at - 1)
  const isMoment = before === "one" ? word(tokens, at - 2) === "at" : numberWord(before) === null
  return isMoment && !isShare ? null : { value: Number(`${whole}.${digits}`), span: end - at }
}

/** "twenty-five", "two hundred and fifty": a connector inside a number, unlike "fish and three chips". */
function joins(tokens: Token[], at: number, end: number): boolean {
  if (at !== end) return false
  const next = word(tokens, at + 1)
  const before = word(tokens, at - 1)
  const continues = small.has(next) || tens.has(next)
  if (word(tokens, at) === "-") return tokens[at]?.glued === true && tens.has(before) && small.has(next)
  return word(tokens, at) === "and" && continues && (before === "hundred" || large.has(before))
}

function word(tokens: Token[], at: number): string {
  return tokens[at]?.lower ?? ""
}

/** "a dozen", "half a million", "a hundred", "a couple of". */
function readIndefinite(tokens: Token[], at: number): { value: number; span: number } | null {
  const first = word(tokens, at)
  const second = word(tokens, at + 1)
  if (first === "half") {
    const scale = second === "a" || second === "an" ? word(tokens, at + 2) : ""
    if (large.has(scale)) return { value: 0.5 * (large.get(scale) ?? 1), span: 3 }
    if (scale === "dozen") return { value: 6, span: 3 }
    return null
  }
  if (second === "dozen") return { value: 12, span: 2 }
  if (second === "couple" || second === "pair") return { value: 2, span: 2 }
  if (second === "hundred" || large.has(second)) {
    const rest = readNumberWords(tokens, at + 1)
    return rest && second === "hundred"
      ? { value: rest.value, span: rest.span + 1 }
      : { value: large.get(second) ?? 1, span: 2 }
  }
  return null
}

const ordinals = new Map(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    .split(" ")
    .map((name, at) => [name, at + 1] as const),
)

export function ordinalValue(lower: string): number | null {
  return ordinals.get(lower) ?? null
}

/** "a third", "two-thirds", "three quarters", "half": a share as a percentage, with its length in tokens. */
export function readFraction(tokens: Token[], at: number): { value: number; span: number } | null {
  const first = word(tokens, at)
  if (first === "half") {
    if (/^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(word(tokens, at + 1)))
      return null
    if (word(tokens, at + 1) === "-" && !/^(?:day|hour|year)s?$/.test(word(tokens, at + 2))) return null
    if (/^an?$/.test(word(tokens, at + 1)) && (large.has(word(tokens, at + 2)) || word(tokens, at + 2) === "dozen"))
      return null
    return { value: 50, span: 1 }
  }
  if (first === "a" && word(tokens, at + 1) === "quarter" && !fractionPlaces.test(word(tokens, at - 1))) return null
  // "in two quarters", "the last three quarters": periods.
  if (
    word(tokens, at + 1) === "quarters" &&
    word(tokens, at + 2) !== "of" &&
    /^(?:in|over|for|within|last|past|first|next|after)$/.test(word(tokens, at - 1))
  )
    return null
  const count = first === "a" || first === "one" ? 1 : (small.get(first) ?? 0)
  if (count < 1) return null
  const dash = word(tokens, at + 1) === "-" ? 1 : 0
  const part = word(tokens, at + 1 + dash)
  const whole = parts.get(part.replace(/s$/, ""))
  // "a sixth-floor flat".
  if (whole && part !== "half" && word(tokens, at + 2 + dash) === "-") return null
  if (!whole || count >= whole) return null
  // "three sixth-formers": a fraction would be "three sixths".
  if (count > 1 && !part.endsWith("s") && part !== "half") return null
  if (
    count === 1 &&
    !fractionPlaces.test(word(tokens, at - 1)) &&
    !/^(of|the|off|less|more|fewer|lower|higher|faster|to|[.,;)!]|)$/.test(word(tokens, at + 2 + dash))
  )
    return null
  return { value: (100 * count) / whole, span: 2 + dash }
}

/** "a quarter" is a share after these words, and a period elsewhere ("two days a quarter"). */
const fractionPlaces =
  /^(by|about|of|to|than|nearly|almost|over|from|at|roughly|around|is|was|were|cut|just|under|up|down|saved|through|)$/

const parts = new Map([
  ["third", 3],
  ["quarter", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["eighth", 8],
  ["tenth", 10],
  ["half", 2],
])
