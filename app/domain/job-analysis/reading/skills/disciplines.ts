import { laidOut } from "../../../language/laid-out"
import { looksLikeParticiple } from "../../../language/verbs/verbs"
import { functionWords } from "../../../language/words/function-words"
import { words } from "../../../language/words/word-list"
import { isTrait } from "./phrase-words"
import { isDeed as isDeedWord } from "./verb-words"

/** Nouns that form a discipline with the words before them: "influencer marketing", "wound care", "bid writing". */
const heads = laidOut`
  // Running, checking and improving work in general.
  management|planning|processing|administration|policy|compliance|reporting|forecasting|scheduling|operations|handling|
  control|inspections?|supervision|coordination|monitoring|tracking|auditing|audits?|prevention|governance|evaluation|
  consultation|engagement|measurement|techniques|gathering|
  // Finance, commerce and human resources.
  marketing|accounting|procurement|sales|negotiations?|reconciliations?|fundraising|recruitment|onboarding|payroll|
  invoicing|bookkeeping|budgeting|costing|estimating|valuations?|underwriting|insurance|lending|tenders|bids|
  // Engineering, computing and data.
  analysis|analytics|design|modell?ing|engineering|testing|maintenance|development|architecture|programming|automation|
  integrations?|migrations?|pipelines?|optimi[sz]ation|tuning|visuali[sz]ation|
  // Logistics, plants and sites.
  production|installations?|fabrication|welding|making|cooking|preparation|hygiene|surveying|mapping|drawings?|
  logistics|dispatch|warehousing|planting|pruning|cleaning|plating|finishing|
  // Health, care and safety.
  therapy|care|assessments?|nursing|medicine|surgery|counsell?ing|rehabilitation|safety|security|diagnostics|imaging|
  screening|sampling|calibration|safeguarding|protection|intervention|mediation|
  // Sciences and schools.
  research|teaching|training|chemistry|biology|physics|statistics|mathematics|economics|linguistics|psychology|pedagogy|
  curriculum|phonics|
  // Law.
  regulations?|law|advocacy|
  // Writing, media and translation.
  writing|editing|drafting|briefs|submissions|rendering|animation|illustration|photography|printing|publishing|
  translation|interpreting|transcription
`
const named = new RegExp(`(?<![\\p{L}'-])((?:\\p{L}[\\p{L}'-]+ ){1,2})(${heads})(?![\\p{L}-])`, "giu")

/** Words for quality, frequency or audience, which do not distinguish disciplines. */
const plain = words(`
  the a an and or of in on for to with by from at as your our their its his her this that these those all any some each every
  strong good excellent great proven sound solid high best basic advanced effective efficient daily weekly fortnightly monthly annual regular ongoing
  include includes experience knowledge understanding ability skills work working role roles team teams people people's years year they who
  you we be is are was not no only first second third running yrs yr understand developed safe secure timely accurate accurately quality appropriate various different multiple complex
  simple small large whole entire must should can will may would able willing full part own both more most very well day week month through
  across within between about into company business customer client clients customers internal external general overall key core main related
  based driven provided required highly new other one two three some previous relevant similar clean clear real shared
`)

/** The disciplines that a requirement or a duty names, including lowercase ones, because no list is complete. */
export function disciplinesIn(quote: string): string[] {
  return [...quote.slice(0, 400).matchAll(named)].flatMap((found) => {
    const given = found[1]?.trim().split(" ") ?? []
    const before = isJoin.test(given[0] ?? "") ? given.slice(1) : given
    const [first = ""] = before
    const lead = `${quote.slice(0, found.index)}${before === given ? "" : given[0]}`.trimEnd()
    const isDeed =
      isVerb(first.toLowerCase()) && (lead === "" || /(?:\b(?:to|can|and|or|will|you|who|by|in|of)|[,;:])$/i.test(lead))
    const rest = isDeed || plain.has(first.toLowerCase()) ? before.slice(1) : before
    const isOwn =
      rest.length > 0 &&
      rest.every(
        (word) => ![plain, functionWords].some((some) => some.has(word.toLowerCase())) && !isTrait(word.toLowerCase()),
      )
    return isOwn ? [`${rest.join(" ")} ${found[2] ?? ""}`] : []
  })
}

const isJoin = /^(?:and|or|to|then|well-\p{L}+|highly)$/iu
const isVerb = (word: string) => isDeedWord(word) || looksLikeParticiple(word)
