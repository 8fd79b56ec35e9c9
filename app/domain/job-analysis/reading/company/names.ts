import { laidOut } from "../../../language/laid-out"
import { institution } from "./words"

/** Words in an agency's own name. */
const agency = new RegExp(
  laidOut`
    \b(?:
      recruit\w*|recrut\w*|interim|intérim|uitzend\w*|zeitarbeit|personaldienst\w*|staffing|staffers|manpower|
      resourcing|personnel|placements?|temps|headhunt\w*|search$|
      search (?:partners|group|consultants|associates|& \p{L}+)|selection$|executive search|jobbazaar|job ?board|
      employment (?:agency|services|solutions)|talent(?:$| (?:partners|solutions|group|acquisition|agency|search))
    )\b
  `,
  "iu",
)

/** Whether a name is an agency's, whatever its legal form: "Meridale Search Pte. Ltd." */
export const isAgency = (name: string) => agency.test(name.replace(legalEnd, ""))

const legalEnd = /(?:[\s,]+(?:Inc|LLC|Ltd|Limited|GmbH|PLC|Pvt|Pty|Pte|LLP|Corp|B\.V|S\.A)\.?)+$/iu
/** A place's street or state: "Church St", "Adelaide SA". */
export const address =
  /\s(?:St|Street|Rd|Road|Ave|Avenue|Ln|Lane|Dr|Drive|Blvd|Boulevard|Hwy|Highway|Pkwy|Parkway|Quay|Wharf|NSW|VIC|QLD|SA|WA|TAS|ACT|NT|CBD)$/u
/** Job boards. */
export const board = new RegExp(
  laidOut`
    ^(?:
      linkedin|indeed|seek|glassdoor|reed|totaljobs|monster|naukri|stepstone|infojobs|greenhouse|lever|workday|ashby|
      workable|smartrecruiters|teamtailor|usajobs|nhs jobs|civil service(?: jobs)?|jobs\.ac\.uk|google|facebook|
      instagram|twitter|youtube|tiktok|whatsapp|wikipedia|
      \S*(?:jobs?|jobsite|vacanc(?:y|ies)|careers?)(?:\.\S+)?(?: (?:ltd|limited|inc|gmbh))?
    )$
  `,
  "i",
)
/** Words that start a heading, a sentence or a fact, but no name. */
export const notNames = new RegExp(
  laidOut`
    ^(?:
      // Titles of postings, articles and pronouns in other languages.
      stellen(?:ausschreibung|anzeige|angebot)|offre d['’]emploi|oferta de (?:empleo|trabajo)|vacature|d[eu]s|les?|la|
      une?|l['’]|das|d[ei]r|die|den|dem|eine?|els?|los|las|una|het|een|il|uma?|sur|pour|dans|nous|vous|notre|wir|unser|
      wij|nosotros|noi|descripción|beschreibung|vollzeit|un|
      // Function words.
      you|your|we|our|us|this|these|those|what|who|how|why|as|in|at|if|it|and|all|on|no|they|from|to|he|she|there|that|
      when|most|with|not|a|an|is|are|be|for|it's|we['’]re|we['’]ll|you['’]ll|don['’]t|i|i['’]m|my|one|two|three|some|
      any|every|each|many|both|other|others|its|his|her|their|since|with|within|under|after|before|during|while|where|
      which|then|also|but|so|or|do|does|did|can|could|will|would|should|have|has|had|
      // Days, months and holidays.
      monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|
      september|october|november|december|christmas|easter|
      // Greetings and closings of letters.
      dear|hi|hello|salam|salaam|namaste|hola|bonjour|hallo|greetings|sounds?|ready|best|regards|thanks|welcome|
      // Page buttons and menus.
      about|apply|home|careers?|jobs?|skip|back|search|sign|new|menu|loading|privacy|terms|mail|view|mode|read|click|
      login|register|save|share|follow|more|similar|linkedin|
      // Posting labels and facts.
      (?:job|position|vacancy|post) (?:advert\w*|announcement|notice|posting|specification|pack|details)|
      person specification|
      the (?:company|role|job|team|work|short|basics|position|successful|ideal|candidate|post|opportunity|person)|job|
      position|full|part|remote|hybrid|on-?site|posted|location|salary|requirements?|responsibilit\w+|please|benefits|
      key|senior|junior|permanent|contract|our team|equal|employer|employers|employment|classification|nice|essential|
      desirable|note|stage|early|hours|subject|date|walk|description|summary|overview|enquiries|candidates?|applicants?|
      successful|working|experience|education|skills?|qualifications?|details|status|type|level|grade|band|pay|
      reference|ref|id|open|closing|closes|start|duration|competitive|people|position|opening|wanted|required|needed|
      hiring|vacancy|vacancies|join|day|days|weekly|annual|annually|per|plus|bonus|
      // Praise and degrees.
      good|great|excellent|strong|proven|must|ability|knowledge|bachelor\w*|master\w*|degree|certificate|diploma|
      // Departments and trades.
      engineering|sales|marketing|operations|finance|design|human resources|product|faculty|infrastructure|office|
      department|organi[sz]ation|company|companies|industry|technology|healthcare|government|team|teams|project|
      projects|program|programme|
      // Nationalities and countries.
      english|british|american|australian|german|french|spanish|indian|canadian|european|uk|us|usa|eu|
      // Notices and application documents.
      urgent\w*|immediate\w*|attention|important|notice|disclaimer|diversity|inclusion|covid\S*|dbs|cv|resume|tbc|tbd|
      n\/a|na|
      // Job types and quantities.
      flexible|casual|temporary|fixed|travel|general|main|primary|secondary|worldwide|anywhere|nationwide|various|
      multiple
    )$
  `,
  "i",
)

/** Words that start a sentence or a heading, whatever follows. */
export const openers = new RegExp(
  laidOut`
    ^(?:
      // French contract types.
      cdi|cdd|alternance|stage|
      // Function words.
      you|your|we|our|us|this|these|those|what|who|how|why|as|in|at|if|it|and|on|no|they|from|to|he|she|there|that|when|
      most|with|not|a|an|is|are|be|for|it's|we['’]re|we['’]ll|you['’]ll|don['’]t|i|i['’]m|my|some|any|every|each|many|
      its|his|her|their|since|within|under|after|before|during|while|where|which|then|also|but|so|or|do|does|did|can|
      could|will|would|should|have|has|had|
      // Greetings and requests.
      please|dear|hi|hello|salam|salaam|namaste|hola|bonjour|hallo|greetings|
      // Page buttons and menus.
      about|help|apply|skip|back|search|click|login|register|
      // Posting labels and facts.
      subject|date|note|candidates?|applicants?|successful|working|experience|qualifications?|posted|location|salary|
      requirements?|responsibilit\w+|benefits|reference|ref|closing|closes|wanted|required|hiring|must|ability|
      knowledge|bachelor\w*|master\w*|degree|urgent\w*|immediate\w*|reports?|senior|junior|
      // Days and months.
      monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|
      october|november|december
    )$
  `,
  "i",
)

/** Parts of an employer rather than employers. */
export const unit =
  /\b(?:team|department(?! (?:of|for)\b)|division|branch|section|directorate|unit|ward|services$|strategy|campus|customer success|human resources|engineering|sales|marketing|operations|management$)\b/i

/** A university's department hires for the university. */
export const part = /^(?:the )?(?:department|school|faculty|division|centre|center|institute|college|office) of\b/i
/** Organizations that have such parts. */
export const whole = /\b(?:University|Universität|Université|Universidad|College|Hospital|Council|NHS)\b/

/** A key that is the same for all spellings of a name. */
export const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the\s+/, "")
    .replace(/\b(?:ltd|limited|inc|llc|llp|plc|gmbh|mbh|ag|pty|pvt|corp|b\.v|n\.v|s\.a|s\.l)\b/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "")

/** A name stripped of surrounding words; null if nothing is left. */
export function cleanName(text: string): string | null {
  return (
    text
      .replace(/\s{3,}.*$/, "")
      .replace(/\s*\([^()]*\)?$/, "")
      .replace(/\s+(?:home ?page|website)$/i, "")
      .replace(/['’]s$/, "")
      .replace(/^(?:About|ABOUT)\s+(?=\S{3})|^(?:at|@)\s+(?=\p{Lu})/u, "")
      .replace(/\s+(?:[-–—|·•]|--)\s.*$/, "")
      .replace(/[\s,;:–|-]+$/, "")
      .replace(/(?<!\b(?:Ltd|Inc|Co|Pvt|Corp|S\.A|S\.L|B\.V|N\.V|S\.r\.l|S\.p\.A))\.$/, "")
      .replace(
        /^(?:the )?(?:governors?|governing body|governing board|board|board of \w+|trustees|directors|headteacher|head|principal|management) of (?:the )?(?=\p{Lu})/iu,
        "",
      )
      .replace(/^(?:the|Die|Der|Das)\s+/, "")
      .trim() || null
  )
}

const common =
  /^(?:the|our|this) (?:store|team|role|school|company|firm|practice|hotel|hospital|site|shop|restaurant|college|university|trust|council|position|department|opportunity|job|work|candidate|person|business)$|^(?:the|our|this)$/iu

/** A generic word for an employer: "the company", "our store", "Trust". */
export const isAnyEmployer = (text: string) =>
  /^(?:the|our|this) [\p{L}.]+$|^[\p{L}.]+$/iu.test(text) && (institution.test(text) || common.test(text))
