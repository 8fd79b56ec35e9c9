const levels: [level: number, pattern: RegExp][] = [
  [4, /\b(?:ph\.?\s?d\.?|doctorate|doctoral|d\.?phil)\b/i],
  [
    3,
    /\b(?:master['’]?s?(?: degree| of \w+)|m\.?sc\.?|m\.?a\.(?!\w)|m\.?eng|m\.?tech|m\.?b\.?a|m\.ed|mca|m\.?phil|post-?graduate degree)(?!\w)/i,
  ],
  [2.5, /\b(?:post-?\s?graduate|graduate) (?:diploma|certificate|qualification|study)\b|\bpg ?(?:dip|cert)\b/i],
  [
    2,
    /\b(?:bachelor['’]?s?|b\.?sc\.?|b\.?a\.(?!\w)|b\.?eng|b\.?tech|b\.?com|b\.ed|bba|bca|llb|undergraduate degree|(?:university|tertiary|college|honou?rs|relevant|related) (?:degree|qualifications?)|degree)(?!\w)/i,
  ],
  [1, /\b(?:diploma|associate['’]?s? degree|hnd|hnc|foundation degree|cert(?:ificate)? iv)\b/i],
]

/** Degrees whose letters are also words: "Med-Surg", "a 24 bed ward". */
const lettersOnly: [level: number, pattern: RegExp][] = [
  [3, /\bMEd\b/],
  [2, /\bBEd\b/],
]

/** The level of degree that a text asks for: the lowest of several, since "Bachelor's or Master's" accepts either. */
export function degreeIn(text: string): { level: number; written: string } | null {
  return named(text).at(-1) ?? null
}

/** The highest degree that a person's words mention. */
export function highestDegreeIn(text: string): { level: number; written: string } | null {
  return named(text)[0] ?? null
}

/** The required subject of a degree: "cardiac nursing". Empty if any subject or a related one is accepted. */
export function subjectOf(text: string, written: string): string {
  if (/\b(?:any|related|similar|relevant|equivalent|comparable|other|appropriate)\b/i.test(text)) return ""
  const behind = text.slice(Math.max(0, text.indexOf(written)) + written.length)
  return /^\W*(?:\([^)]*\)\s*)?(?:degree |or \w+ )?(?:in|of)\s+(\p{L}[^,.;()]{2,60})/iu.exec(behind)?.[1] ?? ""
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
