import type { Posting } from "../evidence/schema"
import type { Tone } from "../users/tone"

/** The part of a person's instructions that the built-in writer can follow. */
export interface Instructions {
  person: "first" | "third" | null
  /** The length asked for: "about 60 words", "under 100 words". */
  words: number | null
  /** The length is the most that the text may have ("under 100 words"), not about what it should have. */
  isMost: boolean
  /** The job that the text is for. */
  role: { title: string; company: string } | null
  tone: Tone | null
  /** Words to be stressed; they decide the order in which things are told. */
  emphasis: string[]
  /** Everything else, in the person's words. */
  other: string[]
}

const tones: [RegExp, Tone][] = [
  [/\b(?:formal|professional)\b/i, "professional"],
  [/\b(?:friendly|warm|casual|conversational|approachable|relaxed)\b/i, "conversational"],
  [/\b(?:confident|assertive|bold)\b/i, "confident"],
  [/\b(?:creative|playful|fun)\b/i, "creative"],
  [/\b(?:analytical|data[- ]driven|factual)\b/i, "analytical"],
]

const person = /\b(?:in (?:the )?)?(first|third)[- ]person\b/i
const length =
  /\b(?:(?:about|around|roughly|under|below|max(?:imum)?(?: of)?|at most|up to|no more than|within)\s+)?(\d{1,4})\s*words?\b(?:\s*(?:or less|max(?:imum)?|at most))?/i
const cap = /\b(?:under|below|max|maximum|at most|up to|no more|within|or less)\b/i
const job =
  /\b(?:for|as)\s+(?:an?\s+|the\s+)?(?:(?:role|position|job|post|application)\s+(?:of|as|for)\s+)?(?:an?\s+|the\s+)?([\p{L}][\p{L}\p{N} &/+.'’-]{2,60}?)\s+(?:role\s+|position\s+|job\s+|post\s+)?at\s+([\p{L}\p{N}][\p{L}\p{N} &.'’-]{1,60}?)(?=[.,;\n]|$)/iu
const titledJob =
  /\bfor\s+(?:an?\s+|the\s+)?(?:role|position|job|post)\s+(?:of|as)\s+(?:an?\s+)?([\p{L}][\p{L}\p{N} &/+'’-]{2,60}?)(?=[.,;\n]|$)/iu
const stress =
  /^(?:please\s+)?(?:focus(?:ing)?\s+on|emphasi[sz]e|highlight|stress|mention|include|feature|lead with|start with|put\s+first|talk about|cover|about)\s+(?:the\s+|my\s+)?(.+)$/i
/** "the integration tests": a thing alone, without a word of what to do with it, is what the text should be about. */
const namesThing = /^(?:the|my|our)\s+(?:[\p{L}\p{N}'’/-]+\s*){1,5}$/iu
const wishes = /\b(?:should|must|be|is|are|has|have|to|not|no|never|always)\b/i
/** Words of a piece that carry no wish of their own. */
const courtesy =
  /^(?:please|thanks?|thank|you|write|make|keep|it|this|and|should|be|i|want|to|use|with|in|a|an|the|tone|style|voice|text|one)?$/i

/** Reads instructions piece by piece; what none of the rules knows is kept in `other`, so that it can be said. */
export function readInstructions(text: string | null): Instructions {
  const asked: Instructions = {
    person: null,
    words: null,
    isMost: false,
    role: null,
    tone: null,
    emphasis: [],
    other: [],
  }
  for (const piece of piecesOf(text ?? "")) readPiece(piece, asked)
  return asked
}

/** The job that instructions name, for a text written without a posting: it may be applied for, and shows nothing else. */
export function jobAsked(text: string | null): Posting | null {
  const { role } = readInstructions(text)
  return role && { ...role, text: "" }
}

function piecesOf(text: string): string[] {
  return text
    .split(
      /\r?\n|[;]|(?<=[.!?])\s|,\s+(?=(?:and\s+)?(?:in|under|about|around|max|at most|focus|emphasi|highlight|stress|mention|include|use|keep|write|make|for|\d+ words|first|third|formal|friendly)\b)/i,
    )
    .map((piece) => piece.trim().replace(/[.,]+$/, ""))
    .filter(Boolean)
}

function readPiece(piece: string, asked: Instructions): void {
  let rest = piece
  const take = (pattern: RegExp, act: (found: RegExpExecArray) => void) => {
    const found = pattern.exec(rest)
    if (!found) return
    act(found)
    rest = rest.replace(found[0], " ").replace(/\s+/g, " ").trim()
  }
  take(person, ([, which]) => {
    asked.person = which?.toLowerCase() === "third" ? "third" : "first"
  })
  take(length, ([said, count]) => {
    asked.words = Math.max(15, Number(count))
    asked.isMost = cap.test(said)
  })
  take(job, ([, title = "", company = ""]) => {
    asked.role = { title: title.trim(), company: company.trim() }
  })
  take(titledJob, ([, title = ""]) => {
    asked.role ??= { title: title.trim(), company: "" }
  })
  for (const [pattern, tone] of tones) {
    take(pattern, () => {
      asked.tone ??= tone
    })
  }
  const stressed = stress.exec(rest)?.[1]
  if (stressed) asked.emphasis.push(stressed)
  else if (namesThing.test(rest) && !wishes.test(rest)) asked.emphasis.push(rest.replace(/^(?:the|my|our)\s+/i, ""))
  else if (!rest.split(/[\s,]+/).every((word) => courtesy.test(word))) asked.other.push(rest)
}
