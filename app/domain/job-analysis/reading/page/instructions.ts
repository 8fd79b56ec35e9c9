import { laidOut } from "../../../language/laid-out"
import { splitSentences } from "../../../language/sentences/split-sentences"
import type { Line } from "../posting"

/** Sentences addressed to a machine. A posting is data, so such a sentence is not part of it. */
const addressed = new RegExp(
  laidOut`
    // Commands to ignore other instructions.
    \b(?:
      ignore|disregard|forget|override|bypass
    )\s+(?:
      all\s+|any\s+|the\s+|your\s+|every\s+
    )*(?:
      previous|prior|earlier|above|preceding|other|system|foregoing
    )\s+(?:instructions?|prompts?|directions?|rules|context|guidelines|messages?)|
    // Commands to rate the applicant.
    \b(?:rate|score|rank|grade|mark|classify)\s+(?:this|the|every|each)\s+(?:
      candidate|applicant|resume|cv|application|profile
    )\b|
    \boutput\s+(?:a\s+)?score\b|
    // Text addressed to a machine.
    \b(?:ai|automated|automatic|screening|language|llm)[\s-]*(?:
      assistants?|recruiters?|models?|agents?|systems?|screening|parsers?|readers?|tools?|bots?
    )\b[^.:]{0,60}(?::|\b(?:must|should|ignore|processing|reading|parsing)\b)|
    ^\s*(?:system|assistant|instructions?\s+(?:to|for)\s+(?:ai|llm|assistants?|models?))\s*:|
    \byou are (?:now )?(?:an?|the) (?:ai|assistant|language model|llm|chatbot)\b|
    \bas an? (?:ai|language) (?:model|assistant)\b|\bsystem prompt\b|
    \b(?:hidden|note) (?:to|for) (?:ai|llms?|machines?|automated)\b|<\|?(?:im_start|system|endoftext)|
    // Commands to keep something secret.
    \bdo not (?:mention|reveal|list|show) (?:this|these|any gaps)\b
  `,
  "i",
)

function isInstruction(text: string): boolean {
  return addressed.test(text)
}

/** Sentences that continue such a sentence. */
const goesOn = /\b(?:candidates?|applicants?|scores?|output|respond|assistants?|model|instructions?|rate|recommend)\b/i
/** A line of up to this many characters is a single remark and is dropped entirely. */
const remark = 400

/** Removes sentences addressed to a machine. */
export function withoutInstructions(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    if (!isInstruction(line.text)) return [line]
    if (line.text.length <= remark) return []
    let isWithin = false
    const kept = splitSentences(line.text).filter((sentence) => {
      isWithin = isInstruction(sentence) || (isWithin && goesOn.test(sentence))
      return !isWithin
    })
    return kept.length > 0 ? [{ ...line, text: kept.join(" ") }] : []
  })
}
