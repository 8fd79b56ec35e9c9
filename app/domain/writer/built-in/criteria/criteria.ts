import { bulletText } from "../../../language/sentences/statements"
import { readInstructions } from "../../instructions"
import type { Material } from "../../material-schema"
import { maxCriteria } from "../../rules"
import type { ShownWords, WritingRequest } from "../../writer"
import { linesOf, requirementsOf, wishWords } from "./requirements"
import { otherTheme, type Theme, themeStrength, themes, toldText } from "./themes"

export interface Criterion {
  text: string
  /** Set if the criterion was inferred from the evidence instead of given. */
  theme: Theme | null
  /** The person's words that are known to meet it. */
  shown: ShownWords[]
  /** It asks for something that people have (a credential, experience), which no action answers. */
  isHeld: boolean
}

const instruction =
  /^(?:please|focus|write|make|emphasi[sz]e|use|keep|highlight|stress|address|mention|for (?:a|an|the)\b|aim|tone|audience|selection criteria|key selection|criteria)\b.*|:$/i
/** The criteria to answer: those in the instructions, one per line; else the posting's; else the strongest themes. */
export function criteriaFor(request: WritingRequest, material: Material): Criterion[] {
  const found = givenCriteria(request).map((text, at) => ({
    ...{ text, theme: null, shown: request.shown?.[at] ?? [] },
    isHeld: request.held?.[at] ?? false,
  }))
  return found.length > 0 ? found : inferred(material)
}

/** The criteria that the request names: those in the instructions, else the posting's. */
export function givenCriteria({ criteria, customPrompt, posting }: WritingRequest): string[] {
  const given = criteria ?? fromInstruction(customPrompt ?? "")
  const found = given.length > 0 ? given : posting ? requirementsOf(posting.text) : []
  return found.slice(0, maxCriteria)
}

function fromInstruction(text: string): string[] {
  const lines = linesOf(text)
  const listed = lines.filter((line) => bulletText(line) !== null).map((line) => bulletText(line)!)
  if (listed.length > 0) return listed
  const isWish = (line: string) => readInstructions(line).words !== null || readInstructions(line).star
  const plain = lines.filter((line) => !instruction.test(line) && !isWish(line))
  return plain.length > 1 || (plain.length === 1 && wishWords.test(plain[0]!)) ? plain : []
}

/** The themes that the strongest achievements show, without duplicates, at most four. */
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
  return chosen.map((theme) => ({ text: theme.label, theme, shown: [], isHeld: false }))
}
