import { decodeHTMLStrict } from "entities/decode"
import { behindElement, endOfTag, inLine, unseen } from "../../../language/html-to-text"
import type { Line } from "../posting"
import { sectionNamed } from "../requirements/section-headings"
import { hiddenClasses, isSkipped } from "./skipped-elements"
import { TableReader } from "./table-reader"
import { bullet } from "./text-lines"

const ended = /^(?:br|hr|p|div|li|ul|ol|dl|dt|dd|tr|td|th|table|section|article|main|h[1-6]|form|blockquote|pre)$/
const isVoid = /^(?:br|hr|img|input|meta|link|col|wbr|source|area|base|embed)$/
const adjacent = /^(?:a|span|label|button)$/

/** The readable lines of an HTML page, without navigation, notices and hidden text. Single pass. */
export function htmlLines(html: string): Line[] {
  const hidden = hiddenClasses(html)
  const page = new LineWriter()
  let at = 0
  let justClosed = false
  while (at < html.length) {
    const open = html.indexOf("<", at)
    if (open < 0) {
      page.write(html.slice(at))
      break
    }
    if (open > at) {
      page.write(html.slice(at, open))
      justClosed = false
    }
    if (html.startsWith("<!--", open)) {
      const end = html.indexOf("-->", open + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const found = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 24))
    if (!found) {
      const isMarkup = /[!?/]/.test(html[open + 1] ?? "")
      if (!isMarkup) page.write("<")
      at = isMarkup ? endOfTag(html, open) : open + 1
      continue
    }
    const name = (found[2] ?? "").toLowerCase()
    const isClosing = found[1] === "/"
    const end = endOfTag(html, open)
    const tag = html.slice(open, Math.min(end, open + 2000))
    if (!isClosing && unseen.has(name)) {
      at = behindElement(html, name, end)
      continue
    }
    if (!isClosing && name === "button") {
      const panel = panelNamed(html, end)
      if (panel) page.heading(panel)
      at = behindNested(html, name, end)
      continue
    }
    if (!isClosing && !isVoid.test(name) && (isSkipped(name, tag, hidden) || isSiteHeader(html, name, end))) {
      page.end()
      at = behindNested(html, name, end)
      continue
    }
    if (!isClosing && justClosed && adjacent.test(name)) page.part()
    if (!inLine.has(name)) page.block(name, isClosing, tag)
    else page.emphasis(name, isClosing)
    justClosed = isClosing && adjacent.test(name)
    at = end
  }
  page.end()
  return page.lines
}

/** The text of a button that unfolds a part of the posting: "Your profile" right before a block. */
function panelNamed(html: string, from: number): string | null {
  const [, text = ""] =
    /^([^<]{3,60})<\/button>\s{0,20}<(?:div|section|ul|p)\b/i.exec(html.slice(from, from + 120)) ?? []
  const name = decodeHTMLStrict(text).trim()
  const section = name === "" ? null : sectionNamed(name)
  return section === null || section === "out" ? null : name
}

/** A header without the page's own heading belongs to the site. */
function isSiteHeader(html: string, name: string, from: number): boolean {
  if (name !== "header") return false
  const end = html.indexOf("</header", from)
  return end > 0 && end - from < 20_000 && !/<h1\b/i.test(html.slice(from, end))
}

/**
 * Finds the end of an element after its own end tag, skipping nested elements of the same name. A paragraph ends where
 * the next block starts.
 */
function behindNested(html: string, name: string, from: number): number {
  const tags = name === "p" ? /<(\/?)(p|div|ul|ol|h[1-6]|table|section|li)\b/gi : new RegExp(`<(/?)(${name})\\b`, "gi")
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (name === "p") return tag[1] && tag[2]?.toLowerCase() === "p" ? endOfTag(html, tag.index) : tag.index
    depth += tag[1] ? -1 : 1
    if (depth === 0) return endOfTag(html, tag.index)
  }
  return html.length
}

class LineWriter {
  lines: Line[] = []
  private text = ""
  private bold = 0
  private boldLength = 0
  private form: Line["form"] = "text"
  private isApart = false
  private label = ""
  private tables = new TableReader()

  write(html: string) {
    const text = decodeHTMLStrict(html).replace(/[\u00ad\u200b-\u200d]/g, "")
    if (this.bold > 0) this.boldLength += text.trim().length
    this.text += text
  }

  heading(text: string) {
    this.block("h3", false, "")
    this.write(text)
    this.block("h3", true, "")
  }

  /** Separates adjacent elements without a space, so that their words do not run together. */
  part() {
    if (/\S$/.test(this.text)) this.text += " | "
  }

  emphasis(name: string, isClosing: boolean) {
    if (name === "b" || name === "strong") this.bold = Math.max(0, this.bold + (isClosing ? -1 : 1))
  }

  block(name: string, isClosing: boolean, tag: string) {
    if (!ended.test(name) && !this.text.trim()) return
    this.end()
    if (name === "table" || name === "tr" || name === "td" || name === "th")
      this.tables.on(name, isClosing, tag, this.lines)
    if (isClosing) this.form = "text"
    else if (name === "li") this.form = "item"
    else if (/^h[1-6]$|^dt$/.test(name)) this.form = "heading"
    else if (name !== "br" && name !== "p") this.form = "text"
    if (name !== "br" && name !== "li") this.isApart = true
    if (name === "dd" && !isClosing) this.label = this.takeLabel()
  }

  private takeLabel(): string {
    const last = this.lines.at(-1)
    if (last?.form !== "heading") return ""
    this.lines.pop()
    return last.text
  }

  end() {
    const isBold = this.boldLength > 0 && this.boldLength >= this.text.replace(/\s+/g, " ").trim().length - 1
    const shown = this.text
      .replace(/[\p{Cc}\p{Cf}]/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
    const sign = this.form === "heading" ? undefined : bullet.exec(shown)?.[0]
    const text = shown.slice(sign?.length ?? 0)
    this.text = ""
    this.boldLength = 0
    if (!text) return
    const form = sign ? "item" : this.form === "text" && isBold && text.length < 90 ? "heading" : this.form
    const line: Line = { text, form, isApart: this.isApart }
    if (sign) line.sign = sign.trim()
    if (this.label) line.label = this.label
    this.label = ""
    this.isApart = false
    this.lines.push(line)
    this.tables.note(line)
  }
}
