import { type Line, plainLine } from "./line"

/** "[14/11/2026, 21:03:12] Ada: " and "14/11/2026, 21:03 - Ada: ", before each message of a copied chat. */
const stamp =
  /^\u200e?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? (?:(?:at|à|um) )?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]\.?M\.?)?(?:\]| -)\s[^:\n]{1,40}:\s?/iu
/** The number of messages that make a chat. */
const least = 2

/** The text of a copied chat without the times and the senders, which are listed apart. */
export function withoutStamps(text: string): { text: string; stamps: Line[] } {
  const lines = text.split("\n")
  const found = lines.map((line) => stamp.exec(line.slice(0, 120))?.[0] ?? "")
  if (found.filter(Boolean).length < least) return { text, stamps: [] }
  const stamps = found.flatMap((shown, at) =>
    shown ? [plainLine(shown.trim(), { part: "", page: null, row: at + 1 }, { furniture: true })] : [],
  )
  return { text: lines.map((line, at) => line.slice(found[at]!.length)).join("\n"), stamps }
}
