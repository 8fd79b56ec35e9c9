import { laidOut } from "../../../language/laid-out"
import { rolesTold } from "../title/hired-roles"
import { roleIn } from "../title/role-nouns"
import { applying, aroundCriteria, documents, isOfForm, reaching } from "./notice-words"

const hires =
  /\b(?:is|are|['’]re|we) (?:now |currently )?(?:hiring|recruiting)\b|(?<!\b[Yy]ou(?:['’]ll| will)? )\bneeds? an? \p{Lu}/u

/** "Hi Tom!", "Hello everyone" */
const greeting =
  /^(?:hi(?:ya)?|hello|hey|dear|hallo|hola|bonjour|good (?:morning|afternoon|evening))(?:[ ,]+(?:there|all|everyone|team|folks|\p{Lu}[\p{L}'’-]+)){0,3}[\s!,.:)]*$/iu
/** A recruiter's own name and the job on offer: "Dave from Kestrel Recruitment here, got a welding gig". */
const introduction = new RegExp(
  [
    "^(?:[Ii]t['’]?s|[Tt]his is|[Ii]['’]?m|[Mm]y name is) \\p{Lu}\\p{L}+ (?:here )?(?:from|at|with|of) \\p{Lu}",
    "^(?:[Ii] )?(?:came across|found|saw|have gone through) your (?:profile|resume|cv)\\b",
    "^(?:[Ww]e have|[Tt]here is|[Tt]here's) (?:an? )?(?:\\p{Ll}+ ){0,2}(?:opening|requirement|vacancy|opportunity) (?:with|at|for) \\p{Lu}[^.;!?]{2,80}$",
    "^\\p{Lu}\\p{L}+ (?:here (?:from|at|with)|(?:from|at|of) \\p{Lu}[^.;!?,]{1,40} here)\\b",
    "^(?:(?:[Ii]|[Ww]e)(?:['’]ve| have)? )?(?:just )?got (?:an?|\\d{1,2}|some|another) [^.;!?]{2,60}\\b(?:gigs?|roles?|vacanc(?:y|ies)|openings?|positions?|contracts?|jobs?)\\b",
  ].join("|"),
  "u",
)
/** Whether a clause only names its writer and the job. */
export const isIntroduction = (clause: string) => introduction.test(clause)
const field =
  /^(?:posting (?:number|date)|(?:working|classification) title|department|college(?: ?\/ ?division)?|division|hiring range|(?:hourly |base )?(?:pay|rate|wages?|compensation|budget)(?: range| rate)?|flsa(?: status)?|appointment|date limite(?: de candidature)?|hours|benefits|perks|avantages)\s*:\s/i
/** The value of a yes-or-no field, alone on its line. */
const isBareAnswer =
  /^\P{L}*(?:yes|no|criteri(?:on|a)|e ?\/ ?d|benefits eligible|even better|see qualifications\b.{0,80}|yes ?\/? ?no|help|not required|none|n\/a|or|and|and\/or)\P{L}*$/iu

/** "NUM Level 1, YW13": a grade with its code. */
const isCode =
  /^(?=.*\b(?:level|grade|band|step|class|ref|reference|position|req)\b)(?=.*\b[a-z]{1,4}-?\d{2,}\b)(?:[\w./-]+[,;:]?\s*){1,6}$/i

/** Privacy and equal opportunity notices. */
const formal =
  /\bwe (?:collect|store|process|retain|disclose)\b|\bfor the purposes? of\b.*\b(?:sell|share|law|security)\b|\bequal (?:employment |housing |opportunit(?:y|ies) )?opportunit|\bpersonal (?:data|information)\b.*\b(?:policy|notice|gdpr|consent)\b/i
const equal = new RegExp(
  laidOut`
    \beeo?\b(?! (?:law|polic|investigat|complian|regulat|report|complaint|training))|\beoe\b|\baa\/|\/aa\b|\bm\/f\b|
    \bveterans?\/(?:disab|individuals)|\bwomen\/(?:veterans|minorit)|\bminorities\/|
    \b(?:without regard to|regardless of|irrespective of|on the basis of)\b.{0,80}\b(?:
      race|colou?r|religion|gender|sex|age|ethnic\w*|disabilit\w+|national origin|background
    )\b|
    \b(?:all )?qualified applicants will\b|\barrest and conviction\b|\be-verify\b|^drug[- ]free workplace$|
    \bdisability confident\b|\b(?:does|do|will) not discriminate\b|\bfair employment (?:practices|opportunit)|\btitle ix\b|
    \bà compétences égales\b|\bunabhängig von (?:geschlecht|herkunft|alter)\b
  `,
  "i",
)
/** Warnings that nobody pays for a job. */
const unpaid =
  /\b(?:never|(?:does|do|will|shall)(?: not|n['’]t)) (?:ever )?(?:charge|ask|collect|demand|request|require)s?\b[^.]{0,60}\b(?:fees?|money|payments?|deposits?)\b/i
/** Things that do not count: "CSCS no good". */
const refused =
  /^[^,;.]{2,40}\b(?:(?:is |are )?no (?:good|use)|(?:is |are )?not (?:accepted|acceptable|enough|sufficient)|won['’]t do)$/i
/**
 * Things that are not needed: "PhD not needed", "No experience necessary". "Not essential, but helpful" is a soft
 * requirement.
 */
const unneeded = new RegExp(
  laidOut`
    ^(?![^.;]*\b(?:but|desir\w+|prefer\w+|advantage\w*|helpful|useful|welcome|plus|bonus|nice|ideal\w*)\b)(?:
      [^,;.]{2,80}\b(?:(?:is|are|will be) )?(?:not|n['’]t|never) (?:strictly |absolutely )?(?:
        required|needed|necessary|essential|mandatory|a (?:requirement|must)
      )|
      no [^,;.]{2,60} (?:is |are )?(?:required|needed|necessary)|
      (?:you )?(?:don['’]t|do not) (?:have to|need)\b[^,;]{2,80}
    )(?: for this (?:role|job|position|post))?$
  `,
  "i",
)
/** An empty field of the posting: "Selective factor: none", "Physical demands: N/A". */
const emptyField = /^[^:.;]{3,60}:\s*(?:none|nil|n\/a|not applicable|not required|keine|aucune?)$/iu
/** The hours of the job: "Schedule: 10 hour shift, Monday to Friday". */
const hours =
  /^(?:work(?:ing)? )?(?:schedule|hours|shift)\s*:\s+(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)|day|night|full|part)/i
/** A list of things that are not required: "Not needed: a degree, a car". */
const unneededList =
  /^(?:(?:what(?:['’]s| is) )?not (?:needed|required|necessary|important)|(?:what )?you (?:won['’]t|don['’]t|do not|will not) need|no need for)\s*:/i
/** Terms of the contract: its duration, its start. */
const terms = new RegExp(
  laidOut`
    ^(?:
      (?:contract|project|assignment|appointment|employment)? ?(?:duration|length|term)|contract (?:type|period)|
      (?:anticipated |expected |proposed )?start(?:ing)?(?: date)?|duration of (?:the )?(?:contract|appointment|post)
    ) ?[:–-]\s|
    ^(?:
      start(?:s|ing)?|required|wanted|available|commencing|commences
    )(?: (?:date|from|on|in|for|by))* (?:(?:the )?\d{1,2}(?:st|nd|rd|th)? )?(?:
      jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|easter
    )\p{L}*\.?(?: \d{1,2},?)?(?: (?:19|20)\d\d)?(?:$|[,;]| (?:until|to|till|through|or)\b)
  `,
  "iu",
)

/** Text without the things that a posting refuses, which are not read as skills. */
export const withoutRefused = (text: string): string =>
  (unneededList.test(text) ? "" : text)
    .split(/(?<=[,;.])/)
    .filter((part) => {
      const words = part.replace(/[\s,;.!]+$/, "").trim()
      return !refused.test(words) && !unneeded.test(words)
    })
    .join("")

/** Text to the applicant about applying, about the employer's duties by law, and about the posting itself. */
export function isNotice(text: string): boolean {
  return (
    namesJobOnly(text) ||
    [
      hires,
      greeting,
      isOfForm,
      field,
      isBareAnswer,
      isCode,
      formal,
      equal,
      applying,
      documents,
      reaching,
      unpaid,
      refused,
    ].some((sign) => sign.test(text)) ||
    [unneeded, unneededList, emptyField, hours, terms, aroundCriteria].some((sign) =>
      sign.test(text.replace(/[\s,;.!]+$/, "")),
    )
  )
}

/** "Chef de partie needed asap" */
function isWanted(text: string): boolean {
  const [, role = ""] =
    /^(.{3,50}?)\s+(?:needed|wanted)(?: (?:asap|urgently|now|immediately))?[\s!.]*$/i.exec(text) ?? []
  return roleIn(role.split(/\s+/).at(-1) ?? "") === 2 || (role !== "" && /^chef\b/i.test(role))
}

/** "2 x electricians for hospital job in Leeds" */
const counted = /^\d{1,3}\s*[x×]\s+(\p{L}.{2,50}?)(?:\s+(?:for|in|at|on|near)\s|[,.(]|$)/iu

/** "Tarrow is looking for a clerk to run its ledgers", "Pay is £30,000": the job and its pay, without a requirement. */
export const isOfferOnly = (text: string) =>
  (/^(?:the )?(?:pay|salary|rate|wages?)\b[^.]{0,40}\d/i.test(text) ||
    (/\b(?:is|are|['’]re) (?:now |currently )?(?:looking for|seeking|after)\b|^\p{Lu}[^.,;:]{2,60}? (?:wants|needs|seeks) an? /iu.test(
      text,
    ) &&
      rolesTold(text, "hiring").length > 0)) &&
  !/\b(?:with|who|must|experience\w*|qualified|licen[cs]ed?)\b/i.test(text)

/** "Looking for 2 roofers, Dallas" */
const namesJobOnly = (text: string) =>
  isWanted(text) ||
  roleIn(counted.exec(text)?.[1] ?? "") === 2 ||
  (text.split(" ").length <= 6 &&
    !/\b(?:with|who|must|as|experience\w*|qualified|licen[cs]ed?)\b/i.test(text) &&
    rolesTold(text, "hiring").length > 0)
