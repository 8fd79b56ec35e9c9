import type { Posting } from "../evidence/schema"
import { laidOut } from "../language/laid-out"
import type { Tone } from "../users/tone"
import { aimIn, asksForGoals } from "./aims"
import {
  addressed,
  exclusion,
  job,
  keptOut,
  person,
  shortness,
  starForm,
  stress,
  titledJob,
  tones,
} from "./instruction-words"
import { cap, length, pageCounts, pageLimit } from "./length-patterns"

/** The instructions that the built-in writer can follow. */
export interface Instructions {
  person: "first" | "third" | null
  /** The requested length: "about 60 words", "under 100 words". */
  words: number | null
  /** The length is a maximum ("under 100 words") instead of a target. */
  isMost: boolean
  /** The length is that of each answer ("250 words each"), not of the whole text. */
  isOfEach: boolean
  /** The maximum number of pages. */
  pages: number | null
  /** "Keep it short", without a number. */
  isShort: boolean
  /** Answers as situation, task, action and result. */
  star: boolean
  /** The job that the text is for. */
  role: { title: string; company: string } | null
  tone: Tone | null
  /** The word that requests the tone, as written. */
  toneSaid: string | null
  /** The addressee of a letter: "Ms Ada Birch". */
  addressee: string | null
  /** The text ends without a question. */
  noQuestion: boolean
  /** The text has no hashtags. */
  noHashtags: boolean
  /** Words to emphasize, which determine the order of the content. */
  emphasis: string[]
  /** The words that the text must start with; also in `emphasis`. */
  opening: string | null
  /** The person's stated aim, worded to follow "My goal is to". */
  aims: string[]
  /** Things that the text must leave out, in the person's words. */
  exclusions: string[]
  /** Everything else, in the person's words. */
  other: string[]
}
const opener = /^(?:please\s+)?(?:and\s+)?(?:lead|start|open|begin)\s+with\b|^(?:please\s+)?put\s+first\b/i
const questionless =
  /\b(?:(?:and\s+)?(?:end(?:ing)?|finish|close)\s+(?:it\s+)?)?(?:with(?:out| no)|no|not?\s+(?:end(?:ing)?|finish|close)(?:ing)?\s+(?:it\s+)?with|(?:don['’]?t|do not)\s+(?:end|finish|close|ask)(?:\s+(?:it\s+)?with)?)\s+(?:(?:a|any)\s+)?(?:closing\s+|final\s+)?questions?(?:\s+(?:at|in) the end)?\b/i
const tagless =
  /\b(?:with(?:out| no)|no|skip|omit|leave (?:out|off)|(?:don['’]?t|do not)\s+(?:use|add|include))\s+(?:any\s+|the\s+)?hashtags?\b/i
/** Features that this writer's texts never have, so the request is met already. */
const never =
  /\b(?:with(?:out| no)|no|(?:don['’]?t|do not)\s+(?:use|add))\s+(?:any\s+)?(?:emojis?|exclamation (?:marks?|points?)|smileys?)\b/i
/** "the integration tests": a bare topic, without a verb, is what the text should be about. */
const namesThing = /^(?:the|my|our)\s+(?:[\p{L}\p{N}'’/-]+\s*){1,5}$/iu
const wishes = /\b(?:should|must|be|is|are|has|have|to|not|no|never|always)\b/i
/** Words of a request that have no meaning of their own. */
const courtesy =
  /^(?:please|thanks?|thank|you|write|make|keep|it|this|and|should|be|i|want|to|use|with|in|a|an|the|tone|style|voice|text|one)?$/i

/** Parses instructions piece by piece. Unrecognized pieces are kept in `other`, so that they can be reported. */
export function readInstructions(text: string | null): Instructions {
  const asked: Instructions = {
    person: null,
    words: null,
    isMost: false,
    isOfEach: false,
    pages: null,
    isShort: false,
    star: false,
    role: null,
    tone: null,
    toneSaid: null,
    addressee: null,
    noQuestion: false,
    noHashtags: false,
    emphasis: [],
    opening: null,
    aims: [],
    exclusions: [],
    other: [],
  }
  for (const piece of piecesOf(text ?? "")) readPiece(piece, asked)
  return asked
}

/** The job named in the instructions, for a text without a posting. It may be applied for, but is not evidence. */
export function jobAsked(text: string | null): Posting | null {
  const { role } = readInstructions(text)
  return role && { ...role, text: "" }
}

/** Words that may start an instruction after a comma or an "and". */
const opens = laidOut`
  (?:
    in|under|about|around|max|at most|focus|emphasi|highlight|stress|mention|include|use|keep|write|make|for|
    \d+ words|first|third|formal|friendly|warm|casual|confident|playful|factual|professional|end|finish|close|start|
    begin|open|lead with|address|avoid|leave|omit|exclude|skip|never|nothing about|do not|don['’]?t|no|without|
    with no|not
  )\b
`
const boundary = new RegExp(
  laidOut`
    \r?\n|[;]|(?<!\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|St)\.)(?<=[.!?])\s|,\s+(?=(?:and\s+|but\s+)?${opens})|
    \s+(?=without\s+(?:mentioning|any mention))|
    \s+(?=
      (?:and|but)\s+(?:
        leave|omit|exclude|skip|never|end|finish|close|start|begin|open|write|keep|make|use|address|avoid|mention|
        include|highlight|focus|do not|don['’]?t
      )\b
    )
  `,
  "i",
)

function piecesOf(text: string): string[] {
  return text
    .replace(/\s+/g, (space) => (space.includes("\n") ? "\n" : " "))
    .split(boundary)
    .map((piece) => piece.trim().replace(/[.,]+$/, ""))
    .filter(Boolean)
}

function readPiece(piece: string, asked: Instructions): void {
  let rest = piece
  const take = (pattern: RegExp, act: (found: RegExpExecArray) => void) => {
    const found = pattern.exec(rest)
    if (!found) return
    act(found)
    rest = rest
      .replace(found[0], " , ")
      .replace(/(?:\s*,)+/g, ",")
      .replace(/\s+/g, " ")
      .replace(/^[\s,]+|[\s,]+$/g, "")
  }
  take(addressed, ([, name = ""]) => {
    asked.addressee ??= name
  })
  take(questionless, () => {
    asked.noQuestion = true
  })
  take(tagless, () => {
    asked.noHashtags = true
  })
  take(never, () => {})
  const excluded = (exclusion.exec(rest) ?? keptOut.exec(rest))?.[1]
  if (excluded) {
    asked.exclusions.push(excluded)
    return
  }
  const aim = aimIn(rest)
  if (aim || asksForGoals(rest)) return void asked.aims.push(...(aim ? [aim] : []))
  take(person, ([, which]) => {
    asked.person = /^(?:third|3rd)$/i.test(which ?? "") ? "third" : "first"
  })
  take(length, ([said, count, each]) => {
    asked.words = Math.max(15, Number(count))
    asked.isMost = cap.test(said)
    asked.isOfEach = each !== undefined
  })
  take(pageLimit, ([, count = ""]) => {
    asked.pages = pageCounts[count.toLowerCase()] ?? Number(count)
  })
  take(starForm, () => {
    asked.star = true
  })
  take(job, ([, title = "", company = ""]) => {
    asked.role = { title: title.trim(), company: company.trim() }
  })
  take(titledJob, ([, title = ""]) => {
    asked.role ??= { title: title.trim(), company: "" }
  })
  for (const [pattern, tone] of tones) {
    take(pattern, ([said]) => {
      asked.tone ??= tone
      asked.toneSaid ??= said
    })
  }
  take(shortness, () => {
    asked.isShort = true
  })
  if (rest.split(/[\s,]+/).every((word) => courtesy.test(word))) return
  const stressed = stress.exec(rest)?.[1]
  if (stressed && opener.test(rest)) asked.opening ??= stressed
  if (stressed) asked.emphasis.push(stressed)
  else if (namesThing.test(rest) && !wishes.test(rest)) asked.emphasis.push(rest.replace(/^(?:the|my|our)\s+/i, ""))
  // A piece with its middle removed is no longer the person's phrase, so only the whole piece is quoted.
  else asked.other.push(piece.includes(rest) ? rest.replace(/^(?:and|but)\s+/i, "") : piece)
}
