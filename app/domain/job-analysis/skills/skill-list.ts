import { abroadSkills } from "./abroad"
import { bedsideSkills } from "./at-the-bedside"
import { deskSkills } from "./books-and-desks"
import { businessSkills } from "./business"
import { careAndScience } from "./care-and-science"
import { classroomsAndCounters } from "./classrooms-and-counters"
import { clinicsAndCare } from "./clinics-and-care"
import { codeAndCampaigns } from "./code-and-campaigns"
import { councilsAndOffices } from "./councils-and-offices"
import { counterSkills } from "./counters-and-studios"
import { dailyWork } from "./daily-work"
import { engineeringAndData } from "./engineering-and-data"
import { healthSkills } from "./health"
import { otherTongues } from "./in-other-tongues"
import { kitchensAndGuests } from "./kitchens-and-guests"
import { languageSkills } from "./languages"
import { marketingCareAndPublic } from "./marketing-care-and-public"
import { occupationSkills } from "./occupations"
import { officeWork } from "./office-work"
import { officesAndMoney } from "./offices-and-money"
import { peopleAndOffices } from "./people-and-offices"
import { professionSkills } from "./professions"
import { railSupplyAndWorks } from "./rail-supply-and-works"
import { schoolSkills } from "./schools-and-research"
import { shopsSitesAndSystems } from "./shops-sites-and-systems"
import { siteSkills } from "./sites-and-roads"
import { sitesAndWorkshops } from "./sites-and-workshops"
import { softwareSkills } from "./software-and-labs"
import { technologySkills } from "./technology"
import { tradeSkills } from "./trades"
import { tradesAndMachines } from "./trades-and-machines"
import { wardsAndClassrooms } from "./wards-and-classrooms"
import { wellKnownSkills } from "./well-known"
import { workAbroad } from "./work-abroad"
import { worksAndSystems } from "./works-and-systems"

/** One name of a skill, prepared for comparison. */
export interface SkillName {
  words: string[]
  /** The canonical name. */
  concept: string
  /** Also a common word, so it counts only if capitalized. */
  isCased: boolean
  /** Its own form ends in "s". */
  isPlural: boolean
}

/**
 * In the lists, commas separate skills, and "=" precedes a skill's other names. The first name is canonical. "!" marks
 * a name that is also a common word.
 */
const lists = [
  technologySkills,
  businessSkills,
  healthSkills,
  tradeSkills,
  occupationSkills,
  professionSkills,
  languageSkills,
  wellKnownSkills,
  officeWork,
  careAndScience,
  worksAndSystems,
  abroadSkills,
  dailyWork,
  tradesAndMachines,
  peopleAndOffices,
  engineeringAndData,
  wardsAndClassrooms,
  councilsAndOffices,
  shopsSitesAndSystems,
  kitchensAndGuests,
  railSupplyAndWorks,
  marketingCareAndPublic,
  bedsideSkills,
  schoolSkills,
  deskSkills,
  siteSkills,
  softwareSkills,
  counterSkills,
  otherTongues,
  workAbroad,
  classroomsAndCounters,
  codeAndCampaigns,
  sitesAndWorkshops,
  officesAndMoney,
  clinicsAndCare,
]

/**
 * Normalizes the words of a skill's name or of a text: "CI/CD" and "ci-cd" are the same two words, and plurals become
 * singular.
 */
export function skillWord(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s$/, "")
  return /[^s]s$/.test(lower) && lower.length > 3 && !/(?:ics|sis|us|aws|ios)$/.test(lower) ? lower.slice(0, -1) : lower
}

export const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}+#’']|\.(?=[\p{L}\p{N}]))*|\.(?=NET)/gu

let known: ReadonlyMap<string, SkillName[]> | null = null

/** Every known name by its first word, longest first. Built with the first posting instead of at the worker's start. */
export function skillNames(): ReadonlyMap<string, SkillName[]> {
  known ??= read()
  return known
}

function read(): Map<string, SkillName[]> {
  const names = new Map<string, SkillName[]>()
  const seen = new Set<string>()
  for (const entry of lists.join(",").split(",")) {
    const forms = entry
      .split("=")
      .map((form) => form.trim())
      .filter(Boolean)
    const concept = (forms[0] ?? "").replace(/^!/, "").toLowerCase()
    for (const form of forms) {
      const words = (form.replace(/^!/, "").match(wordPattern) ?? []).map(skillWord)
      const [first] = words
      if (first === undefined || seen.has(words.join(" "))) continue
      seen.add(words.join(" "))
      const isShort = words.length === 1 && /^\p{Lu}[\p{Lu}\d]{0,3}$/u.test(form)
      names.set(first, [
        ...(names.get(first) ?? []),
        { words, concept, isCased: form.startsWith("!") || isShort, isPlural: /s$/i.test(form) },
      ])
    }
  }
  for (const some of names.values()) some.sort((a, b) => b.words.length - a.words.length)
  return names
}
