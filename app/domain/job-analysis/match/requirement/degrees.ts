const levels: [level: number, pattern: RegExp][] = [
  [4, /\b(?:ph\.?\s?d\.?|doctorate|doctoral|d\.?phil)\b/i],
  [
    3,
    /\b(?:master['’]?s?(?: degree| of \w+)|m\.?sc\.?|m\.?a\.(?!\w)|m\.?eng|m\.?sci|m\.?chem|m\.?phys|m\.?math|m\.?pharm|m\.?tech|m\.?b\.?a|m\.ed|m\.s\.|m\.e\.|msn|mca|m\.?phil|post-?graduate degree)(?!\w)/i,
  ],
  [2.5, /\b(?:post-?\s?graduate|graduate) (?:diploma|certificate|qualification|study)\b|\bpg ?(?:dip|cert)\b/i],
  [
    2,
    /\b(?:bachelor['’]?s?|b\.?sc\.?|b\.s\.|b\.e\.|bsn|b\.?a\.(?!\w)|b\.?eng|b\.?tech|b\.?com|b\.ed|bba|bca|llb|undergraduate degree|(?:university|tertiary|college|honou?rs|relevant|related) (?:degree|qualifications?)|degree)(?!\w)/i,
  ],
  [1, /\b(?:diploma|associate['’]?s? degree|hnd|hnc|foundation degree|cert(?:ificate)? iv)\b/i],
]

/** Degrees whose letters also mean something else: "Med-Surg", "a 24 bed ward", "Boston, MA", "MS Excel". */
const lettersOnly: [level: number, pattern: RegExp][] = [
  [
    3,
    /\bMEd\b|(?<=^|[;(|] ?|\b(?:an?|my|hold|have) )(?:MA|MS)(?= \([Hh]ons\)| in\b| \p{Lu}\p{Ll})(?! (?:Excel|Office|Word|Project|Teams|Access|Power|Outlook|Dynamics|Windows))/u,
  ],
  [2, /\bBEd\b|(?<=^|[;(|/] ?|\b(?:an?|my|hold|have) )(?:BA|BS)(?= \([Hh]ons\)| in\b| \p{Lu}\p{Ll}|\/)/u],
]

/** The level of degree that a text asks for: the lowest of several, since "Bachelor's or Master's" accepts either. */
export function degreeIn(text: string): { level: number; written: string } | null {
  return named(text).at(-1) ?? null
}

/** The highest degree that a person's words mention. */
export function highestDegreeIn(text: string): { level: number; written: string } | null {
  return named(text)[0] ?? null
}

/** A Master's degree of four or five years, which is a first degree unless a Bachelor's came before it. */
const integrated = /\b(?:m\.?eng|m\.?sci|m\.?chem|m\.?phys|m\.?math|m\.?pharm)(?!\w)/i
export const isIntegrated = (written: string): boolean => integrated.test(written)

/** A Bachelor's degree, other than the one inside a longer name. */
export const tellsBachelor = (text: string): boolean => named(text).some(({ level }) => level === 2)

const anySubject =
  /\b(?:any|other|relevant|appropriate) (?:\w+ )?(?:degree|subject|field|discipline|area)\b|\b(?:relevant|related|suitable|appropriate) (?:\w+ )?degree\b/i
const related =
  /\b(?:related|similar|relevant|equivalent|comparable|other|appropriate)\b(?! (?:experience|combination|work))/i

/** "in Nursing preferred": how much a degree is wanted is not part of its subject. */
const weight =
  /[\s,–-]*\b(?:(?:is|are|would be) )?(?:(?:strongly|highly) )?(?:preferred|required|desirable|desired|essential|mandatory|necessary|an? (?:\w+ )?(?:plus|advantage|asset|must|bonus))\b.*$/i

/**
 * The required subjects of a degree, any one of which is enough: "cardiac nursing"; "marketing" and "English" in
 * "marketing or English". None if any subject is accepted. `isRelated`: other subjects in the same field are accepted,
 * too.
 */
export function subjectsOf(text: string, written: string): { subjects: string[]; isRelated: boolean } {
  const behind = text.slice(Math.max(0, text.indexOf(written)) + written.length)
  const listed = /^\W*(?:\([^)]*\)\s*)?(?:degree |or \w+ )?(?:in|of)\s+(\p{L}[^.;()]{2,120})/iu.exec(behind)?.[1] ?? ""
  if (listed === "" || anySubject.test(text)) return { subjects: [], isRelated: false }
  const subjects = listed
    .replace(weight, "")
    .split(/,|\/|\bor\b|\band\/or\b/i)
    .map((one) => one.trim())
    .filter(
      (one) =>
        one !== "" && !/\b(?:related|similar|relevant|equivalent|comparable|other|appropriate|experience)\b/i.test(one),
    )
  return { subjects: subjects.slice(0, 8), isRelated: related.test(behind) }
}

/** From the highest level down, so that "Master's degree" does not also count as a lower one. */
function named(text: string): { level: number; written: string }[] {
  let left = text
  return levels.flatMap(([level, pattern]) => {
    const cased = lettersOnly.find(([own]) => own === level)?.[1]
    const written = pattern.exec(left)?.[0] ?? cased?.exec(left)?.[0]
    if (written === undefined) return []
    left = left.replace(written, " ")
    return [{ level, written }]
  })
}
