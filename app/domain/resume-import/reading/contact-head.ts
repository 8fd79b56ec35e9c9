import { documentTitle } from "./contact-words"
import { titleScore } from "./entries/name-words"
import type { Line } from "./lines/line"

/** The maximum number of words on the line with the name. */
const longestPart = 6

/** "Nationality:" at the end of a line that wrapped before its value. */
export function labelsWhole(head: Line[]): Line[] {
  const whole: Line[] = []
  for (const line of head) {
    const above = whole.at(-1)
    const isOpen = above && above.text.length <= 200 && /(?:^|[|•·,]\s?)\p{Lu}[\p{L} ]{2,24}:$/u.test(above.text)
    if (isOpen) whole[whole.length - 1] = { ...above, text: `${above.text} ${line.text}` }
    else whole.push(line)
  }
  return whole
}

/** A name on two lines in the same large type, as in designed resumes. */
export function nameInOne(head: Line[]): Line[] {
  const [first, second, ...rest] = head
  const isName = (line: Line) => /^[^\d@|,]+$/.test(line.text) && line.text.split(/\s+/).length <= longestPart
  const isLarge =
    first &&
    second &&
    first.size === second.size &&
    rest.length > 0 &&
    rest.every(({ size }) => first.size > size * 1.4)
  return isLarge && !documentTitle.test(first.text) && isName(first) && isName(second) && titleScore(second.text) <= 0
    ? [{ ...first, text: `${first.text} ${second.text}` }, ...rest]
    : head
}

/** "Curriculum Vitae of Ada Brook", or with the name on the next line. */
export const titleOf = /^(?:curriculum vit(?:ae|æ)|(?:my )?(?:resume|résumé|cv))(?: of\b|:)\s*/i

/** "Ada Brook - welder": the occupation next to the name, on the first line. */
export function occupationApart([first, ...rest]: Line[]): Line[] {
  if (!first) return rest
  const [, named = "", titled = ""] =
    (titleOf.test(first.text) ? /^([^\d@|,]{3,40}), ([^@|]{3,60})$/u : /^$/).exec(first.text.replace(titleOf, "")) ?? []
  if (titleScore(named) === 0 && titleScore(titled) > 0)
    return [{ ...first, text: named }, { ...first, text: titled }, ...rest]
  // Only in lower case after a comma, because capitals may be a credential: "Ada Brook, RN".
  const [, name = "", occupation = ""] =
    /^([^\d@|,–—-]{3,40})(?: - |, (?=\p{Ll}{3}))([^\d@|]{3,60})$/u.exec(first.text) ?? []
  const isApart = name.includes(" ") && titleScore(name) === 0 && titleScore(occupation) > 0
  return isApart ? [{ ...first, text: name }, { ...first, text: occupation }, ...rest] : [first, ...rest]
}
