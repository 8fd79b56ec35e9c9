import { laidOut } from "../../../../language/laid-out"

const several = "(?:[2-9]|[1-9]\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)"
/** Nouns whose plural looks like their singular, names of units, and words that are not nouns. */
const same = laidOut`
  (?:
    \p{Ll}*(?:
      s|people|men|women|children|staff|crew|sheep|fish|deer|aircraft|feet|teeth|mice|percent|head|hundred|thousand|
      million|dozen|more|less|new|old|odd|hour|day|minute|week|month|year|kilo|km|kg|new|other|different|big|small|am|
      pm|a|ed|ly
    )|
    of|in|out|off|on|to|and|or|with|for|from|per|each|years?
  )
`
const counted = new RegExp(
  `(?<=^\\p{L}+ (?:[a-z]+ )?)(${several} )((?:\\p{Ll}{3,} )?)(?!${same}\\b)(\\p{Ll}{3,})(?=[.,;]|$| (?:in|at|on|for|from|with|of|and|by|last|this)\\b)`,
  "u",
)

/** "painted 6 flat in Oak House": a writer who inflects nothing left out the plural. */
export const withPlurals = (text: string): string =>
  text.replace(counted, (_, count: string, modifier: string, noun: string) => `${count}${modifier}${pluralOf(noun)}`)

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
