import type { Line } from "../posting"

/** "E1 A doctorate", "D2 A drone license": the letter marks a criterion as essential or desirable. */
const lettered = /^([ED])\s?\d{1,2}[.):]?\s+(?=\p{Lu})/u
/** "Chainsaw ticket [D]": the same after the criterion. */
const bracketed = /\s*\[([ED])\](?=$|\s+\S)/u
/** "Must: four years of Linux, Prometheus. Nice: eBPF, BGP." */
const listed =
  /(?<=^|[.;]\s)(must(?:[ -]haves?)?|required|essential|needs?|nice(?:[ -]to[ -]haves?)?|bonus|plus(?:es)?|desirable|preferred)\s*:\s+([^.:]{4,300}?)(?=\.(?:\s|$)|$)/giu

/** Lines with explicit markers: criteria with a letter, and short lists after "Must:" and "Nice:". */
export function withMarks(lines: Line[]): Line[] {
  const letters = new Set(lines.flatMap(({ text }) => lettered.exec(text)?.[1] ?? []))
  return lines.flatMap((line) => {
    const letter = letters.size === 2 ? lettered.exec(line.text) : null
    const mark = bracketed.exec(line.text)
    // If an item continues in the next row, its marker is in the middle.
    if (mark) return [{ ...line, text: line.text.replace(bracketed, ""), form: "item" as const, must: mark[1] === "E" }]
    if (letter)
      return [{ ...line, text: line.text.slice(letter[0].length), form: "item" as const, must: letter[1] === "E" }]
    return listsOf(line)
  })
}

/** A sentence after a marker that is really a list becomes separate items. */
function listsOf(line: Line): Line[] {
  const lists = [...line.text.matchAll(listed)]
  if (lists.length < 2) return [line]
  const items = lists.flatMap(([, mark = "", rest = ""]) =>
    rest.split(/,\s+(?:and |or )?/u).map((text) => ({
      text,
      form: "item" as const,
      isApart: false,
      must: /^(?:must|required|essential|need)/i.test(mark),
    })),
  )
  const [first] = lists
  const lead = line.text.slice(0, first?.index ?? 0).trim()
  const rest = lists
    .reduce((text, [whole]) => text.replace(whole, ""), line.text.slice(first?.index ?? 0))
    .replace(/^[\s.;]+/, "")
  return [
    ...(lead ? [{ ...line, text: lead }] : []),
    ...items,
    ...(rest ? [{ ...line, text: rest, isApart: true }] : []),
  ]
}
