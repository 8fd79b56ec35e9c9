import { nameTag } from "../../../language/talk/word-classes/word-class"

const name = "\\p{Lu}[\\p{L}\\d'+#-]*(?: (?:\\p{Lu}[\\p{L}\\d'+#-]*|\\d{1,4}))?"
const kinds =
  "(?:time and attendance |asset management |case management |booking |payroll |HR |finance |stock |ticketing )?(?:systems?|software|apps?|platforms?|package|database|portal|tools?|handsets?|models?|suite|programme?|terminals?)"
/** Words next to a tool's name, in any trade: "our Kronos system", "the RothC model", "Diligent or another portal". */
const signs = [
  new RegExp(`(?<!\\p{L})(?:our|the|an?|using|in|with) (${name}) ${kinds}(?!\\p{L})`, "gu"),
  new RegExp(
    `(?<![\\p{L}'-])(${name}) or (?:another|(?:a )?(?:similar|equivalent|comparable|other)\\b|any other)`,
    "gu",
  ),
  new RegExp(`\\b${kinds} \\((${name})\\)`, "gu"),
  new RegExp(`\\b${kinds},? (?:called|named|such as|like) (${name})`, "gu"),
]

/** Tools named next to a word for their kind. */
export const toldTools = (quote: string): string[] =>
  signs.flatMap((sign) =>
    [...quote.slice(0, 400).matchAll(sign)]
      .map(([, tool = ""]) => tool)
      .filter((tool) => nameTag(tool.toLowerCase()) === null && !/^(?:The|Our|An?|IT|HR|AI|LMS|ERP|CRM)$/.test(tool)),
  )
