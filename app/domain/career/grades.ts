const classed =
  /^(?:(?:upper|lower) )?(?:first|second|third)[- ]class\b.*$|^(?:1st|first|2:[12]|2nd|3rd)(?: (?:class|honou?rs))*$/i
const divided = /^\(?(?:upper|lower|first|second|third) division\)?$/i
const praised =
  /^(?:(?:pass(?:ed)? )?with )?(?:(?:high|first) )?(?:distinction|merit)$|^(?:magna |summa )?cum laude$|^(?:avec )?(?:la )?mention (?:assez bien|très bien|bien|passable|honorable)$|^mit auszeichnung$|^con lode$/i
const counted = /^(?:c?gpa|grade|average)[:\s]\s*[\d.,]+(?:\s?\/\s?[\d.]+)?$/i
const label = "(?:votazione|voto|gesamtnote|abschlussnote|note|nota|ocena|grade|mark|score|c?gpa)(?: final[ei]?)?"
/** Out of a number that schools count to: "110/110 e lode", "Voto: 92/100", "8.7/10". */
const outOf = new RegExp(
  `^(?:${label}\\s*[:\\s]\\s*)?([1-9]\\d{0,2}(?:[.,]\\d+)?)\\s?/\\s?(4|5|6|7|10|20|30|60|100|110)(?:[.,]0+)?(?:,? (?:e|con|cum|et|with) (?:lode|laude|hono(?:u?rs|res)))?$`,
  "i",
)
const labeled = new RegExp(`^${label}\\s*:\\s*\\d{1,3}(?:[.,]\\d+)?$`, "i")
/** "3.61 GPA", "57.2%", "EQF level 5", and the marks of several subjects: "B, C", "A–C". */
const others = /^\d[.,]\d+ c?gpa$|^\d{2}(?:[.,]\d{1,2})?\s?%$|^eqf level \d$|^[A-F][*+]?(?:\s?[-–,/]\s?[A-F][*+]?)+$/i

/** True if a text is only a grade: "2:1", "First class honours", "GPA: 3.8/4.0". */
export function isGrade(text: string): boolean {
  return (
    [classed, divided, praised, counted, labeled, others].some((pattern) => pattern.test(text.trim())) ||
    isMark(text.trim())
  )
}

/** "24/7" exceeds full marks. */
function isMark(text: string): boolean {
  const [, got, most] = outOf.exec(text) ?? []
  return got !== undefined && Number(got.replace(",", ".")) <= Number(most)
}
