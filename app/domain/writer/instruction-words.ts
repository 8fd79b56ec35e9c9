import { laidOut } from "../language/laid-out"
import type { Tone } from "../users/tone"

/** Requests for a tone. */
export const tones: [RegExp, Tone][] = [
  [/\b(?:formal|professional)\b/i, "professional"],
  [/\b(?:friendly|warm|casual|conversational|approachable|relaxed)\b/i, "conversational"],
  [/\b(?:confident|assertive|bold)\b/i, "confident"],
  [/\b(?:creative|playful|fun)\b/i, "creative"],
  [/\b(?:analytical|data[- ]driven|factual)\b/i, "analytical"],
]

export const person = /\b(?:in (?:the )?)?(first|third|1st|3rd)[- ]person\b/i

/** Only in a request about the whole text: "a short story about …" is part of the content. */
export const shortness =
  /^(?:and |but )?(?:please )?(?:(?:keep|make|write) )?(?:(?:it|this) )?(?:a |very |fairly |nice and )*(?:short|brief|concise)(?: (?:bio|post|letter|resume|text|version|script|one))?(?= ?(?:,|please|$))/i

/** Requests for the STAR form. */
export const starForm =
  /\b(?:(?:[Uu]s(?:e|ing)|[Ii]n|[Ww]ith|[Ff]ollow(?:ing)?) )?(?:the )?(?:STAR\b(?:[ -](?:method|format|structure|technique|approach))?|[Ss]tar (?:method|format|technique))/

/** "for the role of … at …": the title and the employer. */
export const job =
  /\b(?:for|as)\s+(?:an?\s+|the\s+)?(?:(?:role|position|job|post|application)\s+(?:of|as|for)\s+)?(?:an?\s+|the\s+)?([\p{L}][\p{L}\p{N} &/+.'’-]{2,60}?)\s+(?:role\s+|position\s+|job\s+|post\s+)?at\s+([\p{L}\p{N}][\p{L}\p{N} &.'’-]{1,60}?)(?=[.,;\n]|$)/iu

/** "for the position of …": the title alone. */
export const titledJob =
  /\bfor\s+(?:an?\s+|the\s+)?(?:role|position|job|post)\s+(?:of|as)\s+(?:an?\s+)?([\p{L}][\p{L}\p{N} &/+'’-]{2,60}?)(?=[.,;\n]|$)/iu

/** What the text should emphasize. */
export const stress = new RegExp(
  laidOut`
    ^(?:please\s+)?(?:and\s+)?(?:
      (?:write|talk|tell(?: (?:them|people|readers))?|make it|be|speak|post)\s+(?:more\s+)?about|tell the story of|
      focus(?:ing)?\s+(?:it\s+)?(?:more\s+)?on|with a focus on|emphasi[sz]e|highlight|stress|mention|include|feature|
      (?:lead|start|open|begin)\s+with|put\s+first|cover|about
    )\s+(?:the\s+|my\s+)?(.+)$
  `,
  "i",
)

/** To whom a letter is addressed. */
export const addressed =
  /\b(?:[Aa]ddress(?:ed)?\s+(?:(?:it|this|that|(?:the|my|this)\s+letter)\s+)?to|[Dd]ear)\s+((?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor)\b\.?\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})/u

/** "leave out the audit", "don't mention the move": what follows must not occur in the text. */
export const exclusion = new RegExp(
  laidOut`
    ^(?:please\s+)?(?:and\s+|but\s+)?(?:please\s+)?(?:
      leave\s+(?:off|out)|omit|exclude|skip|
      (?:do not|don['’]?t|never|not)\s+(?:
        mention|include|talk about|write about|bring up|refer to|discuss|cover|say anything about|
        use the (?:word|term)s?
      )|
      without\s+(?:mentioning|any mention of)|avoid mentioning|no mention of|nothing\s+(?:about|on)|not about
    )\s+(.+)$
  `,
  "i",
)

/** "leave the audit out", "keep the move out of it" */
export const keptOut =
  /^(?:please\s+)?(?:and\s+|but\s+)?(?:leave|keep)\s+(.+?)\s+(?:out|off)(?:\s+of\s+(?:it|this|the \p{L}+))?$/iu
