/** Near-synonyms that a fluent writer swaps. Each pattern matches whole words. */
const synonyms: [RegExp, string][] = [
  [/\bcut\b/gi, "reduced"],
  [/\bbuilt\b/gi, "created"],
  [/\bfixed\b/gi, "repaired"],
  [/\bstarted\b/gi, "began"],
  [/\bset up\b/gi, "established"],
  [/\bchanged\b/gi, "altered"],
  [/\bshowed\b/gi, "demonstrated"],
  [/\bbought\b/gi, "purchased"],
  [/\bwrote\b/gi, "drafted"],
  [/\btaught\b/gi, "instructed"],
  [/\bhelped\b/gi, "assisted"],
  [/\bended\b/gi, "concluded"],
  [/\bfell\b/gi, "dropped"],
  [/\bwent down\b/gi, "decreased"],
  [/\brose\b/gi, "increased"],
  [/\bwent up\b/gi, "increased"],
  [/\bran\b/gi, "conducted"],
  [/\bmoved\b/gi, "transferred"],
  [/\bkids\b/gi, "children"],
  [/\babout(?= \d)/gi, "roughly"],
  [/\bover(?= \d)/gi, "more than"],
  [/\bweekly\b/gi, "every week"],
  [/\bdaily\b/gi, "every day"],
  [/\bso that\b/gi, "with the effect that"],
  [/\bbecause\b/gi, "since"],
]

/** Informal spellings and their full forms. */
const written: [RegExp, string][] = [
  [/\bi\b/g, "I"],
  [/\b(?:im|i'm)\b/gi, "I am"],
  [/\bdidn'?t\b/gi, "did not"],
  [/\bcouldn'?t\b/gi, "could not"],
  [/\bwasn'?t\b/gi, "was not"],
  [/\bppl\b/gi, "people"],
  [/\bmins\b/gi, "minutes"],
  [/\bhrs\b/gi, "hours"],
  [/\bwks\b/gi, "weeks"],
  [/\byrs\b/gi, "years"],
]

/** A time or place at the start of a sentence: "In March 2026 ", "Last year, ". */
const opening =
  /^((?:in|last|this|over|during|since|after|before|on|at) (?:[\p{L}\p{N}'’-]+ ?){1,4}),\s+((?:I|we)\b.+?)([.!?]*)$/iu

/** Expands informal spellings: "i didnt" becomes "I did not". */
export function spelledOut(text: string): string {
  const clean = written.reduce((rest, [from, to]) => rest.replace(from, to), text.trim())
  return clean.charAt(0).toUpperCase() + clean.slice(1)
}

/** Paraphrases a sentence with other words and another order. Numbers, names and negations stay unchanged. */
export function reworded(text: string): string {
  const clean = spelledOut(text)
  const turned = clean.replace(opening, (_, when: string, what: string, end: string) => {
    return `${what} ${when.charAt(0).toLowerCase()}${when.slice(1)}${end || "."}`
  })
  const other = synonyms.reduce((rest, [from, to]) => rest.replace(from, to), turned)
  return other.charAt(0).toUpperCase() + other.slice(1)
}

/** Merges two sentences about the same thing into one. */
export function merged(first: string, second: string): string {
  const start = first.replace(/[.!?]+$/, "")
  const goesOn = /^(?:I\b|[A-Z]{2,}|[A-Z][\p{Ll}]+ [A-Z])/u.test(second)
  return `${start}, and ${goesOn ? second : second.charAt(0).toLowerCase() + second.slice(1)}`
}
