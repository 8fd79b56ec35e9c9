const figures = "\\d{1,3}"
const spoken = "(?:on screen|say|show|sticker for answers)"

/** Labels that may precede text: sections of a script, thread or carousel, and parts of a document. */
const before = [
  `(?:Slide|Post|Frame|Beat|Tweet|Part) ${figures}(?:, ${spoken})?`,
  `${figures}[–-]${figures} s, ${spoken}`,
  "Beat|Hook|Title|On screen|Takeaway|Call to action|Caption|Close|Description|Cover|Theme|Short bio|One line",
  "Short version|Situation|Task|Action|Action and result|Result|Also|Ask|Where|To keep the talk going",
  "Monday|Tuesday|Wednesday|Thursday|Friday|Weekend",
].join("|")
/** Labels with meaning only when text follows ("40/50: patients seen"). */
const alone = [
  `${figures}/${figures}`,
  `${figures}[–-]${figures} s`,
  "(?:First|Second|Third) post",
  "Monday: a post|Tuesday: a story prompt|Wednesday: a short video|Thursday: a carousel|Friday: a question to your audience",
].join("|")

const label = new RegExp(`^(?:${before}|${alone})$`)
const labeled = new RegExp(`^(?:${before}):\\s+(?=\\S)`)

/** Whether a text consists only of format labels in the writers' words. Such a text says nothing about a person. */
export function isLabel(text: string): boolean {
  return text.length <= 60 && label.test(text.trim().replace(/^[#*_ ]{1,6}|:?[*_]{0,3}:?$/g, ""))
}

/** The part of a sentence after an opening label, which is its statement. */
export function withoutLabel(sentence: string): string {
  return sentence.replace(labeled, "")
}
