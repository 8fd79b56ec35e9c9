import type { Achievement } from "../../material-schema"
import { capitalised } from "../wording"
import { breathsOf, pausesOf, withoutSubject } from "./wording"

/** Words that fit on a screen and are read within a hook's three seconds. */
const mostWords = 7

const amount = String.raw`(?:roughly |about |around |nearly |over |more than )?[$£€]?\d[\d.,]*\+?(?:%|k|m)?`
const person = "(?:I|It|That|They|This|We)"
const down = new RegExp(
  `^${person} (?:also )?(?:cut|reduced|lowered|shortened|decreased|trimmed) (?:the |our |my )?(.+?)(?: by)? (${amount})(?=[ .,;]|$)`,
)
const up = new RegExp(
  `^${person} (?:also )?(?:grew|increased|raised|lifted|improved) (?:the |our |my )?(.+?)(?: by)? (${amount})(?=[ .,;]|$)`,
)
const stop = String.raw`(?= (?:to|by|in|on|at|for|from|with|across|over|while|per|that|which|who|and|so|within|without|used|adopted|booked|vs)\b|[.,;:]|$)`
const part = new RegExp(String.raw`${amount} of (?:the )?(?:\d+|[\p{L}-]+(?: [\p{L}-]+){0,2}?)${stop}`, "iu")
const group = /\b(?:a|the|an) ([a-z]+ of \d[\d,]*)\b/i
const counted = new RegExp(
  String.raw`${amount} (?!(?:to|by|in|on|at|for|from|with|and|or)\b)[\p{L}-]+(?: (?!(?:to|by)\b)[\p{L}-]+){0,2}?(?: per [\p{L}-]+| in Q\d| in \d{4})?${stop}`,
  "iu",
)
const object =
  /^(?:I|We) (?:also )?[a-z-]+(?: up| out| down)? ((?:an?|the|our|my|two|three|four|five|six|seven|eight|nine|ten) .+?)(?= (?:that|which|for|in|at|so|to|from|with|by|across|used|adopted|now|on|of whom|over|into|and)\b|[.,;])/

/** What may stand on the screen for an achievement, best first: the number with what it counts, else the thing made. */
export function screenTextsOf(achievement: Achievement): string[] {
  const short =
    achievement.headline?.what ?? pausesOf(achievement.claim)[0]?.[0] ?? breathsOf(achievement.claim)[0] ?? ""
  const told = [
    ...(achievement.headline ? [achievement.headline.what] : []),
    ...achievement.result,
    achievement.claim,
    ...achievement.story,
  ]
  const states = told.flatMap(spansIn)
  return fitting([...states, ...told.flatMap(numbersIn), ...objectIn(achievement.claim), withoutSubject(short)])
}

function numbersIn(sentence: string): string[] {
  const lower = down.exec(sentence)
  const higher = up.exec(sentence)
  const found = [part.exec(sentence)?.[0], group.exec(sentence)?.[0], counted.exec(sentence)?.[0]]
  return [
    ...(lower?.[1] ? [`${lower[1]}, down ${lower[2]}`] : []),
    ...(higher?.[1] ? [`${higher[1]}, up ${higher[2]}`, `${higher[1]} up ${higher[2]}`] : []),
    ...found.filter((text) => text !== undefined),
  ]
}

function objectIn(claim: string): string[] {
  const found = object.exec(claim)?.[1]
  return found ? [found] : []
}

/** "Handover 40 min -> 25 min" in one line: "Handover: 40 min to 25 min". */
function spansIn(sentence: string): string[] {
  const arrow = /^(.{2,40}?) (\d\S*(?: [a-z]+)?)\s*(?:->|→)\s*(\S+(?: [a-z]+)?)(?=[.;]|$)/i.exec(sentence)
  return arrow ? [`${arrow[1]}: ${arrow[2]} to ${arrow[3]}`, `${arrow[1]} ${arrow[2]} to ${arrow[3]}`] : []
}

export interface BeforeAfter {
  before: string[]
  after: string[]
}

/** The two states that an achievement lies between, for the screen: read out of "from A to B", "A -> B", "A vs B". */
export function beforeAfterOf(achievement: Achievement): BeforeAfter | null {
  const told = [achievement.headline?.what ?? "", ...achievement.result, achievement.claim].filter(Boolean)
  for (const sentence of told) {
    const span =
      /^(?:(?:I|It|That|We) (?:cut|reduced|brought|took|lowered|raised|grew|increased|shortened|moved) )?(?:the |our |my )?(.{2,45}?) (?:(?:went|fell|dropped|rose|grew|came down|down|up) )?from ([^.;,]{1,25}?) to ([^.;,]{1,30}?)(?= (?:by|in|within|over|while|after)\b|[.;,]|$)/i.exec(
        sentence,
      ) ?? /^(?:The |Our |My )?(.{2,45}?) (\S+(?: [a-z]+)?)\s*(?:->|→)\s*(\S+(?: [a-z]+)?)(?=[.;]|$)/i.exec(sentence)
    if (span?.[1] && span[2] && span[3]) return pair(`${span[1]}: ${span[2]}`, `${span[1]}: ${span[3]}`)
    const versus = /^(\d+) ([a-z]+) in (\S+) vs\.? (\d+) in ([^\s.;]+)/i.exec(sentence)
    if (versus) return pair(`${versus[4]} ${versus[2]} in ${versus[5]}`, `${versus[1]} ${versus[2]} in ${versus[3]}`)
  }
  const was = /^(?:The |Our |My )?(.{3,40}?) was at (\d[^.;,]{0,30})/i.exec(achievement.situation[0] ?? "")
  const downTo = achievement.result.map((text) => /\bdown to (\d[^.;,\s]*)/i.exec(text)?.[1]).find(Boolean)
  return was && downTo
    ? pair(`${was[1]}: ${was[2]}`, `${was[1]}: ${downTo}`, `Down to ${downTo}`, `Now ${downTo}`, downTo)
    : null
}

function pair(before: string, ...after: string[]): BeforeAfter {
  const named = (word: string) => (text: string) => [`${word}: ${text}`, capitalised(text)]
  return { before: named("Before")(before), after: after.flatMap(named("After")) }
}

function fitting(texts: string[]): string[] {
  return [...new Set(texts.map(capitalised))].filter(
    (text) => text.split(/\s+/).length <= mostWords && !/\b(?:it|them|him|her|me|us)\b/i.test(text),
  )
}
