import LineBreaker from "linebreak"
import { newRest } from "../../kernel/yield-to-others"
import type { Block, Run, Sheet } from "../block"
import { roles } from "../roles"
import type { RoleStyle, SheetStyle } from "../style"
import { type Line, linesOf } from "./lines"
import { type Measure, paragraphOf } from "./pieces"

export interface PlacedLines {
  lines: Line[]
  /** The left edge and the width of the lines' box. */
  x: number
  width: number
  /** The paragraph's bidi level; odd levels align to the right. */
  base: number
  style: RoleStyle
}

/** A block broken into lines, not yet placed on a page. */
export interface LaidBlock {
  block: Block
  main: PlacedLines
  mark: PlacedLines | null
  end: PlacedLines | null
  aside: PlacedLines | null
  before: number
  after: number
  /** The line height of each. */
  lineHeight: number
  /** Space for the rule above or below the text. */
  ruleAbove: number
  ruleBelow: number
  height: number
}

const gap = 12
/** Replaces a bullet mark that no font has. */
export const defaultMark = "•"

/** The minimum scale of a text that is shrunk so that its longest word fits a line. */
const minScale = 0.55

const scaled = (style: SheetStyle, by: number): SheetStyle => ({
  ...style,
  roles: Object.fromEntries(
    roles.map((role) => [role, { ...style.roles[role], size: style.roles[role].size * by }]),
  ) as SheetStyle["roles"],
})

/** Characters laid out or drawn without yielding, about 50 ms of work. */
export const charactersAtOnce = 2000

/** Breaks every block into lines for a page of this width. */
export async function laidBlocks(
  { blocks, direction }: Sheet,
  style: SheetStyle,
  pageWidth: number,
  measure: Measure,
): Promise<LaidBlock[]> {
  const left = style.page.side
  const whole = pageWidth - 2 * left
  const isRightToLeft = direction === "rtl"
  const broken = (runs: Run[], width: number) => {
    const { words, base } = paragraphOf(runs, style, measure, breaksOf)
    const separators = new Set(runs.flatMap(({ isSeparator }, at) => (isSeparator ? [at] : [])))
    const widest = Math.max(...words.map((word) => word.width), 0)
    const scale = (width - 1) / widest
    if (widest <= width || scale < minScale) return { lines: linesOf(words, width, measure, separators), base }
    // Shrinks the text if that keeps its longest word whole.
    const smaller = scaled(style, scale)
    const fitting = paragraphOf(runs, smaller, measure, breaksOf)
    return { lines: linesOf(fitting.words, width, measure, separators), base }
  }
  const place = (runs: Run[], x: number, width: number): PlacedLines => ({
    ...broken(runs, width),
    ...(isRightToLeft && { base: 1 }),
    ...{ x: isRightToLeft ? pageWidth - x - width : x, width, style: style.roles[runs[0]?.role ?? "note"] },
  })
  // A template may use a mark that none of its fonts has.
  const markOf = (mark: string) =>
    [...mark].every((one) => measure.fontOf(one.codePointAt(0) ?? 0, style.roles.bullet)) ? mark : defaultMark
  const widthOf = ({ lines }: PlacedLines) => Math.max(0, ...lines.map(({ width }) => width))
  const layOut = (block: Block): LaidBlock => {
    const role = style.roles[block.role]
    const inset = block.inset ? style.column : 0
    const indent = block.mark ? style.bullet.indent : 0
    const end = block.end ? place([block.end], left, whole - inset) : null
    const endWidth = end ? Math.min(widthOf(end), whole / 2) : 0
    const main = place(block.runs, left + inset + indent, whole - inset - indent - (end ? endWidth + gap : 0))
    const aside = block.aside ? place([block.aside], left, style.column - 8) : null
    const isRuled = block.rule === true && style.rule.at !== "none"
    const ruleAbove = isRuled && style.rule.at === "above" ? style.rule.width + (block.aside ? 5 : 3) : 0
    const ruleBelow = isRuled && style.rule.at === "below" ? style.rule.width + 2 : 0
    const lineHeight = role.size * role.leading
    const asideHeight = aside ? aside.lines.length * aside.style.size * aside.style.leading : 0
    return {
      ...{ block, main, aside, lineHeight, ruleAbove, ruleBelow },
      mark: block.mark ? place([{ role: block.role, text: markOf(block.mark) }], left + inset, indent) : null,
      end: block.end ? place([block.end], left + whole - endWidth, endWidth + 0.5) : null,
      before: block.before ?? role.before,
      after: role.after,
      height: ruleAbove + Math.max(main.lines.length * lineHeight, asideHeight) + ruleBelow,
    }
  }
  const rest = newRest(charactersAtOnce)
  const laid: LaidBlock[] = []
  for (const block of blocks) {
    laid.push(layOut(block))
    await rest(block.runs.reduce((sum, { text }) => sum + text.length, 0))
  }
  return laid
}

const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * Lines break at spaces, and between characters of scripts without spaces. A break at a hyphen or within a URL would be
 * legal, but a parser would then read two words.
 */
function breaksOf(text: string): number[] {
  const breaker = new LineBreaker(text)
  const found: number[] = []
  for (let at = breaker.nextBreak(); at; at = breaker.nextBreak()) {
    const before = text.slice(0, at.position).at(-1) ?? ""
    const isWithin = spaceless.test(before) && spaceless.test(text.charAt(at.position))
    if (at.position === text.length || /\s/.test(before) || isWithin) found.push(at.position)
  }
  return found
}
