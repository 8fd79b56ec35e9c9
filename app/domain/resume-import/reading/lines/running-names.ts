import type { Line } from "./line"

/** The words next to a name in a header or a footer that say what the document is. */
const ofPaper =
  /^(?:curriculum|vitae|cv|c\.?v|resume|résumé|lebenslauf|private|confidential|page|of|continued|cont['’]?d|and|&)$/i
/** A name is among the first lines. */
const ofHead = 3
const longest = 100

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}'’.]+/gu)?.map((word) => word.replace(/\.$/, "")) ?? []

/** Removes a running header or footer from the text: "Ada Brook – CV – Confidential" below the last section. */
export function withRunningAside(lines: Line[]): Line[] {
  const [name = ""] = lines[0]?.text.split("\t") ?? []
  const named = name.length > longest ? [] : wordsOf(name).map((word) => word.toLowerCase())
  const last = lines.findLastIndex((line) => !isOfPage(line))
  const isAside = (line: Line, at: number) =>
    at >= ofHead && (isRunning(line, named) || (at === last && isSignature(line, named)))
  return lines.map((line, at) => (isAside(line, at) ? { ...line, furniture: true } : line))
}

/** The name as the last line: first name and surname, as below a declaration. */
function isSignature({ text }: Line, name: string[]): boolean {
  const words = text.length > longest ? [] : wordsOf(text).map((word) => word.toLowerCase())
  return words.length > 1 && words.every((word) => name.includes(word))
}

const isOfPage = ({ place }: Line) => /^word\/(?:header|footer)/.test(place.part)

function isRunning(line: Line, name: string[]): boolean {
  const { text } = line
  if (text.length > longest) return false
  const words = wordsOf(text)
  const papers = words.filter((word) => ofPaper.test(word))
  const others = words.filter((word) => !ofPaper.test(word)).map((word) => word.toLowerCase())
  const isOfName = (word: string) => name.some((part) => part === word || (word.length === 1 && part.startsWith(word)))
  // A header or footer marked as such in the file needs no further sign.
  const isApart = isOfPage(line)
  const isNamed = others.some((word) => word.length > 2) && others.every(isOfName)
  return isNamed ? papers.length > 0 || isApart : isApart && papers.length > 0 && others.length === 0
}
