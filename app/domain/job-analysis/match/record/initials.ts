/** The minimum number of letters for an abbreviation to be unambiguous: "PM" may mean many things. */
const fewest = 3
const longest = 6

/**
 * The abbreviations of a name: "icu" of "intensive care unit" and of "intensive care", whose last word is often left
 * out.
 */
export function initialsOf(name: string): string[] {
  const words = name.split(/[\s-]+/).filter((word) => !/^(?:and|of|the|for|in|&)$/i.test(word))
  if (words.length < 2 || !words.every((word) => /^\p{L}{2,}$/u.test(word))) return []
  const initials = words.map((word) => word.charAt(0).toLowerCase()).join("")
  const all = [initials, ...(/^(?:unit|department|team)$/i.test(words.at(-1) ?? "") ? [] : [`${initials}u`])]
  return all.filter(({ length }) => length >= fewest && length <= longest)
}

/**
 * Professional bodies, by the letters that members put after their names: "MCIPS" and "FCIPS" belong to CIPS, "CMILT"
 * to CILT and "MRTPI" to RTPI.
 */
export function bodiesOf(letters: string): string[] {
  const bodies = [
    ...(/^[MFAC]/.test(letters) ? [letters.slice(1)] : []),
    ...(/^C[MF]/.test(letters) ? [`C${letters.slice(2)}`] : []),
  ]
  return bodies.filter(({ length }) => length >= fewest)
}
