import type { LaidBlock } from "./layout"

/** Placed lines of a block: `from` to `to` of its main lines. */
export interface Placed {
  laid: LaidBlock
  page: number
  /** The top of the block's box. */
  y: number
  from: number
  to: number
}

/** Maximum number of pages in a file. */
export const maxPages = 60

/**
 * Places blocks on pages. A heading stays with the text below it, and a split paragraph leaves at least two lines on
 * either page, as in a browser's print of the template.
 */
export function placed(blocks: LaidBlock[], top: number, bottom: number): Placed[] {
  const result: Placed[] = []
  let page = 0
  let y = top
  let after = 0
  const turn = () => {
    page += 1
    y = top
    after = 0
  }
  for (let at = 0; at < blocks.length; at++) {
    const laid = blocks[at]
    if (!laid) continue
    const isFirst = y === top && after === 0
    const gap = isFirst ? (page === 0 ? laid.before : 0) : Math.max(laid.before, after)
    const needed = gap + keptHeight(blocks, at)
    if (y + needed > bottom && !isFirst && needed <= bottom - top) {
      turn()
      at -= 1
      continue
    }
    y += gap
    const room = Math.floor((bottom - y - laid.ruleAbove) / laid.lineHeight + 0.001)
    const count = laid.main.lines.length
    if (laid.height <= bottom - y + 0.01 || count < 4 || laid.aside) {
      if (laid.height > bottom - y + 0.01 && !isFirst && laid.height <= bottom - top) {
        turn()
        at -= 1
        continue
      }
      if (room >= count || count < 4) {
        result.push({ laid, page, y, from: 0, to: count })
        y += laid.height
        after = laid.after
        continue
      }
    }
    let from = 0
    while (from < count) {
      const free = Math.floor((bottom - y) / laid.lineHeight + 0.001)
      let to = Math.min(count, from + Math.max(free, 1))
      if (to < count && count - to < 2) to = Math.max(from + 1, to - 1)
      result.push({ laid, page, y, from, to })
      y += (to - from) * laid.lineHeight
      from = to
      if (from < count) turn()
    }
    after = laid.after
  }
  return result
}

/** The height that must fit on a block's page: its chain of headings, and the first lines of the text below them. */
function keptHeight(blocks: LaidBlock[], at: number): number {
  let height = 0
  for (let next = at; next < blocks.length; next++) {
    const laid = blocks[next]
    if (!laid) break
    if (next > at) height += Math.max(laid.before, blocks[next - 1]?.after ?? 0)
    if (!laid.block.keepWithNext) {
      const lines = laid.main.lines.length
      return height + (lines < 4 ? laid.height : laid.ruleAbove + 2 * laid.lineHeight)
    }
    height += laid.height
  }
  return height
}
