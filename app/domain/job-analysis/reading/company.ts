import { companyEvidence, textOf } from "./company-evidence"
import { institution } from "./company-words"
import { hostNames } from "./host-names"
import type { PageFacts } from "./page-facts"
import type { Line } from "./posting"
import { roleIn, roleWord } from "./role-nouns"
import { sectionNamed } from "./section-headings"
import { isSkill } from "./skills"

/** An agency's own name. */
const agency =
  /\b(?:recruit\w*|recrut\w*|interim|intérim|uitzend\w*|zeitarbeit|personaldienst\w*|staffing|staffers|manpower|resourcing|personnel|headhunt\w*|search$|search partners|selection$|executive search|jobbazaar|job ?board|employment agency|talent (?:partners|solutions|group|acquisition))\b/i
/** "Reed & Lathe Construction Recruitment" is an agency, under its shorter name too. */
const agencyName = /(?:\p{Lu}[\p{L}'’&.-]*|&)(?: (?:\p{Lu}[\p{L}'’&.-]*|&|and)){0,5}/gu
/** Boards that postings stand on. */
const board =
  /^(?:linkedin|indeed|seek|glassdoor|reed|totaljobs|monster|naukri|stepstone|infojobs|greenhouse|lever|workday|ashby|workable|smartrecruiters|teamtailor|usajobs|nhs jobs|civil service jobs|jobs\.ac\.uk|google|facebook|instagram|twitter|youtube|tiktok|whatsapp|wikipedia|\S*(?:jobs?|jobsite|vacanc(?:y|ies)|careers?)(?:\.\S+)?(?: (?:ltd|limited|inc|gmbh))?)$/i
/** The words of somebody who hires for another that they do not name. */
const client =
  /(?:\b(?:my|our|their) client\b(?!\s*[-–]?\s*(?:facing|base|portfolio|relation|account|service|team|list|work|project|group|care|success|side|site|book|matter|need|meeting|data))|\bon behalf of (?:an?|our|my)\b|\bclient of (?:ours|mine)\b|\bone of (?:our|my) (?:[\w-]+ ){0,4}clients\b|\b(?:big ?\d|mnc|global|leading|end|reputed) client\b|\b(?:retained|engaged|instructed|appointed) by an?\b|\b(?:working|work|partner(?:ed|ing)?|recruiting|hiring)(?: \w+)? (?:with|for) an?\b (?:[\w-]+ ){0,6}(?:brand|company|firm|business|client|contractor|organi[sz]ation|startup|practice|group|retailer|manufacturer|employer|school|charity)\b|can['’]t name (?:them|it)|confidential (?:client|company|employer))/i
const behalf =
  /\b(?:on behalf of|(?:working|partner(?:ing|ed)|recruiting|hiring)(?: \w+)? (?:with|for)) (?:our client,? )?(?!an?\b|our\b|my\b)(?:the )?\p{Lu}/u
/** Words that begin a heading, a sentence or a fact, and no name. */
const notNames =
  /^(?:d[eu]s|les?|la|une?|l['’]|das|d[ei]r|die|den|dem|eine?|els?|los|las|una|het|een|il|uma?|sur|pour|dans|(?:job|position|vacancy|post) (?:advert\w*|announcement|notice|posting|specification|pack|details)|person specification|about|apply|home|careers?|jobs?|skip|back|search|the (?:company|role|job|team|work|short|basics|position|successful|ideal|candidate|post|opportunity|person)|you|your|we|our|us|this|these|those|job|position|full|part|remote|hybrid|on-?site|posted|location|salary|requirements?|responsibilit\w+|please|benefits|key|what|who|how|why|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|senior|junior|permanent|contract|as|in|at|if|our team|sign|new|menu|loading|equal|employer|employers|employment|classification|nice|essential|desirable|engineering|sales|marketing|operations|finance|design|note|it|and|all|nous|vous|notre|wir|unser|wij|nosotros|noi|dear|hi|hello|greetings|sounds?|ready|stage|on|no|early|hours|they|from|to|subject|date|walk|human resources|product|privacy|terms|mail|faculty|view|infrastructure|office|descripción|beschreibung|description|summary|overview|enquiries|vollzeit|mode|read|best|regards|thanks|click|login|register|he|she|there|that|when|most|with|candidates?|applicants?|successful|working|experience|education|skills?|qualifications?|not|a|an|is|are|be|for|department|organi[sz]ation|details|status|type|level|grade|band|pay|reference|ref|id|open|closing|closes|start|duration|competitive|company|companies|industry|technology|healthcare|government|save|share|follow|more|similar|people|position|opening|wanted|required|needed|hiring|vacancy|vacancies|welcome|join|day|days|weekly|annual|annually|per|plus|bonus|good|great|excellent|strong|proven|must|ability|knowledge|bachelor\w*|master\w*|degree|certificate|diploma|english|british|american|australian|german|french|spanish|indian|canadian|european|uk|us|usa|eu|un|it's|we['’]re|we['’]ll|you['’]ll|don['’]t|i|i['’]m|my|one|two|three|some|any|every|each|many|both|other|others|its|his|her|their|since|with|within|under|after|before|during|while|where|which|then|also|but|so|or|do|does|did|can|could|will|would|should|have|has|had|urgent\w*|immediate\w*|attention|important|notice|disclaimer|diversity|inclusion|covid\S*|dbs|cv|resume|tbc|tbd|n\/a|na|linkedin|flexible|casual|temporary|fixed|travel|team|teams|project|projects|program|programme|general|main|other|primary|secondary|level|worldwide|anywhere|nationwide|various|multiple)$/i

/** Words that begin a sentence or a heading, whatever follows. */
const openers =
  /^(?:about|help|apply|skip|back|search|you|your|we|our|us|this|these|those|please|what|who|how|why|as|in|at|if|it|and|dear|hi|hello|greetings|on|no|they|from|to|subject|date|note|click|login|register|he|she|there|that|when|most|with|candidates?|applicants?|successful|working|experience|qualifications?|not|a|an|is|are|be|for|posted|location|salary|requirements?|responsibilit\w+|benefits|reference|ref|closing|closes|wanted|required|hiring|must|ability|knowledge|bachelor\w*|master\w*|degree|it's|we['’]re|we['’]ll|you['’]ll|don['’]t|i|i['’]m|my|some|any|every|each|many|its|his|her|their|since|within|under|after|before|during|while|where|which|then|also|but|so|or|do|does|did|can|could|will|would|should|have|has|had|urgent\w*|immediate\w*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|reports?|senior|junior)$/i

const threshold = 3

/** The employer, or null: an agency that hires for somebody it does not name is not the employer. */
export function companyOf(
  lines: Line[],
  segments: string[],
  facts: PageFacts,
  title: string | null,
  location: string | null,
): string | null {
  const text = textOf(lines)
  const isForAnother = client.test(text)
  const isBehalf = behalf.test(text)
  const agencies = (text.match(agencyName) ?? []).filter((one) => agency.test(one))
  const scores = new Map<string, { name: string; kinds: Map<string, number> }>()
  for (const { name, kind, weight } of companyEvidence(lines, segments, facts, title, location)) {
    if (isForAnother && !(kind === "on behalf" || (kind === "label" && !agency.test(name)))) continue
    const plain = clean(name)
    const isSure = kind === "label" || kind === "at the title"
    if (!plain || !isName(plain, isSure ? null : title, isSure ? null : location)) continue
    // "Kubernetes is a plus" tells of no employer.
    if (!isSure && isSkill(plain)) continue
    if (agencies.some((one) => one.startsWith(plain)) && (isBehalf || !agency.test(title ?? ""))) continue
    const key = keyOf(plain)
    const known = scores.get(key) ?? { name: plain, kinds: new Map<string, number>() }
    const isShouted = !/\p{Ll}/u.test(known.name) && /\p{Ll}/u.test(plain)
    if (plain.length > known.name.length || isShouted || (kind === "label" && weight > 5)) known.name = plain
    known.kinds.set(kind, Math.max(known.kinds.get(kind) ?? 0, weight))
    scores.set(key, known)
  }
  const ranked = [...scores.values()].map(({ name, kinds }) => ({
    name,
    score: scoreOf(name, kinds, text),
    isOfHead: ["label", "position", "site", "legal line"].some((kind) => kinds.has(kind)),
    isLabeled: kinds.has("label"),
  }))
  // A name is the beginning of a longer one, or its end, "Corriemoor" of "The Larder at Corriemoor": both are of one employer.
  for (const one of ranked)
    for (const other of ranked)
      if (
        other !== one &&
        other.score >= 2 &&
        other.name.toLowerCase().startsWith(`${one.name.toLowerCase()} `) &&
        (other.isOfHead || (!one.isLabeled && institution.test(other.name.slice(one.name.length))))
      )
        other.score += one.score
      else if (
        other !== one &&
        other.score >= 4 &&
        / (?:at|of) /.test(other.name) &&
        other.name.endsWith(` ${one.name}`)
      )
        other.score += one.score
  const body = ranked.filter(({ name }) => whole.test(name)).sort((a, b) => b.score - a.score)[0]
  if (body && body.score >= threshold)
    for (const one of ranked)
      if (part.test(one.name)) one.score = Math.min(one.score - 5, body.isOfHead ? body.score - 1 : one.score)
  ranked.sort((a, b) => b.score - a.score)
  if (!ranked[0] || ranked[0].score < threshold) return isForAnother ? null : ofAddress(lines, facts, text)
  return withoutCapitals(withoutArticle(ranked[0].name, [text, ...facts.sites, ...facts.titles].join("\n")))
}

/** A letterhead's capitals are no part of a name of several words: "HARTLEBURY BOROUGH COUNCIL". */
function withoutCapitals(name: string): string {
  const isLetterhead = !/\p{Ll}/u.test(name) && name.split(" ").length > 2
  return isLetterhead
    ? name
        .replace(/\p{Lu}[\p{Lu}'’]{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
        .replace(/(?<=\s)(?:OF|AND|THE|FOR)(?=\s)/g, (word) => word.toLowerCase())
    : name
}

/** A message of a few lines may name its sender by the address alone: "cv to hello@saltmarrow.example". */
function ofAddress(lines: Line[], facts: PageFacts, text: string): string | null {
  const names = lines.length <= 12 ? hostNames(text, facts) : []
  const [name = ""] = names
  return names.length === 1 && !agency.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ")
    : null
}

/** Public bodies, whose names have no article of their own. */
const office =
  /\b(?:University|College|Department|Council|Agency|Authority|Ministry|Office|Administration|Commission|Bureau|Institute|District|Trust|Board|Academy|School|Center|Centre|Branch|Division)\b/

/** "The" belongs to a name that never stands without it, unless it is only a kind of institution's article. */
function withoutArticle(name: string, text: string): string {
  if (!name.startsWith("The ")) return name
  const core = name.slice(4)
  let isOwn = false
  for (let at = text.indexOf(core); at >= 0; at = text.indexOf(core, at + 1)) {
    const before = text.slice(Math.max(0, at - 6), at)
    if (/(?:^|\n|[:|·•–—@-]\s|\bthe )$/.test(before)) return core
    const isSentence = /^ \p{Ll}/u.test(text.slice(at + core.length, at + core.length + 2))
    isOwn ||= /[\p{Ll},:|·•–—@-]\sThe $/u.test(before) || (/(?:^|\n)The $/.test(before) && !isSentence)
  }
  return isOwn || !office.test(core) ? name : core
}

function scoreOf(name: string, kinds: Map<string, number>, text: string): number {
  const own = [...kinds.values()].reduce((sum, weight) => sum + weight, 0)
  const times = own < 1.5 ? 1 : text.split(name).length - 1
  return (
    own +
    Math.max(0, Math.min(3, times - 1)) +
    (institution.test(name) ? 2 : 0) -
    (unit.test(name) ? 2.5 : 0) -
    (notNames.test(name.split(" ")[0] ?? "") && !institution.test(name) ? 1.5 : 0)
  )
}

/** Parts of an employer rather than one. */
const unit =
  /\b(?:team|department(?! (?:of|for)\b)|division|branch|section|directorate|unit|ward|services$|strategy|campus|customer success|human resources|engineering|sales|marketing|operations|management$)\b/i

/** A university's department hires for the university. */
const part = /^(?:the )?(?:department|school|faculty|division|centre|center|institute|college) of\b/i
const whole = /\b(?:University|Universität|Université|Universidad|Hospital|Council|NHS)\b/

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the\s+/, "")
    .replace(/\b(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|pty|pvt|corp|b\.v|n\.v|s\.a|s\.l)\b/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "")

function clean(text: string): string | null {
  return (
    text
      .replace(/\s*\([^()]*\)?$/, "")
      .replace(/\s+(?:home ?page|website)$/i, "")
      .replace(/['’]s$/, "")
      .replace(/\s+(?:[-–—|·•]|--)\s.*$/, "")
      .replace(/[\s,;:–|-]+$/, "")
      .replace(/(?<!\b(?:Ltd|Inc|Co|Pvt|Corp|S\.A|S\.L|B\.V|N\.V|S\.r\.l|S\.p\.A))\.$/, "")
      .replace(
        /^(?:the )?(?:governors?|governing body|governing board|board|board of \w+|trustees|directors|headteacher|head|principal|management) of (?:the )?(?=\p{Lu})/iu,
        "",
      )
      .replace(/^the\s+/, "")
      .trim() || null
  )
}

const common =
  /^(?:the|our|this) (?:store|team|role|school|company|firm|practice|hotel|hospital|site|shop|restaurant|college|university|trust|council|position|department|opportunity|job|work|candidate|person|business)$|^(?:the|our|this)$/iu

function isName(text: string, title: string | null, location: string | null): boolean {
  const [first = ""] = text.split(" ")
  // A word for any employer, a code, a bare short form and an address are no names.
  if (/^(?:the|our|this) [\p{L}.]+$|^[\p{L}.]+$/iu.test(text) && (institution.test(text) || common.test(text)))
    return false
  if (/\d{3}|^(?:\p{Lu}\.?){1,3}$|^[\p{Ll}\d.-]+\.\p{Ll}+$/u.test(text)) return false
  if (notNames.test(text) || board.test(text) || (openers.test(first) && !institution.test(text))) return false
  if (sectionNamed(text) !== null && !institution.test(text)) return false
  if (title && (title.toLowerCase().includes(text.toLowerCase()) || text.toLowerCase().includes(title.toLowerCase())))
    return false
  // A longer name that the place holds too is more likely a house than a town: "Seahaven Refuge Centre, Hastings".
  if (text.split(" ").length <= 2 && location?.toLowerCase().includes(text.toLowerCase())) return false
  if (/^(?:they|we|you|he|she|it|there|that|who|what|i)['’]/i.test(text)) return false
  return (
    text.length >= 3 && text.length <= 80 && !(roleWord.test(text) && !institution.test(text) && roleIn(text) === 2)
  )
}
