const figures = "\\d{1,3}"
const spoken = "(?:on screen|say|show|sticker for answers)"

/** Labels that may stand before a text: places of a script, a thread or a carousel, and the parts of a document. */
const before = [
  `(?:Slide|Post|Frame|Beat|Tweet|Part) ${figures}(?:, ${spoken})?`,
  `${figures}[–-]${figures} s, ${spoken}`,
  "Beat|Hook|Title|On screen|Takeaway|Call to action|Caption|Close|Description|Cover|Theme|Short bio|One line",
  "Short version|Situation|Task|Action|Action and result|Result|Also|Ask|Where|To keep the talk going",
  "Monday|Tuesday|Wednesday|Thursday|Friday|Weekend",
].join("|")
/** Those that say something where a text follows ("40/50: patients seen"), and nothing alone. */
const alone = [
  `${figures}/${figures}`,
  `${figures}[–-]${figures} s`,
  "Monday: a post|Tuesday: a story prompt|Wednesday: a short video|Thursday: a carousel|Friday: a question to your audience",
].join("|")

const label = new RegExp(`^(?:${before}|${alone})$`)
const labeled = new RegExp(`^(?:${before}):\\s+(?=\\S)`)

/** Whether a text is nothing but a label of a format, in the writers' own words: none says anything about a person. */
export function isLabel(text: string): boolean {
  return text.length <= 60 && label.test(text.trim().replace(/^[#*_ ]{1,6}|:?[*_]{0,3}:?$/g, ""))
}

/** The part of a sentence behind an opening label, which is what the sentence states. */
export function withoutLabel(sentence: string): string {
  return sentence.replace(labeled, "")
}
