import { readNumberWords } from "../../../language/numbers/number-words"
import type { Clause } from "../../../language/sentences/clauses"
import { prepositions } from "../../../language/words/prepositions"
import type { Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"

/** V4: 0 took part, 1 helped, 2 did, 3 led, 4 founded. */
type Level = 0 | 1 | 2 | 3 | 4

export interface Ownership {
  level: Level
  /** The word that states the level; null if there is none and "did" is assumed. */
  token: Token | null
}

const tookPart = words(`
  attend attends attended attending contribute contributes contributed contributing contribution contributor participate
  participates participated participating participant participation observe observed observing shadow shadowed shadowing
  listened witnessed watched
`)
const helped = words(`
  help helps helped helping support supports supported supporting assist assists assisted assisting assistance aid aided
  aiding cofacilitated
`)
const led = words(`
  lead leads led leading manage manages managed managing supervise supervises supervised supervising head heads headed
  heading oversee oversees oversaw overseeing overseen direct directs directed directing chair chairs chaired chairing
  spearhead spearheaded spearheading captain captained captaining orchestrate orchestrated orchestrating steer steered
  steering command commanded commanding drive drives drove driving driven responsible accountable responsibility
  leader leadership chief foreman forewoman supervisor supervision manager director boss helm helmed masterminded championed champion
`)
const founded = words(`
  founded founder founding cofounded cofounder established establish establishes establishing own owned owns owning owner
  ownership pioneered pioneer pioneering pioneers
`)
const nouns = words(
  "leader chief foreman forewoman supervisor manager director head boss captain owner founder chair lead champion pioneer",
)
const handPhrases = /\b(?:give|gave|giving|lend|lent|lending) (?:[\w' ]{0,40} )?a hand\b/
const partPhrases =
  /\b((?:was|were|am|been|being) (?:a )?part of|took part|take part|taking part|sat in|sit in|sitting in|present at|involved in|member of|played a part|joined in|sat on)\b/

/** "spent two days at the fair", "went as a visitor", "came along just to look": attendance. */
const onlyThere =
  /^(?:and |i |then )*spent (?:\w+ )?\w+ at |\b(?:as|only|just) (?:an? |the )?(?:attendee|visitor|guest|spectator|delegate|listener)\b|\b(?:just|only) to (?:look|watch|listen|observe)\b/

/** The strongest ownership that a clause states, limited by a weaker word before it ("helped lead"). */
export function ownershipOf(tokens: Token[], clause: Clause): Ownership {
  let result: Ownership = { level: 2, token: null }
  let ceiling: Level = 4
  const text = tokens
    .slice(clause.first, clause.last)
    .map((token) => token.lower)
    .join(" ")
  if (handPhrases.test(text)) return { level: 1, token: null }
  const part = partPhrases.exec(text)
  let tokenAt = Number.POSITIVE_INFINITY
  for (let at = clause.first; at < clause.last; at++) {
    const token = tokens[at]
    if (token?.kind !== "word") continue
    const level = levelAt(tokens, at, clause)
    if (level === null) continue
    if (level <= 1 && (result.token === null || result.level < 2)) {
      if (level < ceiling) {
        ceiling = level
        result = { level, token }
        tokenAt = at
      }
    } else if (ceiling > 1 && (result.token === null || level > result.level)) {
      result = { level, token }
      tokenAt = at
    }
  }
  if (result.token === null && /^(?:and |i |then )*(?:went to|was at|been to|listened to) /.test(text))
    return { level: 0, token: null }
  if (onlyThere.test(text)) return { level: 0, token: null }
  if (part && result.level > 0) {
    const word = part[0].split(" ")[0]
    let at = clause.first
    while (at < clause.last && tokens[at]?.lower !== word) at++
    if (at < tokenAt) return { level: 0, token: tokens[at] ?? null }
  }
  return result
}

function levelAt(tokens: Token[], at: number, clause: Clause): Level | null {
  const token = tokens[at]
  if (!token) return null
  const lower = token.lower
  const before = at > clause.first ? (tokens[at - 1]?.lower ?? "") : ""
  const next = tokens[at + 1]?.lower ?? ""
  if (before === "-" && tokens[at - 2]?.lower === "co")
    return lower.startsWith("facilitat") ? 1 : lower.startsWith("found") ? 4 : 2
  // "with an observed lesson each fortnight": describes the lesson.
  if (tookPart.has(lower)) return lower.endsWith("ed") && /^(?:an?|the|each|every)$/.test(before) ? null : 0
  if (/^(?:started|start|starts|launched)$/.test(lower) && startsBody(tokens, at, clause)) return 4
  if (helped.has(lower))
    return /^(the|a|an|my|our|this|customer|technical|it|software|of|staff)$/.test(before) && !lower.endsWith("ed")
      ? null
      : 1
  if (led.has(lower)) return ledAt(tokens, at, before, next, clause)
  if (founded.has(lower))
    return lower === "own" && !ownsThing(tokens, at, before, next) ? null : nounOfOther(lower, before) ? null : 4
  if (lower === "charge" && (before === "in" || before === "took" || before === "take") && next === "of") return 3
  return null
}

const bodies =
  /^(?:club|society|group|network|company|business|charity|choir|band|league|association|startup|agency|chapter|studio)$/

/** "started a reading group", "Debate club: started it": starting an organization is founding it. */
function startsBody(tokens: Token[], at: number, { last }: Clause): boolean {
  const behind = tokens.slice(at + 1, Math.min(last, at + 6))
  // "the revision club I started in January".
  if (/^(?:i|we)$/.test(tokens[at - 1]?.lower ?? "") && isBodyBefore(tokens, at - 2)) return true
  if (/^(?:it|this)$/.test(behind[0]?.lower ?? "")) {
    let back = at - 1
    while (back >= 0 && /^(?:i|we|and)$/.test(tokens[back]?.lower ?? "")) back--
    return tokens[back]?.text === ":" && bodies.test(tokens[back - 1]?.lower ?? "")
  }
  if (!/^(?:an?|our|my|the)$/.test(behind[0]?.lower ?? "")) return false
  const noun = behind.findIndex(({ lower }) => bodies.test(lower))
  return (
    noun > 0 &&
    !behind[noun + 1]?.content &&
    behind.slice(1, noun).every(({ content, kind }) => content || kind === "mark")
  )
}

function isBodyBefore(tokens: Token[], at: number): boolean {
  const end = /^(?:that|which|,)$/.test(tokens[at]?.lower ?? "") ? at - 1 : at
  return bodies.test(tokens[end]?.lower ?? "") && /\p{L}/u.test(tokens[end - 1]?.text ?? "")
}

/** "I own", and "Own the checkout" or "Own S&OP" at the start of a line; not "my own" or "Own initiative". */
function ownsThing(tokens: Token[], at: number, before: string, next: string): boolean {
  if (before === "i" || before === "to") return true
  if (tokens[at]?.opening !== true || before !== "") return false
  return /^(?:the|all|our|a|an)$/.test(next) || /^\p{Lu}[\p{Lu}\d&]/u.test(tokens[at + 1]?.text ?? "")
}

/** "led to a drop", "managed to", "sales leads", "the head office" and "my manager" are not leadership. */
function ledAt(tokens: Token[], at: number, before: string, next: string, clause: Clause): Level | null {
  const lower = tokens[at]?.lower ?? ""
  if (/^(led|leads|lead|leading)$/.test(lower) && next === "to") return null
  if (lower === "managed" && next === "to") return null
  if (/^(manage|managing)$/.test(lower) && before === "to" && next === "") return null
  if (lower === "head" || lower === "lead" || lower === "chair") {
    if (next === "of" && !/^(the|my|our|a|to)$/.test(before)) return 3
    // "lead in tap water": the metal.
    if (before === "" && prepositions.has(next)) return null
    return before === "" || /^(to|i|and|we|will)$/.test(before) ? 3 : next === "of" || before === "team" ? 3 : null
  }
  if (lower === "leads" && before !== "" && !/^(i|and|who|that|she|he)$/.test(before)) return null
  // "the twenty leading suppliers": a ranking.
  if (lower === "leading" && (tokens[at - 1]?.kind === "number" || readNumberWords(tokens, at - 1) !== null))
    return null
  if (lower === "leading") return /^(a|the|of|,|-)$/.test(before) ? null : 3
  if (
    /^(directed|direct)$/.test(lower) &&
    (next === "to" || next === "mail" || next === "sales" || /^(in|to|a|the)$/.test(before))
  )
    return null
  // "with three languages at her command": not leadership.
  if (lower === "command" && /^(?:my|his|her|their|good|of|at)$/.test(before)) return null
  if (lower === "champion" && /^(the|of)$/.test(before)) return null
  // "the advanced driving test": not leadership.
  if (lower === "driving" && !/^(?:i|and|by|to|was|am|for)?$/.test(before)) return null
  // "licensed to drive reach trucks", "drove to Spain": a vehicle, not a company.
  if (/^(drive|drives|drove|driving|driven)$/.test(lower)) return before === "-" || drives(tokens, at) ? null : 3
  if (lower === "heading" && before !== "" && before !== "and") return null
  if (nounOfOther(lower, before) || (nouns.has(lower) && isInBrackets(tokens, at, clause.first))) return null
  const article = /^(?:the|our|my)$/.test(tokens[at - 2]?.lower ?? "")
  if (nouns.has(lower) && article && /^(?:for|with|by|to|per)$/.test(tokens[at - 3]?.lower ?? "")) return null
  // "the cutover led by Ravi": somebody else leads.
  if (next === "by" && !/^(?:me|us|myself)$/.test(tokens[at + 2]?.lower ?? "")) return null
  return 3
}

/** "Mona (store manager) let me …": the brackets describe the person before them. */
function isInBrackets(tokens: Token[], at: number, first: number): boolean {
  for (let back = at - 1; back > first && at - back < 4; back--) if (tokens[back]?.text === "(") return true
  return false
}

function drives(tokens: Token[], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 7)
  return (
    behind[0]?.lower === "to" ||
    behind.some(({ lower }) => /^(?:car|van|truck|lorry|bus|forklift|tractor)s?$/.test(lower))
  )
}

/** After "my", "the", "to" or a preposition, a leadership noun names somebody else. */
function nounOfOther(lower: string, before: string): boolean {
  return nouns.has(lower) && /^(my|our|the|his|her|their|to|with|by|for|from|of|line|your)$/.test(before)
}
