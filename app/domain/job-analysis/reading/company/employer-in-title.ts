import { laidOut } from "../../../language/laid-out"
import { roleWord } from "../title/role-nouns"
import type { TitleParts } from "../title/title-parts"

/** "Operations Analyst, Harvest Table": a multi-word name after a title, unless it is a field or a place. */
export function employerBehind(parts: TitleParts | null, location: string | null): string | null {
  const [behind, more] = parts?.behind ?? []
  if (!behind || more !== undefined || !behind.sign.startsWith(",")) return null
  const name = behind.text
  const isName = /^\p{Lu}[\p{L}'’&.-]+(?: (?:& |and |of |the )?\p{Lu}[\p{L}'’&.-]+){1,4}$/u.test(name)
  if (!isName || roleWord.test(name) || fields.test(name)) return null
  return location?.includes(name) ? null : name
}

/** Words for a field of work or a location rather than an employer. */
const fields = new RegExp(
  laidOut`
    \b(?:
      and|marketing|sales|finance|operations|engineering|development|design|product|data|analytics|security|research|
      services?|support|success|experience|relations|affairs|management|delivery|strategy|planning|programs?|
      projects?|education|learning|people|culture|talent|risk|compliance|legal|tax|audit|procurement|supply|logistics|
      quality|safety|policy|systems?|platform|infrastructure|cloud|mobile|web|software|hardware|digital|content|media|
      communications?|care|emergency|intensive|surgery|theatre|ward|unit|department|division|team|office|region|north|
      south|east|west|central|new|san|los|county|city|early|primary|secondary|science|english|mathematics|level|grade|
      band|time|contract|leave|cover
    )\b
  `,
  "i",
)
