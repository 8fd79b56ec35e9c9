const classed =
  /^(?:(?:upper|lower) )?(?:first|second|third)[- ]class\b.*$|^(?:1st|first|2:[12]|2nd|3rd)(?: (?:class|honou?rs))*$/i
const praised = /^(?:(?:pass(?:ed)? )?with )?(?:(?:high|first) )?(?:distinction|merit)$|^(?:magna |summa )?cum laude$/i
const counted = /^(?:c?gpa|grade|average)[:\s]\s*[\d.,]+(?:\s?\/\s?[\d.]+)?$/i

/** True if a text is only a grade: "2:1", "First class honours", "GPA: 3.8/4.0". */
export function isGrade(text: string): boolean {
  return [classed, praised, counted].some((pattern) => pattern.test(text.trim()))
}
