import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { isOfOther } from "../people/of-other"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import { inside } from "../phrases/wording"
import type { Said } from "./outcomes-of-others"

const share =
  /^(?:now |only |just )*((?:about |around |roughly |nearly |almost |over |under |(?:less|more) than )?(?:half|a (?:third|quarter|fifth|tenth)|double|twice|three times|four times))(?: of)?$/

/** "pick errors are half what they were": a level as a share of the former one, which stays unnamed. */
export function shareOfBefore(talk: Talk, clause: Told, at: number): Said | null {
  const { words, classes } = talk
  if (clause.actor !== "thing" || !clause.subject || classes[clause.verb] !== "be" || isOfOther(talk, at)) return null
  const what = words.findIndex(
    ({ lower }, place) => place > clause.verb && place < clause.last && lower === "what" && isFormer(talk, place),
  )
  const [, part = ""] = (what > 0 && share.exec(lowerText(words, { first: clause.verb + 1, last: what }))) || []
  const subject = part ? phraseOf(talk, clause.subject, null) : null
  if (!subject || subject.count < clause.subject[1] - clause.subject[0] - 1) return null
  const said = subject.text
  const [, hedge = "", times = ""] = /^(.*?)(double|twice|three times|four times)$/.exec(part) ?? []
  const moved = times ? `${hedge}${grown[times]}` : `${words[clause.verb]?.lower} down to ${part}`
  const text = `${inside(said)} ${moved}`
  return { text, count: countWords(text), belongs: true }
}

const grown: Record<string, string> = {
  double: "doubled",
  twice: "doubled",
  "three times": "tripled",
  "four times": "quadrupled",
}

/** "what it was", "what they used to be". */
const isFormer = ({ words }: Talk, at: number) =>
  /^(?:it|they|we|i)$/.test(words[at + 1]?.lower ?? "") && /^(?:was|were|had|used)$/.test(words[at + 2]?.lower ?? "")
