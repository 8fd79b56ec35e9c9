import type { Line, Value } from "../lines/line"
import { groupLabel } from "../lines/line-signs"
import { isLevel } from "./labeled-sections"

/** "Digital – Excel, SQL" is a group like "Digital: Excel, SQL" if every line of a section has one. */
export function groupsApart(lines: Line[]): Line[] {
  const isGroups = lines.length > 1 && lines.every(({ text }) => groupLabel.test(text))
  return isGroups ? lines.map((line) => ({ ...line, text: line.text.replace(groupLabel, "$1: ") })) : lines
}

/** "Photoshop ●●●●○": drawn instead of written. */
const rating = /[\s:]{0,4}(?:[●○★☆⬤◯■□▪▫◆◇]{3,10}|\([0-9]\/(?:5|10)\))\s{0,3}$/u

/** "Excel / Word / Outlook". A single slash is part of a skill: "CI / CD". */
const onlySlashes = /^[^,;|•·]{1,60} \/ [^,;|•·]{1,60} \/ [^,;|•·]{1,200}$/u

/** "Software: Excel; Tools: gauges": each group as a line. */
export const labelsApart = (line: Line): Line[] =>
  line.text.split(/; (?=\p{Lu}[\p{L} &]{2,30}: )/u).map((text) => ({ ...line, text }))

/** "Tools: Excel, SQL" is two skills; the group's name is not a skill. */
export function skillsOf({ text, place }: Line): Value[] {
  const [, , value = text] =
    /^([^:：,\t]{2,40})(?:[:：]|\t(?=[^\t]*,[^\t]*$)|(?<=(?:skills|competen[cs]es))\t)\s*(.+)$/iu.exec(text) ?? []
  // "French: fluent" is one skill.
  const rest = (isLevel(value) ? text : value).replace(rating, "")
  const skills = (onlySlashes.test(rest) ? rest.replaceAll(" / ", " | ") : rest)
    .split(/\s*(?:[;|•·▪●■◦♦\t、，،]|,(?!\d))(?![^(]*\))\s*/u)
    .map((skill) =>
      skill
        .replace(rating, "")
        .replace(/^and\s+|\.$/g, "")
        .trim(),
    )
    .filter(Boolean)
  return skills.map((skill) => ({ text: skill, place }))
}
