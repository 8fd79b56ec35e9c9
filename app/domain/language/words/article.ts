/** Letters whose names begin with a vowel sound: "an NMC registration", "an X-ray", but "a UK license". */
const namedWithVowel = /^[aefhilmnorsx]/i
/** A letter alone, or an abbreviation that is read letter by letter: "L&D", "M.Sc.", "SQL", "MSc". */
const inLetters = /^(?:\p{L}(?!['’\p{L}])|\p{Lu}{2})/u
/** Four or more capitals that can be pronounced as a word usually are: "a NEBOSH certificate", "a SWOT analysis". */
const saidAsWord =
  /^(?=\p{Lu}{4})(?:[BCDFGHJKLMNPQRSTVWXZ]|[BCFGPS]L|[BCDFGPT]R|S[CKMNPTW]|[CPST]H|TW)?[AEIOUY]+[B-DF-HJ-NP-TV-Z]/u
/** A vowel that is pronounced with a consonant first: "a unit", "a European", "a one-off"; but "an unanswered call". */
const consonantFirst =
  /^(?:eu|ew|onc?e(?:s|self)?(?!\p{L})|u(?:ni(?!d(?!ir)|m[amp]|n|ss|ll)|nanim|nesco|s[aeu]|t[eio]|biq|k[ru]|gan|ran|re|ri|rol))/iu
const silentH = /^(?:hour|honest|hono|heir|herb(?!iv|ert))/i
/** "an 8-week course", "an 11th", "an 18,000 m² site". */
const numberWithVowel = /^(?:8|1[18](?!\d)(?!,\d{3},))/

/** "a" or "an" before a word, by its first sound as far as the spelling shows it. */
export function article(text: string): "a" | "an" {
  const word = text.replace(/^[^\p{L}\p{N}]+/u, "")
  if (/^\d/.test(word)) return numberWithVowel.test(word) ? "an" : "a"
  if (inLetters.test(word) && !saidAsWord.test(word)) return namedWithVowel.test(word) ? "an" : "a"
  if (silentH.test(word)) return "an"
  return /^[aeiouàáâäåæèéêëìíîïòóôöøùúûü]/i.test(word) && !consonantFirst.test(word) ? "an" : "a"
}
