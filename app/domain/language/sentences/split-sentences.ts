const shortForms =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|incl|excl|approx|ca|cf|dr|mr|mrs|ms|prof|st|jr|sr|inc|ltd|co|corp|dept|est|fig|no|nr|vol|univ|gen|gov|hon|rev|sgt|capt|ph\.d|m\.sc|b\.sc|m\.a|b\.a|m\.d|u\.s|u\.k|a\.m|p\.m|rs|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|\p{Lu})\.$/iu
const alwaysInside = /(?:^|[\s(])(?:e\.g|i\.e|vs|incl|excl|approx|ca|cf|dr|mr|mrs|ms|prof|st|fig|no|nr|rs|\p{Lu})\.$/iu
/** Longer than the longest abbreviation with the character before it. */
const longestForm = 16

/** Splits pasted text into sentences: at line ends, bullets and periods, but not inside "e.g.", "Ph.D." or "3.5". */
export function splitSentences(text: string): string[] {
  return text
    .replaceAll("\r\n", "\n")
    .split("\n")
    .flatMap((line) => splitLine(line.replace(/^\s*(?:[•▪◦‣·*–—-]|\d{1,2}[.)])\s+/u, "").trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function splitLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of line.matchAll(/(?<![.!?…])[.!?…]+["”’')\]]*\s+/gu)) {
    const end = match.index + match[0].length
    const head = line.slice(start, match.index + match[0].trimEnd().length)
    if (!endsHere(head, line.slice(end))) continue
    sentences.push(head.trim())
    start = end
  }
  sentences.push(line.slice(start).trim())
  return sentences.filter((sentence) => sentence !== "")
}

function endsHere(head: string, rest: string): boolean {
  const end = head.slice(-longestForm)
  if (/[!?]["”’')\]]*$/u.test(end)) return true
  if (alwaysInside.test(end)) return false
  const opensNew = /^["“‘'([]*[\p{Lu}\p{N}\p{Sc}#]/u.test(rest)
  if (shortForms.test(end))
    return (
      /(?:etc|inc|ltd|corp|co|ph\.d|m\.sc|b\.sc|m\.d|a\.m|p\.m|u\.s|u\.k)\.$/iu.test(end) &&
      /^(?:I|We|My|The|In|At|It|This|He|She|They)\b/.test(rest)
    )
  return opensNew || /^\p{Ll}/u.test(rest)
}
