import { namesOccupation } from "../../../career/headings/role-heading"
import { tellsChange } from "../stories/change"
import { tellsBefore } from "../stories/course"
import { objectOf } from "../stories/questions/object"
import { capitalized } from "../wording/wording"

/** The camera's view of an action, by its verb. A hint makes no claim. */
const byDeed: [RegExp, string][] = [
  [/^(?:wrote|rewrote|drafted|edited|translated|reworded|typed|published)$/, "The page on your screen"],
  [/^(?:called|phoned|rang|emailed|texted)$/, "You, with the phone in your hand"],
  [
    /^(?:trained|taught|coached|mentored|showed|explained|walked|supervised|train|coach)$/,
    "You, showing it to somebody off camera",
  ],
  [/^(?:asked|sat|talked|listened|interviewed|met|visited|persuaded)$/, "Empty chairs, nobody's face"],
  [
    /^(?:checked|tested|measured|counted|audited|tracked|recorded|found|noticed|reviewed|read)$/,
    "What you looked at, close up",
  ],
  [/^(?:moved|put|changed|split|swapped|replaced|switched|cut|removed|brought)$/, "The old way, then the new one"],
  [/^(?:built|made|created|designed|set|drew)$/, "The finished thing, in your hands"],
  [/^(?:sold|closed|signed|won|renegotiated|negotiated|raised)$/, "The signed page"],
  [
    /^(?:finished|delivered|installed|repaired|fixed|poured|opened|ran|started|introduced|launched)$/,
    "The place where it was done",
  ],
]

const others = ["You, walking through the place", "Hands at work, nobody's face", "Back to your face"]

/** Shot hints for lines: the thing that a line names, without repetition, else the look of its action. */
export function shotsFor(topic: string | null): (text: string, nth: number) => string {
  const shown = new Set<string>()
  const once = (hint: string) => !shown.has(hint) && Boolean(shown.add(hint))
  return (text, nth) => {
    if (tellsChange(text)) return `${capitalized(topic ?? "how it stood")} before and after, side by side`
    const thing = objectOf(text)
    if (thing && canBeFilmed(thing) && once(`The ${thing}, close up`)) return `The ${thing}, close up`
    if (tellsBefore(text) && once("How it looked before")) return "How it looked before"
    const [, verb = ""] = /^(?:I|We) (\p{Ll}+)/u.exec(text) ?? []
    const hint = byDeed.find(([deed]) => deed.test(verb))?.[1]
    return hint && once(hint) ? hint : (others[nth % others.length] ?? "")
  }
}

/** A camera does not show amounts, times, offices or activities: "complaints", "months", "recording". */
function canBeFilmed(thing: string): boolean {
  const words = thing.split(" ")
  return (
    !/\d/.test(thing) &&
    !namesOccupation(thing) &&
    !/ing$/.test(words[0] ?? "") &&
    !/(?:ments?|tions?|sions?|ances?|ences?|ness|ity|ities|ship|ages?|als)$/.test(words.at(-1) ?? "") &&
    !unseen.test(words.at(-1) ?? "")
  )
}

const unseen =
  /^(?:complaints?|months?|weeks?|days?|hours?|minutes?|years?|times?|fees?|costs?|prices?|spend|rates?|rules?|terms?|adds?|numbers?|works?|jobs?|roles?|talks?|calls?|tests?|audits?|wait|side|evenings?|air|heat|bits?|things?|sales|seed|taken|write|course|lady|accuracy)$/
