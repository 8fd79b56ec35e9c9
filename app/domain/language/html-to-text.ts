import { decodeHTMLStrict } from "entities/decode"

/** Elements whose content is not visible. */
export const unseen = new Set(["script", "style", "template", "noscript", "iframe", "svg", "head", "title", "object"])
/** Inline elements: removing them leaves no space. */
export const inLine = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "cite",
  "code",
  "em",
  "font",
  "i",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "wbr",
])

/** Invisible characters within words: the soft hyphen and zero-width joiners, non-joiners and spaces. */
const joints = /[\u00ad\u200b-\u200d]/g

/**
 * Converts the first `most` characters of HTML to one line of plain text. A single pass without a DOM keeps it linear
 * in the length of the input, however deep the nesting. Text that is not HTML is returned unchanged except for white
 * space.
 */
export function stripHtml(html: string, most: number): string {
  const given = html.slice(0, most)
  let text = ""
  let at = 0
  while (at < given.length) {
    const open = given.indexOf("<", at)
    if (open < 0) {
      text += given.slice(at)
      break
    }
    text += given.slice(at, open)
    const tag = tagAt(given, open)
    text += tag.text
    at = tag.end
  }
  return decodeHTMLStrict(text)
    .replace(joints, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
}

/** The text that replaces a tag, and the position after it. */
function tagAt(html: string, open: number): { text: string; end: number } {
  if (html.startsWith("<!--", open)) return { text: " ", end: behind(html, "-->", open + 4) }
  if (html.startsWith("<![CDATA[", open)) return { text: "", end: open + 9 }
  const name = /^<[/!?]?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 24))?.[1]?.toLowerCase()
  if (name === undefined) return { text: "<", end: open + 1 }
  const end = endOfTag(html, open)
  if (html[open + 1] !== "/" && unseen.has(name)) return { text: " ", end: behindElement(html, name, end) }
  return { text: inLine.has(name) ? "" : " ", end }
}

/** The position after the `>` that closes a tag, ignoring any within quoted values. */
export function endOfTag(html: string, open: number): number {
  let quote = ""
  for (let at = open + 1; at < html.length; at++) {
    const character = html[at] ?? ""
    if (quote) {
      if (character === quote) quote = ""
    } else if (character === '"' || character === "'") {
      if (/=\s*$/.test(html.slice(Math.max(open, at - 4), at))) quote = character
    } else if (character === ">") return at + 1
  }
  // An unbalanced quotation mark must not swallow the rest.
  return quote ? behind(html, ">", open) : html.length
}

export function behindElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, "gi")
  closing.lastIndex = from
  const close = closing.exec(html)
  return close ? behind(html, ">", close.index) : html.length
}

function behind(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

/** Truncates a text to `most` characters: after a sentence if one ends late enough, else between words. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, most - 1)
  const sentence = Math.max(...[". ", "! ", "? "].map((end) => kept.lastIndexOf(end)))
  if (sentence > most * 0.6) return kept.slice(0, sentence + 1)
  const word = kept.lastIndexOf(" ")
  const cut = word > most * 0.5 ? kept.slice(0, word) : kept.replace(/[\uD800-\uDBFF]$/, "")
  return `${cut.replace(/[\s,;:–—-]+$/, "")}…`
}
