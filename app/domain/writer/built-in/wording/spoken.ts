import type { DraftSentence } from "../../../evidence/schema"
import { listed } from "../../../kernel/listed"
import { namesLanguage } from "../../../language/language-names"
import type { Line } from "../../material-schema"
import { fact, factOr, idsOf } from "../compose"
import { capitalized } from "./wording"

const longest = 300
/** A language with its level: "German: C2", "English (C1, TOEFL 112)", "Welsh – fluent". */
const leveled = /^(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)(?:\s*[:–—-]\s*|\s*\(|,\s*|\s+)?(.*)$/u
const native = /\b(?:native|mother tongue|first language|bilingual)\b/i
const level =
  /^(?:[ABC][12]\+?|fluent|conversational|basic|intermediate|advanced|proficient|good|beginner|working knowledge|a little|some)\b/i

/** "French: mother tongue · German: C2" as one line per language. Other lines stay as they are. */
export function eachLanguage(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    if (line.text.length > longest) return [line]
    const parts = line.text.split(/\s*[·•|;]\s*/).filter(Boolean)
    if (parts.length === 1 && namesLanguage(line.text)) return [{ ...line, text: languageTyped(line.text) }]
    return parts.every((part) => /^\p{Lu}\p{L}{2,}/u.test(part)) ? parts.map((text) => ({ ...line, text })) : [line]
  })
}

/** "little hungarian" as "Hungarian (a little)". */
function languageTyped(text: string): string {
  const [, bit = "", name = text] = /^(a little|little|some|a bit of) (\p{L}+)$/iu.exec(text) ?? []
  const shown = capitalized(name)
  return bit ? `${shown} (${bit === "little" ? "a little" : bit.toLowerCase()})` : shown
}

/** "I speak French, German (C2) and Italian (A2)." Unusual wordings of a level are left out. */
export function speaks(languages: Line[]): DraftSentence {
  const ids = [...new Set(idsOf(languages))]
  const said = (isWhole: boolean) => `I speak ${listed(languages.map(({ text }) => inSentence(text, isWhole)))}.`
  return factOr(said(false), ids, fact(said(true), ids))
}

/** `isWhole`: with the words for a native language, which go without saying. */
function inSentence(text: string, isWhole: boolean): string {
  const [, name = text, rest = ""] = leveled.exec(text.replace(/\.$/, "")) ?? []
  const [shown = ""] = (native.test(rest) ? isWhole && native.exec(rest) : level.exec(rest)) || []
  return shown ? `${name} (${shown})` : name
}

/** The name of a language without its level. */
export const languageNamed = ({ text }: Pick<Line, "text">) => text.split(/[\s(:,–-]/)[0] ?? ""
