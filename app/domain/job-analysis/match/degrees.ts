const levels: [level: number, pattern: RegExp][] = [
  [4, /\b(?:ph\.?\s?d\.?|doctorate|doctoral|d\.?phil)\b/i],
  [
    3,
    /\b(?:master['’]?s?(?: degree| of \w+)|m\.?sc\.?|m\.?a\.(?!\w)|m\.?eng|m\.?tech|m\.?b\.?a|m\.?ed|mca|m\.?phil|post-?graduate degree)(?!\w)/i,
  ],
  [2.5, /\b(?:post-?\s?graduate|graduate) (?:diploma|certificate|qualification|study)\b|\bpg ?(?:dip|cert)\b/i],
  [
    2,
    /\b(?:bachelor['’]?s?|b\.?sc\.?|b\.?a\.(?!\w)|b\.?eng|b\.?tech|b\.?com|b\.?ed|bba|bca|llb|undergraduate degree|(?:university|tertiary|college|honou?rs|relevant|related) (?:degree|qualifications?)|degree)(?!\w)/i,
  ],
  [1, /\b(?:diploma|associate['’]?s? degree|hnd|hnc|foundation degree|cert(?:ificate)? iv)\b/i],
]

/** The level of the degree that a text asks for: the lowest where it names several, since "Bachelor's or Master's" asks for either. */
export function degreeIn(text: string): { level: number; written: string } | null {
  return named(text).at(-1) ?? null
}

/** The highest that a person's words hold. */
export function highestDegreeIn(text: string): { level: number; written: string } | null {
  return named(text)[0] ?? null
}

/** The subject that a degree must be in: "cardiac nursing". Empty where any subject will do, or one that is near. */
export function subjectOf(text: string, written: string): string {
  if (/\b(?:any|related|similar|relevant|equivalent|comparable|other|appropriate)\b/i.test(text)) return ""
  const behind = text.slice(Math.max(0, text.indexOf(written)) + written.length)
  return /^\W*(?:\([^)]*\)\s*)?(?:degree |or \w+ )?(?:in|of)\s+(\p{L}[^,.;()]{2,60})/iu.exec(behind)?.[1] ?? ""
}

/** From the highest level down; a "Master's degree" names no bachelor's besides. */
function named(text: string): { level: number; written: string }[] {
  let left = text
  return levels.flatMap(([level, pattern]) => {
    const written = pattern.exec(left)?.[0]
    if (written === undefined) return []
    left = left.replace(written, " ")
    return [{ level, written }]
  })
}
