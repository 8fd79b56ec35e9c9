import { bulletText } from "../../language/statements"
import type { Material } from "../material-schema"
import { countWords } from "../rules"
import type { WritingRequest } from "../writer"
import { otherTheme, type Theme, themeStrength, themes, toldText } from "./themes"

export interface Criterion {
  text: string
  /** Set where the criterion was inferred from the evidence and not given. */
  theme: Theme | null
}

const mostCriteria = 8
const instruction =
  /^(?:please|focus|write|make|emphasi[sz]e|use|keep|highlight|stress|address|mention|for (?:a|an|the)\b|aim|tone|audience|selection criteria|key selection|criteria)\b.*|:$/i
const requirementHeading =
  /^(?:(?:key )?selection criteria|criteria|requirements?|essential|desirable|what (?:you(?:['’]ll)?|we)|you(?:['’]ll)? (?:have|bring|need)|about you|must have|qualifications|skills|who you are|we(?:['’]re)? look)/i
const wishWords =
  /\b(?:experience|ability|able to|knowledge|skills?|demonstrated|proven|understanding|proficien\w+|must|required|degree|qualified|who can|who will|we need|looking for|you (?:will|can|have|are|bring|communicate))\b/i

/** The criteria to answer: those of the instruction, one per line; else those of the posting; else the strongest themes. */
export function criteriaFor(request: WritingRequest, material: Material): Criterion[] {
  const given = fromInstruction(request.customPrompt ?? "")
  const found = given.length > 0 ? given : request.posting ? fromPosting(request.posting.text) : []
  if (found.length > 0) return found.slice(0, mostCriteria).map((text) => ({ text, theme: null }))
  return inferred(material)
}

function fromInstruction(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const listed = lines.filter((line) => bulletText(line) !== null).map((line) => bulletText(line)!)
  if (listed.length > 0) return listed
  const plain = lines.filter((line) => !instruction.test(line))
  return plain.length > 1 || (plain.length === 1 && wishWords.test(plain[0]!)) ? plain : []
}

function fromPosting(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const from = lines.findIndex((line) => requirementHeading.test(line) && countWords(line) <= 6)
  const below = from >= 0 ? lines.slice(from + 1) : lines
  const listed = below.flatMap((line) => bulletText(line) ?? [])
  const sentences = text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => wishWords.test(sentence) && countWords(sentence) <= 30)
  return (listed.length > 0 ? listed : sentences)
    .map((line) => line.trim().replace(/[;,.]$/, ""))
    .filter((line) => countWords(line) >= 2)
}

/** The themes that the strongest achievements show, each once, four at most. */
function inferred(material: Material): Criterion[] {
  const chosen: Theme[] = []
  for (const achievement of material.achievements.filter((each) => each.claim !== "")) {
    const text = toldText(achievement)
    const open = themes.filter((each) => !chosen.includes(each) && each.shown.test(text))
    const theme = open.sort((a, b) => themeStrength(b, text) - themeStrength(a, text))[0]
    if (theme) chosen.push(theme)
    if (chosen.length === 4) break
  }
  if (chosen.length === 0 && material.achievements.some((each) => each.claim !== "")) chosen.push(otherTheme)
  return chosen.map((theme) => ({ text: theme.label, theme }))
}
