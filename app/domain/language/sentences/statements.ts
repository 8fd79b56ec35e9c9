/** A mark before a space, or a hyphen right before a letter: "-trained 3 apprentices". */
const bulletMark = /^\s*(?:(?:[-–—*•▪◦·‣●]|\d{1,2}[.)])\s+|-(?=\p{L}))/u
const abbreviations =
  /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Jr|vs|etc|approx|No|dept|Inc|Ltd|Co|Corp|Bros|e\.g|i\.e|a\.m|p\.m|p\.a|U\.S|U\.K|Ph\.D|B\.Sc|M\.Sc|B\.A|M\.A|B\.S|M\.S))\.$/i
const initial = /(?:^|[\s.])[A-Z]\.$/

/** A period that belongs to the word before it: "£18,000 p.a.", "Kite Ltd.", "at 8 a.m.". */
const stopOfWord = /(?:\b(?:etc|Inc|Ltd|Co|Corp|Bros|Jr|Sr)|(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}|\bPh\.D|\b[BM]\.Sc)\.$/u

/** A text without the period that ends its sentence. The period of an abbreviation stays. */
export const withoutStop = (text: string) => (stopOfWord.test(text) ? text : text.replace(/\.$/, ""))

/** A text as a list item: a single sentence without its period, several sentences with the last one. */
export function asListed(text: string): string {
  if (sentencesOf(text).length < 2) return withoutStop(text)
  return /[.!?…]["'”’)\]]*$/.test(text) ? text : `${text}.`
}

/** Longer than the longest abbreviation. */
const longestForm = 16

/** The text of a bullet line without its bullet, or null if the line has none. */
export function bulletText(line: string): string | null {
  return bulletMark.test(line) ? line.replace(bulletMark, "").trim() : null
}

/** The sentences of one paragraph, verbatim, in order. Abbreviations ("St.", "Ph.D.") do not end a sentence. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of paragraph.matchAll(/(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)|(?<!\s)\s*\n\s*/g)) {
    const end = match.index + match[0].length
    const rest = paragraph.slice(end).trimStart()
    const upTo = paragraph.slice(Math.max(start, end - longestForm), end)
    const ended = match[0].includes("\n") || rest === "" || !(abbreviations.test(upTo) || initial.test(upTo))
    if (!ended || (rest && /^[a-z]/.test(rest) && match[0].startsWith("…"))) continue
    push(paragraph.slice(start, end))
    start = end
  }
  push(paragraph.slice(start))
  return sentences

  function push(text: string) {
    const trimmed = text.trim()
    if (/[\p{L}\p{N}]/u.test(trimmed)) sentences.push(trimmed)
  }
}

/** Every bullet and every sentence of a longer text, verbatim without bullets, in order. */
export function statementsOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const bullet = bulletText(line)
    return sentencesOf(bullet ?? line)
  })
}
