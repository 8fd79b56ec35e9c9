import { joinedLines } from "./broken-words"
import { findDates } from "./dates"
import type { Line } from "./line"

/** A word that cannot end a text: "cost down from 24% to". */
export const openEnd =
  /[\s\d](?:to|and|or|of|the|for|with|an?|from|into|than|our|their|its|including|und|oder|et|des|du|del|&)\s?$/

const longest = 400
const isBroken = /^\p{Lu}.{40,}[\p{L}\p{N},]$/u

/**
 * A line that somebody broke by hand, with its rest below it and without a mark: a bullet that ends with a word that
 * needs another one, or is long and goes on in lower case, and a line that ends within parentheses.
 */
export function withBrokenLinesWhole(lines: Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (last && isRest(last, line)) whole[whole.length - 1] = { ...last, text: joinedLines(last.text, line.text) }
    else whole.push(line)
  }
  return whole
}

/** "Hill Schools (Leeds, York,": above "Hull)". */
const opensBracket = /\([^()]{3,200}$/
const closesBracket = /^[^()]{1,60}\)/

const isRest = (last: Line, { text, bullet, gap, strong, heading, furniture }: Line) =>
  !last.furniture &&
  last.text.length <= longest &&
  ((last.bullet && (openEnd.test(last.text) || (isBroken.test(last.text) && /^\p{Ll}/u.test(text)))) ||
    (opensBracket.test(last.text) && closesBracket.test(text))) &&
  ![bullet, gap, strong, heading, furniture].includes(true) &&
  !text.includes("\t") &&
  findDates(text) === null
