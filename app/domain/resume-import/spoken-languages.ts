import { kinOf } from "../language/places"
import { isLevel } from "./reading/sections/labeled-sections"

const native =
  "(?:mother|native) (?:tongue|language)|muttersprache|langue maternelle|lengua materna|lingua madre|madrelingua|língua materna|moedertaal|modersmål|język ojczysty"
const others =
  "(?:other|foreign) language|(?:weitere|andere) sprachen|fremdsprachen|autres langues|otros idiomas|otras lenguas|altre lingue|outras línguas|andere talen|inne języki"
const nativeLabel = new RegExp(`^(${native})(?:s|\\(s\\))?$`, "iu")
const anyLabel = new RegExp(`^(?:${native}|${others})(?:s|\\(s\\))?$`, "iu")

/** The level in a label: "mother tongue" in "Mother tongue(s)"; null if it has none. */
const levelIn = (label: string) => nativeLabel.exec(label.trim())?.[1]?.toLowerCase() ?? null

/**
 * The languages below a heading. A form gives the level of a language as its label or heading, which a work history
 * does not keep: "Mother tongue: Swedish" becomes "Swedish (mother tongue)".
 */
export function spokenLanguages(heading: string, lines: string[]): string[] {
  let below = levelIn(heading)
  return lines.flatMap((line) => {
    const [before = "", ...after] = line.split(/[:\t]/)
    if (!anyLabel.test(before.trim())) return leveled(line, below)
    const named = after.join(":").trim()
    if (named === "") below = levelIn(before)
    return leveled(named, levelIn(before))
  })
}

/** "French, rusty": the words of one language, which a work history would list as two. */
function inBrackets(named: string): string {
  const [, language = "", told = ""] = /^(\p{Lu}\p{L}{2,20}), (\p{Ll}[\p{Ll} '’-]{2,40})$/u.exec(named) ?? []
  const isOne = language !== "" && !isLevel(told) && told.split(" ").every((word) => kinOf(word).size === 0)
  return isOne ? `${language} (${told})` : named
}

function leveled(named: string, level: string | null): string[] {
  if (level === null) return named === "" ? [] : [inBrackets(named)]
  const languages = named.split(/[,;]/).flatMap((one) => one.trim() || [])
  return languages.map((one) => (one.includes("(") ? one : `${one} (${level})`))
}
