import { lowerText, type Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { countWords } from "../phrases/closed"
import { phraseOf } from "../phrases/voice"
import type { Said } from "./outcomes-of-others"

const number = "(?:\\d{1,4}|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
const ofLast = `^(?:and |so |now |since then )*(?:out of|of|from) (?:the |our |my |all )?(?:last|past|latest|first|next) ${number}`
const whole = new RegExp(`${ofLast}(?: \\p{L}+){0,3}$`, "u")
const share = new RegExp(`${ofLast}(?: \\p{L}+){0,3} (?:only |just |all |all but )?${number}\\b`, "u")
const few = new RegExp(`\\b(only|just) (${number})\\b`)

/** "Of the last 30 patients only 2 came back": a share of the most recent ones. */
export function shareOfLast(talk: Talk, clause: Told, at: number): Said | null {
  const before = talk.clauses[at - 1]
  const opens = before?.sentence === clause.sentence && before.verb < 0 && whole.test(lowerText(talk.words, before))
  const said = lowerText(talk.words, clause)
  if (!opens && !share.test(said)) return null
  const first = opens ? before.first : clause.first
  const of = talk.words.findIndex(({ lower }, nth) => nth >= first && /^(?:of|from)$/.test(lower))
  const isMarked = /^(?:the|our|my|all)$/.test(talk.words[of + 1]?.lower ?? "")
  const rest = phraseOf(talk, [isMarked ? of + 2 : of + 1, clause.last], null)
  if (!rest) return null
  // "Only" is dropped as a filler elsewhere, but here it stresses how few they are.
  const [, only = "", part = ""] = few.exec(said) ?? []
  // "Of the last 30, 26 booked" becomes "26 of the last 30".
  if (opens && !only) return null
  const cut = part ? rest.text.lastIndexOf(` ${part}`) : -1
  const told = cut < 0 ? rest.text : `${rest.text.slice(0, cut)} ${only}${rest.text.slice(cut)}`
  const text = `of the ${only ? told.replace(`${only} ${only}`, only) : told}`
  return { text, count: countWords(text), belongs: true }
}
