import { laidOut } from "../../../language/laid-out"
import { nameTag } from "../../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../../language/words/lexicon"
import { isSkill } from "../skills/skills"
import { roleIn } from "./role-nouns"

/** Separators in a head's line between title, employer, place and terms. */
const separator =
  /\s+[|·•–—-]\s+|\s*[|•·]\s*|\s+\p{Extended_Pictographic}\uFE0F?\s+|\s*\/\s+|\s{3,}|,\s+|:\s+(?=\p{Lu})|\s+@\s*(?=\p{Lu})|\s+at\s+(?=(?:the )?\p{Lu})|\s+as\s+(?:an?|our)\s+(?:new\s+|next\s+)?/u

export interface TitleParts {
  /** The part that names the job. */
  base: string
  /** The parts after it, each with its separator. */
  behind: { sign: string; text: string }[]
}

/** Splits a line at its separators, starting with the part that names a job; null if none does. */
export function titleParts(line: string): TitleParts | null {
  const parts: { sign: string; text: string }[] = []
  let rest = line
  let sign = ""
  while (parts.length < 12) {
    const next = separator.exec(rest)
    // A comma or a slash in parentheses does not split.
    const at = next ? cutOf(rest, next) : null
    parts.push({ sign, text: (at ? rest.slice(0, at.index) : rest).trim() })
    if (!at) break
    sign = at[0]
    rest = rest.slice(at.index + at[0].length)
  }
  const strengths = parts.map(({ text }) => roleIn(text))
  const best = strengths.indexOf(2)
  const first = best >= 0 ? best : strengths.indexOf(1)
  const base = parts[first]?.text
  if (parts[first]?.sign.startsWith(",") && isPerson(parts[first - 1]?.text ?? "", parts[first + 1]?.sign)) return null
  return base ? { base, behind: parts.slice(first + 1) } : null
}

/** "Ann Wold, Principal Consultant at Rook" is the author, not the job. */
const isPerson = (text: string, next = "") =>
  /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+$/u.test(text) &&
  (/^\s+at\s+$/.test(next) || nameTag(text.split(" ")[0]?.toLowerCase() ?? "") === "person")

function cutOf(text: string, first: RegExpExecArray): RegExpExecArray | null {
  const every = new RegExp(separator.source, "gu")
  every.lastIndex = first.index
  for (let found = every.exec(text); found; found = every.exec(text)) {
    const before = text.slice(0, found.index)
    if (before.split("(").length <= before.split(")").length) return found
  }
  return null
}

/** Times, terms, pay levels and numbers, which are not part of a job title. */
export const terms = new RegExp(
  laidOut`
    \b(?:full|part)[- ]?time|
    \b(?:
      remote|hybrid|on-?site|in[- ]office|permanent|contract|temporary|casual|fixed[- ]term|ftc|maternity|seasonal|
      freelance|internship|days?|nights?|evenings?|weekends?|mornings?|shifts?|hours?|hrs?|pw|ft|pt|prn|per diem|
      urgent|immediate|asap|apply|posted|jobs?|careers?|vacanc(?:y|ies)|ref|req|id|grade|band|level|salary|
      (?<!to )pay|ote|up to|from|start(?:s|ing)?|closing|term|months?|years?|fte|job share|relocation|visa|
      sponsorship|needed|wanted|required|hiring|description|competition|recruitment campaign
    )\b|
    [\d£$€₹@]
  `,
  "i",
)

/**
 * The title with the job's field: "Senior Executive - Taxation", "Technical Program Manager, Data Centers". Other
 * facts, such as the employer's name or the place, end it. `posting` is its text, which may contain a word that is on no
 * list: "our solar farm" below "Supervisor - Solar".
 */
export function withField({ base, behind }: TitleParts, taken: (string | null)[], posting = ""): string {
  // "Dental Hygienist (Maple Grove Dental, Kitchener)"
  let title = base.replace(/\s*\(([^()]*)\)$/u, (whole, inside: string) =>
    taken.some((one) => one !== null && one.length > 3 && inside.includes(one)) ? "" : whole,
  )
  for (const [at, { sign, text: written }] of behind.slice(0, 2).entries()) {
    // "Critical Care (L03 Adult ICU)": a code in parentheses is not part of the field.
    const text = written.replace(/\s*\([^()]*\d[^()]*\)$/u, "")
    const isField =
      /^[,\s–—/-]+$/u.test(sign) &&
      text.split(/\s+/).length <= 5 &&
      /^\p{Lu}/u.test(text) &&
      (!terms.test(text.replace(/\s*\((?:nights|days)\)$/iu, "")) || isCover.test(text)) &&
      !(
        sign.trim() !== "," &&
        ((isUnknownName(text) && !isWord(text, posting)) || /^\p{Lu}{2,3}$/u.test(behind[at + 1]?.text ?? ""))
      ) &&
      !/[:.!?]/.test(text) &&
      !workplace.test(text) &&
      !taken.some((one) => one !== null && isWithin(text, one))
    if (!isField) break
    title += `${sign}${text}`
  }
  return title
}

/** Covering somebody's leave is a different job than the permanent one. */
const isCover = /^(?:maternity|paternity|parental|sickness|sabbatical|family|long[- ]term)(?: leave)? cover$/i

/** A place of work is not a field: "Night Cleaning Supervisor, Geelong shopping centre". */
const workplace = /\b(?:shopping cent(?:re|er)|store|shop|site|hotel|hospital|clinic|office|campus|depot|airport)$/i

const isWord = (name: string, posting: string) => posting.includes(` ${name.toLowerCase()} `)

/** A name after a dash that is neither an English word nor a skill is a place: "Electrical Estimator - Croydon". */
const isUnknownName = (text: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(text) && meaningsOf(text.toLowerCase()).own.length === 0 && !isSkill(text)

function isWithin(text: string, other: string): boolean {
  const [a, b] = [text.toLowerCase(), other.toLowerCase()]
  return a.includes(b) || b.includes(a)
}
