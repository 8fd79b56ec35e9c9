/** The parts of a list, split at the commas outside of brackets: "Excel (VLOOKUP, Pivot), SQL" has two. */
export function splitList(text: string, marks = ","): string[] {
  const parts: string[] = []
  let end = text.length
  let next = ""
  // Backwards, each comma knows the next bracket, so long texts take linear time.
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at]!
    if (sign === "(" || sign === ")") next = sign
    else if (marks.includes(sign) && next !== ")") {
      parts.push(text.slice(at + 1, end))
      end = at
    }
  }
  return [...parts, text.slice(0, end)].map((part) => part.trim()).reverse()
}
