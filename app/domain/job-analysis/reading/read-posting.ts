import { languageOf } from "../../language/sentences/language-of"
import { nameTag } from "../../language/talk/word-classes/word-class"
import { closingDateOf } from "./closing-date"
import { companyOf } from "./company/company"
import { employerAndPlace } from "./company/employer-and-place"
import { employerBehind } from "./company/employer-in-title"
import { employerGreeting, employerOfHead, withArticle } from "./company/head-employer"
import { employerOfOwnLine } from "./company/own-line-employer"
import { payOf } from "./pay"
import { placeOf } from "./place/place"
import { placeOfCouncil } from "./place/place-lines"
import type { Posting, Requirement } from "./posting"
import { postingParts } from "./posting-parts"
import { readsLikePosting } from "./reads-like-posting"
import { isNotice, withoutRefused } from "./requirements/notices"
import { askedPhrases, toolsNamed } from "./skills/asked-phrases"
import { deedSkills, doneIn } from "./skills/deed-skills"
import { disciplinesIn } from "./skills/disciplines"
import { compoundsOf, foreignObjects } from "./skills/foreign-objects"
import { foreignPhrases } from "./skills/foreign-phrases"
import { innerNames } from "./skills/inner-names"
import { listMates } from "./skills/list-mates"
import { namesMade } from "./skills/made-names"
import { isHalf, isOrigin, isPost, withoutCargo, withoutEmployerTold } from "./skills/not-skills"
import { objectsOf } from "./skills/noun-phrases"
import { properNames } from "./skills/proper-names"
import { namedSkill, skillsNamed, skillsOf } from "./skills/skills"
import { titled } from "./skills/titled"
import { toldTools } from "./skills/told-tools"
import { cleanTitle, isTitleAgain } from "./title/clean-title"
import { gradeOf } from "./title/grades"
import { withoutSuperior } from "./title/role-nouns"
import { titleOf } from "./title/title"
import { titleParts, withField } from "./title/title-parts"
import { workModeOf } from "./work-mode"

/**
 * Reads a job posting in its original form: pasted text, the text of a PDF, or a page's HTML. The posting is data:
 * sentences that address a machine and text hidden from readers are dropped and have no effect.
 */
export function readPosting(given: string, today: Date): Posting {
  const { data, kept, segments, facts, requirements, furtherDuties, ofJob } = postingParts(given)
  const stated = data?.title ? cleanTitle(data.title) : null
  const parts = (stated ? titleParts(stated) : null) ?? (stated ? null : titleOf(kept, facts))
  const called = parts?.base ?? stated
  const beside = employerAndPlace(segments)
  const sited = data?.location ?? beside?.place ?? placeOf(kept, segments, called)
  const told = data?.company ?? companyOf(kept, segments, facts, called, sited)
  // A name with its town right below the title is the employer, and what stands behind the title is a field.
  const headed = told === null ? employerOfHead(kept, called) : null
  const guessed = headed === null ? (employerBehind(parts, sited) ?? employerGreeting(kept)) : null
  const known = told ?? guessed ?? (headed === null ? employerOfOwnLine(kept) : null)
  const company = withArticle(known ?? headed?.company ?? null, kept)
  const isEmployer = sited !== null && !data?.location && known?.includes(sited)
  const place = headed?.place ?? (isEmployer ? placeOf(kept, segments, called, [company]) : sited)
  const location = place ?? placeOfCouncil(company)
  const text = kept.map((line) => line.text).join("\n")
  const title = parts ? cleanTitle(withField(parts, [company, place], text)) : called
  const isEnglish = languageOf(text) === "en"
  if (title === null && !readsLikePosting(kept)) return { ...nothing, isEnglish, text }
  const head = kept
    .slice(0, 8)
    .map((line) => line.text.slice(0, 300))
    .join("\n")
  const quotes = requirements.filter((one) => !isSaid(one)).map(({ quote }) => quote)
  const isShort = text.length < 700
  const named = kept
    .map((line) => withoutRefused(isShort ? withoutEmployerTold(line.text) : line.text))
    .filter((line) => (isShort && !isNotice(line)) || (stack.test(line) && line.length < 400))
  return {
    title,
    company,
    location,
    workMode: workModeOf(text.slice(0, 12_000), head) ?? (data?.isRemote ? "remote" : null),
    pay: payOf(kept) ?? data?.pay ?? gradeOf(kept),
    closingDate:
      data?.closingDate ??
      closingDateOf(
        kept.map((line) => `${line.label ?? ""} ${line.text}`),
        today,
        isMonthFirst(text),
      ),
    skills: skillsOf(
      [...quotes, ...furtherDuties, ...sentencesOfTime(requirements), ...named].map((text) =>
        withoutRefused(withoutNames(text, [company])),
      ),
      quotes.map((quote) => withoutRefused(withoutNames(quote, [title, company]))),
      (isEnglish ? namesAsked : foreignAsked)(requirements, [title, company, location]),
      ofJob.map((line) => withoutNames(line, [title, company])),
      [
        ...titled(title),
        ...(/safeguarding/i.test(text) ? [namedSkill("Safeguarding")] : []),
        ...requirements.flatMap(deedsAsked),
      ],
    ),
    requirements: requirements.filter(({ quote }) => !isTitleAgain(quote, title)),
    isEnglish,
    text,
  }
}

/** The reading of a text that is not a job posting. */
const nothing = {
  ...{ title: null, company: null, location: null, workMode: null, pay: null, closingDate: null },
  skills: [],
  requirements: [],
}

/** The posting's own title and employer are not skills in any spelling, and neither is a manager's title. */
const withoutNames = (quote: string, own: (string | null)[]) =>
  own.reduce<string>(
    (rest, name) => {
      const at = name === null ? -1 : rest.toLowerCase().indexOf(name.toLowerCase())
      return at < 0 ? rest : `${rest.slice(0, at)}${rest.slice(at + (name?.length ?? 0))}`
    },
    withoutCargo(withoutSuperior(quote)),
  )

/** Names that are on no list, except the posting's own title and employer. */
function namesAsked(requirements: Requirement[], own: (string | null)[]): string[] {
  const taken = own.flatMap((name) => name?.toLowerCase() ?? [])
  return requirements
    .filter((one) => !isSaid(one))
    .flatMap(({ quote: whole, kind }) => {
      const quote = withoutCargo(withoutSuperior(whole))
      const formal = properNames(quote)
      const others = [
        ...askedPhrases(quote, kind),
        ...toolsNamed(quote),
        ...disciplinesIn(quote),
        ...innerNames(quote),
        ...listMates(quote),
        ...toldTools(quote),
        ...objectsOf(kind === "responsibility" ? quote : abilityIn(quote)),
      ]
      const known = skillsNamed(quote)
      // "Approvals Act 1993" is the end of "Land Use Planning and Approvals Act 1993".
      return [...formal, ...others.filter((name) => !formal.some((one) => one !== name && one.includes(name)))].filter(
        (name) => !known.some((one) => isTorn(name, one.name, quote)),
      )
    })
    .filter((name) => !taken.some((one) => one.includes(name.toLowerCase())))
    .filter((name) => nameTag(name.toLowerCase()) !== "country" && !isPost(name) && !isOrigin(name) && !isHalf(name))
}

/** "Guilds 2391" starts inside "City & Guilds", and "equivalent Inspection" ends inside "Inspection and Testing". */
function isTorn(name: string, known: string, quote: string): boolean {
  const [at, from] = [quote.indexOf(name), quote.indexOf(known)]
  const [end, until] = [at + name.length, from + known.length]
  const isShared = at >= 0 && from >= 0 && at < until && from < end
  return isShared && ((from < at && until <= end) || (at < from && end < until) || (from <= at && end < until))
}

/** Abilities, which name their objects as a duty does: "able to read wiring diagrams". */
const abilityIn = (quote: string) =>
  /\b(?:(?:able|ability|capable of|how) to|you(?:['’]ll| will)? have(?= \p{L}+(?:ed|un)\b))\s+(\S.*)$/iu.exec(
    quote,
  )?.[1] ?? ""

/** The skills after the verbs of a duty or of what somebody must be able to do. */
const deedsAsked = (one: Requirement) =>
  [
    ...deedSkills(one.kind === "responsibility" ? one.quote : abilityIn(one.quote) || doneIn(one.quote)),
    ...(isSaid(one) ? [] : namesMade(one.quote)),
  ].map(namedSkill)

function foreignAsked(requirements: Requirement[], own: (string | null)[]): string[] {
  const isGerman =
    requirements.filter(({ quote }) => /(?<!\p{L})(?:und|der|mit|von|im)(?!\p{L})/u.test(quote)).length > 1
  const taken = own.flatMap((name) => name?.toLowerCase() ?? [])
  return requirements
    .filter((one) => !isSaid(one))
    .flatMap(({ quote, kind }) => [
      ...foreignPhrases(quote),
      ...(isGerman ? compoundsOf(quote) : []),
      ...(kind === "responsibility" ? foreignObjects(quote) : []),
    ])
    .filter((name) => !taken.some((one) => one.includes(name.toLowerCase())) && !isHalf(name))
}

/** Whether a requirement is about when and where a person may work, which is not a skill. */
const isSaid = ({ kind, quote }: Requirement) =>
  kind === "eligibility" ||
  (kind === "availability" && !/\b(?:understanding|knowledge|experience) (?:of|with|in)\b/i.test(quote))

/** "You own backups and test restores every month": a longer sentence with a time also states an action. */
const sentencesOfTime = (requirements: Requirement[]) =>
  requirements.flatMap(({ kind, quote }) => (kind === "availability" && quote.split(" ").length > 9 ? [quote] : []))

const stack = /\b(?:stack|tools|technologies|tech|skills)\b/i

/** American postings write the month first. */
function isMonthFirst(text: string): boolean {
  return (
    !/[£€₹]|\b(?:NSW|VIC|QLD|WA|Australia|superannuation|UK|Ireland|India|NZ)\b/.test(text) && /\$|\bUSA?\b/.test(text)
  )
}
