import { laidOut } from "../../../language/laid-out"
import { roleIn, singular } from "./role-nouns"

const adjectives = laidOut`
  an?|one|our|the|another|some|two|three|\d|first|full or part[- ]time|full[- ]time|part[- ]time|experienced|talented|
  skilled|qualified|passionate|motivated|reliable|friendly|enthusiastic|cracking|great|brilliant|fantastic|exciting|
  superb|amazing|inspiring|dedicated|dynamic|creative|caring|committed|organised|organized|hard[- ]?working|ambitious|
  driven|outstanding|exceptional|proactive|permanent|temporary|fixed[- ]term|contract|temp|perm|freelance|casual|
  immediate|suitable|suitably|una?|einen?|une|een|its|their|his|her|second|third|fourth|next|new|additional|further|
  more|several|post of|position of|role of|following(?: post)?
`
const told = (before: string) => new RegExp(`\\b(?:${before})\\s+(?:(?:${adjectives})[\\s,]+(?:and |or )?)*`, "giu")
/** Phrases before the role that is offered. */
const hiring = told(
  laidOut`
    hir(?:e|ing)(?: for)?|(?:retained|working|instructed|engaged) on|
    look(?:ing|in['’]?) (?:for|to (?:hire|appoint|recruit|employ))|on the (?:hunt|lookout) for|in (?:search|need) of|
    seek(?:s|ing)?|recruit(?:s|ing)?(?: for)?|needs?|requires?|(?:we['’]re|are|is) after|wants?|appoint|employ|
    applications (?:for|from)|(?:role|position|post|job|vacancy|opening|opportunity|work) (?:of|for|as)|
    join (?:us|our team|the team|\p{L}+) as|become|(?:(?:have|has|['’]ve|['’]s) )?got|
    ha(?:s|ve) (?:an? )?(?:\w+ )?(?:vacancy|opening|opportunity) for|busca(?:mos)?|suchen|cherch(?:e|ons)|
    recrut(?:e|ons)|zoeken|zoekt(?: per direct)?|sucht|recherche(?:nt|ons)?|cherchent|recrutent|cerchiamo|cerca|
    procuramos|contratamos
  `,
)
/** Other phrases before it, which may also describe a person's past: "registration as a nurse". */
const mayHire = told(
  "(?<!\\b(?:experience|regist(?:ration|ered)|qualifi(?:ed|cation)|work(?:ed|ing)?|years|months|background|career|time|train(?:ed|ing)|known|licen[cs]ed?|certified) )as|for",
)

/** The names of the jobs that a text offers. */
export function rolesTold(text: string, how: "hiring" | "mayHire"): string[] {
  return [...text.slice(0, 2500).matchAll(how === "hiring" ? hiring : mayHire)].flatMap((found) => {
    const rest = text.slice(found.index + found[0].length, found.index + found[0].length + 110)
    const end =
      /[.;:!?\n"“”]|,\s|\s(?:in|at|to|who|for|with|near|nr|based|on|that|from|starting|joining|and an?|whose|within|across|as|needed|required|or|but)\s|\s(?:vacancy|role|position|opening|opportunity|gig|asap|urgently|immediately|now|please)\b|\s[-–—|]\s(?!\d(?:st|nd|rd))/u.exec(
        rest,
      )
    const name = rest.slice(0, end?.index ?? rest.length).trim()
    const words = name.split(/\s+/)
    // "HVAC install helper" is lowercase except for an acronym.
    const capital = words.filter((word) => /^\p{Lu}(?!\p{Lu}*$)/u.test(word)).length
    // A lowercase name is only certain if it ends with a role noun.
    const isNamed =
      capital >= words.length / 2 || (words.length <= 4 && roleIn(words.at(-1) ?? "") > 0 && capital === 0)
    return words.length <= 8 && roleIn(name) > 0 && isNamed ? [one(capital === 0 ? sentenceCase(name) : name)] : []
  })
}

/** "two Policy Officers": the title is singular. */
const one = (name: string) => (roleIn(name.split(" ").at(-1) ?? "") > 0 ? singular(name) : name)

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
