import { otherNamesOf } from "../../../career/equal-papers"
import type { Topic } from "../../../language/topics/topic"
import { concepts } from "../../../language/words/concepts"
import { tokenize } from "../../../language/words/tokens"
import { skillsOf } from "../../reading/skills/skills"
import { compoundsOf } from "./compounds"
import type { Deed } from "./deed"
import { deeds } from "./deeds"
import { degreeIn } from "./degrees"
import { rungsAsked } from "./rungs"
import { saysLittle } from "./says-little"
import { groupsOf, type Skill, type SkillGroup } from "./skill-groups"
import { standardsAsked } from "./standards"
import { kindsAsked } from "./tool-kinds"
import { isWithin, topicsBeside, type WantedTopic } from "./topics-beside"

/** The parts of a requirement, each with its weight. */
export interface Terms {
  /** Each group is met by any of its skills. */
  skills: SkillGroup[]
  /** `names` are listed skills that mean the same and also show it. */
  deeds: { deed: Deed; asked: string; names: Skill[]; weight: number; topics: Topic[] }[]
  /** Topics of work, each shown by ordinary words for it. */
  topics: WantedTopic[]
  degree: { level: number; asked: string; weight: number } | null
  /** The remaining topic words. `also` are compounds that contain the word: "copywriting" for writing "copy". */
  words: { concept: string; text: string; weight: number; also: string[] }[]
  /** The required years of experience. */
  years: number | null
}

/** Words that postings ask with, and words that name no topic. */
const plain = concepts(
  `
  experience experienced ability able knowledge skill skills demonstrated demonstrable proven understanding strong
  excellent good great solid work working worked role position year years yr yrs high level effective effectively
  relevant include including within use using environment required requirement essential desirable preferred advantage
  plus bonus ideal ideally track record evidence candidate person people new well best minimum least must have similar
  related equivalent field area areas other others various deep hands-on familiarity familiar comfortable comfort
  exposure background passion willingness willing readiness ease fluent fluency clear confident confidence competent
  competence proficient proficiency previous prior recent successful successfully ensure provide support supporting day
  daily business company organisation team opportunity range wide etc needed necessary appropriate complex multiple key
  own across join ability bring want need love like look looking seek seeking understand know learn qualification
  qualified degree bachelor master diploma tertiary university professional industry sector modern tool tools run runs
  running ran make makes making do done take taking give part parts number less more non technology technologies system
  systems practice practices standard standards principle principles north south east west northern southern eastern
  western northeast northwest southeast southwest significant setting settings exp yoe min incl
  verifiable last past
`,
)

/** "Leeds City Council equality policies": the employer's name says nothing about what the policies are for. */
const publicBody =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{Ll}'’]+ ){1,4}(?:Council|Trust|University|District|Authority)(?:['’]s)?(?![\p{L}\d])/gu

/** "5 years post trade": the date from which the years count. */
const sinceQualified = /\bpost[- ](?:trade|qualif\w+|registration|graduat\w+|licen[cs]ure)\b/gi

/** "Know your way round an EPOS system" asks for the system. */
const knowing = /\bknow(?:ing|s)? your way (?:a)?round\b/gi

const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
const yearsAsked = new RegExp(
  `\\b(\\d{1,2}|${numberWords.slice(1).join("|")})\\s*(?:\\+|plus|or more)?\\s*(?:[-–]|to)?\\s*(?:\\d{0,2})\\s*\\+?\\s*(?:years?|yrs?)\\b`,
  "i",
)
const maxTerms = 24

export function termsOfRequirement(quote: string): Terms {
  // "SC3" only numbers a criterion.
  const numbered = quote.slice(0, 600).replace(/^(?:SC|KSC|EC|DC|C)\s?\d{1,2}[.:)]?\s/, "")
  const text = numbered.replace(publicBody, " ").replace(sinceQualified, " ").replace(knowing, " ")
  const listed = skillsOf([text], [text])
  const asked = [...deeds.flatMap((deed) => deedAsked(deed, text)), ...standardsAsked(text), ...rungsAsked(text)].map(
    ({ deed, found }) => {
      const names = listed.filter(({ name }) => isWithin(name, found))
      return { deed, asked: found, names, weight: 2, topics: [] as Topic[] }
    },
  )
  const topics = topicsBeside(text, asked, listed)
  const kinds = kindsAsked(text)
  const single = listed.filter((skill) => ![...asked, ...topics].some(({ names }) => names.includes(skill)))
  const others = single.filter(({ name }) => !kinds.some((kind) => kind.asked.includes(name)))
  const named = [...others, ...kinds.map((kind): Skill => ({ name: kind.asked, concept: kind.asked.toLowerCase() }))]
  const groups = groupsOf(text, named).map((group): SkillGroup => {
    const any = group.any.flatMap((skill): Skill[] => {
      const others = otherNamesOf(skill.name)
      if (others.length > 0) return [skill, ...others.map((name): Skill => ({ name, concept: name.toLowerCase() }))]
      const kind = kinds.find((one) => one.asked === skill.name)
      if (!kind) return [skill]
      const own = single.filter(({ name }) => kind.asked.includes(name))
      return [...(own.length > 0 ? own : [{ ...skill, isPhrase: true }]), ...kind.members]
    })
    // A tool that the posting names counts as itself.
    const distinct = new Map([...any].sort(byKind).map((skill) => [skill.concept, skill]))
    return { ...group, any: [...distinct.values()] }
  })
  const degree = degreeIn(text)
  const taken = new Set(
    [...listed, ...named]
      .map(({ name }) => name)
      .concat(asked.map((one) => one.asked))
      .concat(topics.flatMap(({ found }) => found))
      .flatMap(conceptsIn),
  )
  const words = new Map<string, Terms["words"][number]>()
  const tokens = tokenize(text)
  for (const [at, token] of tokens.entries())
    if (
      token.content &&
      !token.joined &&
      !plain.has(token.concept) &&
      !taken.has(token.concept) &&
      !(topics.length > 0 && saysLittle(token.text))
    )
      words.set(token.concept, { concept: token.concept, text: token.text, weight: 1, also: compoundsOf(tokens, at) })
  const oneOf = withExamples(text, [...words.values()])
  return {
    skills: isInLanguage(text, groups, words.size) ? groups.map((group) => ({ ...group, isBeside: true })) : groups,
    deeds: asked.slice(0, mostDeeds),
    topics: topics.slice(0, mostTopics),
    degree: degree ? { level: degree.level, asked: degree.written, weight: 3 } : null,
    words: oneOf.slice(0, maxTerms),
    years: yearsIn(text),
  }
}

/** "A regulated industry such as energy or water": one of the examples is enough, and says what the words before mean. */
function withExamples(text: string, words: Terms["words"]): Terms["words"] {
  const [, before = "", listed = ""] =
    /((?:[\p{L}-]+ ){0,2}[\p{L}-]+),? \(?(?:such as|e\.g\.?|for example|for instance),? ([^.;]{3,160})/iu.exec(text) ??
    []
  const named = new Set(conceptsIn(listed))
  const [first, ...others] = words.filter(({ concept }) => named.has(concept))
  if (!first || others.length === 0) return words
  const meant = new Set(conceptsIn(before))
  const also = [...first.also, ...others.flatMap((one) => [one.concept, ...one.also])]
  return words.flatMap((one) =>
    one === first ? [{ ...first, also }] : others.includes(one) || meant.has(one.concept) ? [] : [one],
  )
}

const mostDeeds = 3
const mostTopics = 4

/** The fewest topic words of a requirement about something made in a language. */
const fewestBeside = 2
const aboutSpeaking =
  /\b(?:fluen\w*|native|bilingual|proficien\w+|speak\w*|spoken|mother tongue|command|convers\w+|communicat\w+|levels?|skills?|[abc][12])\b/i

/** "A portfolio of published writing in English" asks for the writing, which a list of languages does not show. */
const isInLanguage = (text: string, groups: SkillGroup[], words: number): boolean =>
  words >= fewestBeside &&
  groups.length > 0 &&
  groups.every(({ isSpoken }) => isSpoken) &&
  !aboutSpeaking.test(text) &&
  groups.some(({ any }) => any.some(({ name }) => new RegExp(`\\b(?:in|into|from) ${name}\\b`).test(text)))

/** Names of a kind come first, so that the same names in the posting's own words replace them. */
const byKind = (a: Skill, b: Skill) => Number(a.kind === undefined) - Number(b.kind === undefined)

function deedAsked(deed: Deed, text: string): { deed: Deed; found: string }[] {
  const found = deed.asked.exec(text)?.[0]
  return found === undefined ? [] : [{ deed, found }]
}

function conceptsIn(text: string): string[] {
  return tokenize(text).map(({ concept }) => concept)
}

export function yearsIn(text: string): number | null {
  const [, found] = yearsAsked.exec(text) ?? []
  if (found === undefined) return null
  const spelled = numberWords.indexOf(found.toLowerCase())
  const years = spelled >= 0 ? spelled : Number(found)
  return years > 0 && years <= 40 ? years : null
}
