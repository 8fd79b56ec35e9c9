import { concepts } from "../../language/words/concepts"
import { tokenize } from "../../language/words/tokens"
import { skillsOf } from "../reading/skills/skills"
import { europeanLanguages, foreignLanguages } from "../skills/languages"
import { type Deed, deeds } from "./deeds"
import { degreeIn } from "./degrees"

interface Skill {
  name: string
  concept: string
}

/** The parts of a requirement, each with its weight. */
export interface Terms {
  /** Each group is met by any of its skills: "Kafka or a similar log". */
  skills: { any: Skill[]; weight: number; isSpoken?: boolean }[]
  /** `names` are listed skills that mean the same and also show it. */
  deeds: { deed: Deed; asked: string; names: Skill[]; weight: number }[]
  degree: { level: number; asked: string; weight: number } | null
  /** The remaining topic words. */
  words: { concept: string; text: string; weight: number }[]
  /** The required years of experience. */
  years: number | null
}

/** Words that postings ask with, and words that name no topic. */
const plain = concepts(
  "experience experienced ability able knowledge skill skills demonstrated demonstrable proven understanding strong excellent good great solid work working worked role position year years yr yrs high level effective effectively relevant include including within use using environment required requirement essential desirable preferred advantage plus bonus ideal ideally track record evidence candidate person people new well best minimum least must have similar related equivalent field area areas other others various deep hands-on familiarity familiar comfortable comfort exposure background passion willingness willing readiness ease fluent fluency clear confident confidence competent competence proficient proficiency previous prior recent successful successfully ensure provide support supporting day daily business company organisation team opportunity range wide etc needed necessary appropriate complex multiple key own across join ability bring want need love like look looking seek seeking understand know learn qualification qualified degree bachelor master diploma tertiary university professional industry sector modern tool tools run runs running ran make makes making do done take taking give part parts number less more technology technologies system systems practice practices standard standards principle principles north south east west northern southern eastern western northeast northwest southeast southwest",
)

const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
const yearsAsked = new RegExp(
  `\\b(\\d{1,2}|${numberWords.slice(1).join("|")})\\s*(?:\\+|plus|or more)?\\s*(?:[-–]|to)?\\s*(?:\\d{0,2})\\s*\\+?\\s*(?:years?|yrs?)\\b`,
  "i",
)
const maxTerms = 24

export function termsOfRequirement(quote: string): Terms {
  const text = quote.slice(0, 600)
  const named = skillsOf([text], [text])
  const asked = deeds.flatMap((deed) => {
    const found = deed.asked.exec(text)?.[0]
    if (found === undefined) return []
    return [{ deed, asked: found, names: named.filter(({ name }) => isWithin(name, found)), weight: 2 }]
  })
  const skills = named.filter((skill) => !asked.some(({ names }) => names.includes(skill)))
  const languages = languagesAsked(text)
  const degree = degreeIn(text)
  const taken = new Set([...named.map(({ name }) => name), ...asked.map((one) => one.asked)].flatMap(conceptsIn))
  const words = new Map<string, string>()
  for (const token of tokenize(text))
    if (token.content && !token.joined && !plain.has(token.concept) && !taken.has(token.concept))
      words.set(token.concept, token.text)
  return {
    skills: languages && named.length === 0 ? [{ any: languages, weight: 3, isSpoken: true }] : groupsOf(text, skills),
    deeds: asked.slice(0, 3),
    degree: degree ? { level: degree.level, asked: degree.written, weight: 3 } : null,
    words: [...words].slice(0, maxTerms).map(([concept, written]) => ({ concept, text: written, weight: 1 })),
    years: yearsIn(text),
  }
}

/** "A second European language" accepts any of them. */
function languagesAsked(text: string): Skill[] | null {
  const [, first = "", kind = ""] =
    /\b(second|third|another|other|additional|foreign|further|any)\b(?: (?:major|modern|spoken))?(?: (european|community|foreign|modern))? languages?\b/i.exec(
      text,
    ) ?? []
  if (!first) return null
  return (/european/i.test(kind) ? europeanLanguages : foreignLanguages).map((name) => ({ name, concept: name }))
}

/** In "coach and roster a team", rostering is separate from the team; "people management skills" is a single thing. */
function isWithin(name: string, found: string): boolean {
  const [a, b] = [name.toLowerCase(), found.toLowerCase()]
  if (a.includes(b)) return true
  const [before = "", after] = b.split(a)
  return after !== undefined && !/(?:,|\b(?:and|or))\s*$/.test(before) && !/^\s*(?:,|(?:and|or)\b)/.test(after)
}

function conceptsIn(text: string): string[] {
  return tokenize(text).map(({ concept }) => concept)
}

/** "Python, Go or Rust" and "cloud (AWS, Azure, GCP)" accept any one; a plain list requires each. */
function groupsOf(text: string, named: Skill[]): Terms["skills"] {
  const isAny =
    named.length > 1 &&
    /\bor\b|\/|\bsuch as\b|\be\.?g\b|\blike\b|\bsimilar\b|\betc\b|\bat least one\b/i.test(spared(text, named))
  if (isAny) return [{ any: named, weight: 3 }]
  return named.slice(0, maxTerms).map((skill) => ({ any: [skill], weight: 3 }))
}

/** "Registered nurse with NMC PIN or eligible": an "or" behind the last name leaves both required. */
function spared(text: string, named: Skill[]): string {
  const last = Math.max(...named.map(({ name }) => text.lastIndexOf(name) + name.length))
  return text.slice(0, last) + text.slice(last).replace(/\bor (?:eligible|willing|able|working|in the process)\b/gi, "")
}

export function yearsIn(text: string): number | null {
  const [, found] = yearsAsked.exec(text) ?? []
  if (found === undefined) return null
  const spelled = numberWords.indexOf(found.toLowerCase())
  const years = spelled >= 0 ? spelled : Number(found)
  return years > 0 && years <= 40 ? years : null
}
