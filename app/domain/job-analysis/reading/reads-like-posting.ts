import { payOf } from "./pay"
import type { Line } from "./posting"
import { isAsked } from "./requirements/prose"
import { kindOf } from "./requirements/requirement-kind"
import { sectionNamed } from "./requirements/section-headings"
import { skillsOf } from "./skills/skills"
import { roleWord } from "./title/role-nouns"

const hires =
  /\b(?:hiring|recruiting|vacanc(?:y|ies)|wanted|needed|apply|applicants?|(?:look(?:ing|in)|searching) for|need(?:s|ed)?|seek(?:s|ing)?|join (?:us|our)|wir suchen|on (?:recrute|cherche)|recherch\w+|recrut\w+|se busca|buscamos|cerchiamo|gezocht)\b/iu
const facts =
  /\b(?:full|part)[- ]time\b|\b(?:vollzeit|teilzeit|temps plein|cdi|cdd|jornada completa)\b|\b(?:permanent|temporary|casual|fixed[- ]term) (?:position|role|contract|post|job)\b|\b(?:hybrid|remote)\b|\bper (?:hour|annum)\b/iu
const held = new Set(["license", "qualification", "language"])

/** The minimum number of signs for a text without a title to be a posting. */
const enough = 2

/** A heading of duties or requirements in any of the languages, or the day on which a posting closes. */
function isSure({ text, form }: Line): boolean {
  if (/^(?:closing|closes|applications? (?:close|due)|deadline|drop your (?:cv|resume)|apply by)\b/i.test(text))
    return true
  const isHeading =
    form !== "item" && text.length <= 60 && (form === "heading" || /[:：]$/.test(text) || !/[.,;!?]$/.test(text))
  const named = isHeading ? sectionNamed(text) : null
  return named === "must" || named === "nice" || named === "duties"
}

/**
 * Whether lines without a job title can be a posting: they hire, require something, pay, name a job or state its terms.
 */
export function readsLikePosting(lines: Line[]): boolean {
  if (lines.some(isSure)) return true
  const texts = lines.map(({ text }) => text.slice(0, 600))
  const whole = texts.join("\n").slice(0, 20_000)
  const signs = [
    hires.test(whole),
    roleWord.test(whole),
    facts.test(whole),
    payOf(lines) !== null,
    skillsOf([whole], []).length > 0,
    texts.some((text) => isAsked(text) || held.has(kindOf(text))),
    lines.some((line) => line.must !== undefined),
  ]
  return signs.filter(Boolean).length >= enough
}
