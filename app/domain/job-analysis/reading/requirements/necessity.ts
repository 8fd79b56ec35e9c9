import { laidOut } from "../../../language/laid-out"

const soft = new RegExp(
  laidOut`
    \b(?:
      // English.
      prefer(?:red|able|ably|ence)?|desir(?:able|ed|eable)|
      (?:a|an|big|huge|definite|added|strong|real) (?:\w+ )?(?:plus|bonus|advantage|asset)|
      (?:is|are|be) (?:an? )?(?:big|great|real|huge|definite|massive) help|(?:no|not a) deal[- ]?breaker|even better|
      better still|so much the better|ideal$|plus$|bonus$|advantageous|nice[ -]to[ -]have|good[ -]to[ -]have|
      (?:is|be|are) (?:a |an )?(?:very |really |also )?(?:
        helpful|useful|handy|beneficial|welcome|great|nice|lovely|valued|ideal|amazing|fantastic|brilliant|cool|good
      )|
      handy|(?:would |also |really |always )?helps?(?= (?:a lot|too|here|on|with|in|if)\b|$)|would help|
      (?:highly|well|favou?rably) regarded|looked up(?:on)?|optional|even more so|we may never|would (?:suit|be)|
      // German.
      wünschenswert|von vorteil|kein Muss|schön,? aber|idealerweise|
      // English, after Swedish.
      (?:is|are) (?:a merit|meritorious|meriting)|
      // French.
      encore mieux|(?:serait|est) (?:un plus|(?:un )?atout|souhaitée?s?|appréciée?s?)|
      // Spanish.
      se valorar\w*
    )\b|
    \bnot (?:essential|required|necessary|mandatory|a must|needed)\b|
    n['’]t (?:essential|required|necessary|mandatory|a must|needed)\b|
    // French, alone after the requirement that it softens: "Permis B souhaité".
    \b(?:souhait|appréci)ée?s?$
  `,
  "i",
)
const softStart =
  /^\W*(?:ideally|preferably|bonus|optional|plus points|extra points|if you (?:can|also|have|know)|if you['’]ve (?:also|ever))\b/i
const hard =
  /\b(?:must|required|mandatory(?! (?:report|notif|train|induct|disclos))|essential|compulsory|is a must|needs? to|necessary|minimum)\b/i
const notHard =
  /\b(?:not|no|n['’]t|none of (?:these|them|which))(?: \w+){0,2} (?:must|required|mandatory|essential|compulsory|necessary)\b/i

/** A marker after an item: "Terraform (Desirable)", "SQL [E]", "Forklift license - required". */
const mark =
  /\s*(?:[([](essential|required|mandatory|must[ -]have|must|e)[)\]]|[([](desirable|desired|preferred|nice[ -]to[ -]have|optional|bonus|von vorteil|wünschenswert|souhaitée?|apprécié|deseable|valorable|d)[)\]])\W*$/i

function markOf(item: string): boolean | null {
  const found = mark.exec(item)
  return found ? found[1] !== undefined : null
}

/** Whether an item's own words make it a must-have (true) or a nice-to-have (false); null if they say neither. */
export function necessityIn(item: string): boolean | null {
  const marked = markOf(item)
  if (marked !== null) return marked
  const text = item
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[.,;\s]+$/, "")
    .replaceAll("’", "'")
  if (softStart.test(text)) return false
  if (notHard.test(text)) return false
  if (hard.test(text)) return true
  if (!soft.test(text)) return null
  // A softened detail, "three years, preferably in retail", softens only itself.
  return (
    /[,;–—]\s*(?:and |but )?(?:preferabl[ey]|ideally|with a preference)\b/i.test(text) ||
    /,[^,]*\b(?:a|an) \w+(?: \w+){0,2} preferred$/i.test(text)
  )
}
