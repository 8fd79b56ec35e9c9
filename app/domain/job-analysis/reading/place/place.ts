import { laidOut } from "../../../language/laid-out"
import { institution } from "../company/words"
import type { Line } from "../posting"
import { roleWord } from "../title/role-nouns"
import { clean } from "./clean-place"
import { addressBelow, placeLine } from "./place-lines"
import { placeNamed } from "./place-names"

const label = new RegExp(
  laidOut`
    ^(?:
      (?:job |work |primary |office )?locations?|job locations?|base|based (?:at|in)|campus|duty station|
      duty locations?|where|place(?: of work)?|city|site|ort|arbeitsort|standort|einsatzort|dienstort|city ?\/ ?town|
      posting location|job city|work address|locations?\(s\)|lugar|ubicación|lieu|sede|plaats|local|office|📍
    )$
  `,
  "i",
)
/** "our Castle Hill campus", "in our Tanjong Pagar office" */
const building =
  /\b(?:[Oo]ur|[Tt]he|this) ((?:\p{Lu}[\p{L}'’.-]+ ){1,3})(campus|office|shop|salon|plant|site|depot|branch|hospital|studio|warehouse|factory|clinic|laboratory|lab|store|yard|headquarters|HQ)\b/u
const states =
  "A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|NSW|VIC|QLD|TAS|ACT|NT|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK"
const regions = laidOut`
  // The British Isles.
  Scotland|Wales|England|Northern Ireland|Ireland|Kent|
  // Australia.
  Victoria|New South Wales|Queensland|Tasmania|Northern Territory|South Australia|Western Australia|
  // Canada.
  Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|New Brunswick|Nova Scotia|Newfoundland|
  // The United States.
  Alabama|Alaska|Arizona|Arkansas|Connecticut|Delaware|Hawaii|Idaho|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|
  Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Oklahoma|
  Rhode Island|South Carolina|South Dakota|Tennessee|Utah|Vermont|West Virginia|Wisconsin|Wyoming|Minnesota|California|
  Texas|Oregon|Washington|Colorado|Florida|New York|Massachusetts|Illinois|Ohio|Pennsylvania|Michigan|Georgia|Virginia|
  Maryland|
  // India.
  Kerala|Karnataka|Maharashtra|Tamil Nadu|Telangana|Gujarat|Punjab|Haryana|Uttar Pradesh|Madhya Pradesh|Andhra Pradesh|
  Rajasthan|West Bengal|Odisha|Goa|Assam|Bihar|
  // Germany.
  Bavaria|Bayern|Hessen|Sachsen|Niedersachsen|Brandenburg|Baden-Württemberg|
  // Countries.
  Switzerland|Austria|Belgium|Sweden|Norway|Denmark|Finland|Poland|South Africa|Kenya|Nigeria|Singapore|Malaysia|
  Philippines|Japan|India|Germany|Spain|France|Italy|Netherlands|Portugal|Canada|Australia|New Zealand|United Kingdom|
  UK|USA
`
const named = "\\p{Lu}[\\p{L}'’.-]+(?:[ -]\\p{Lu}[\\p{L}'’.-]+){0,3}"
const cityState = new RegExp(
  `(?<![\\p{L}])(?!\\p{Lu}{2,3},)${named}(?: region| area)?(?:,\\s*(?:${states})\\b|\\s+(?:${states})(?=\\s*(?:$|[.,;:)|·•(–-])|\\s+\\d)|,\\s*(?:(?:${regions})\\b|\\p{Lu}{1,2}\\d{1,2}\\b))`,
  "u",
)
const cities = new RegExp(
  laidOut`
    \b(?:
      // The British Isles.
      London|Manchester|Birmingham|Leeds|Bristol|Glasgow|Edinburgh|Cardiff|Belfast|Liverpool|Sheffield|Newcastle|
      Nottingham|Leicester|Dublin|Cork|
      // Australia and New Zealand.
      Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Darwin|Auckland|Wellington|Christchurch|
      // North America.
      New York|San Francisco|Los Angeles|Chicago|Boston|Seattle|Austin|Denver|Boise|Portland|Atlanta|Toronto|Vancouver|
      Montreal|Ottawa|Calgary|
      // Germany, Austria and Switzerland.
      Berlin|Munich|München|Hamburg|Köln|Frankfurt|Stuttgart|Wien|Zürich|
      // The rest of Europe.
      Madrid|Barcelona|Sevilla|Valencia|Málaga|Paris|Lyon|Toulouse|Marseille|Amsterdam|Rotterdam|Utrecht|Brussels|
      Milano|Roma|Torino|Lisboa|Porto|
      // Asia, and Wellington again.
      Bengaluru|Bangalore|Mumbai|Delhi|Gurugram|Noida|Hyderabad|Pune|Chennai|Kolkata|Coimbatore|Singapore|Dubai|
      Wellington
    )\b(?:\s*\([^()]{2,30}\))?
  `,
  "u",
)
/** "Basel, hybrid: two days in the office" is a line by itself. */
const besideMode = new RegExp(
  `^(${named}(?:,\\s+${named})?)\\s*[,(/|·•–-]\\s*(?:[Hh]ybrid|[Rr]emote(?!\\s*[(–-])|[Oo]n-?site|[Oo]ffice[- ]based|[Ii]n[- ]person)\\b`,
  "u",
)
/** "Town: Ludlow" next to "Site: Ludlow Community Hospital" */
const townField = /^(?:town|city)\s*:\s+(\p{Lu}[\p{L}'’ .-]{2,40})$/iu
/** "Perth WA, Albany WA or Broome WA" */
const places = new RegExp(
  `^${named},?\\s+(?:${states})(?:(?:,(?: or| and)?| or| and|;|\\s/)\\s+${named},?\\s+(?:${states}))+$`,
  "u",
)
/** "(Pune, Baner — WFO)" after the title */
const inParentheses = new RegExp(
  `\\((${named}(?:,\\s+${named})?)\\s*[—–|·-]\\s*(?:wfo|wfh|hybrid|remote|on-?site|office)\\b`,
  "iu",
)
/** "..., anywhere in the UK": employees can live anywhere. */
const anywhere = new RegExp(`(?:^|[,·|(;]\\s*)anywhere in (?:the )?(US|UK|EU|United States|${regions}|Europe)\\b`, "iu")
/** A country or a region alone in a posting's head: "United States · 3 weeks ago". */
const wholeCountry = new RegExp(
  `^(?:Greater )?(?:United States|${regions}|European Union|Europe|EMEA)(?: \\(remote\\))?$`,
  "iu",
)
const remoteIn = new RegExp(
  `\\bremote\\b\\s*[-–—(,:]*\\s*(?:in |within |anywhere in )?(?:the )?((?:US|UK|EU|United States|${regions}|Europe)(?: or (?:the )?(?:${regions}))?)\\b`,
  "iu",
)

/**
 * "Remote - US" as a line of the head: the place of work is not the employer's own town, wherever the posting names it.
 */
const remoteLine = new RegExp(
  `^remote\\s*[-–—(,:·|]+\\s*(?:within |anywhere in )?(?:the )?(US|UK|EU|United States|${regions}|Europe)\\)?$`,
  "iu",
)

/** The value of a place label may describe the work mode instead. */
const modeOnly =
  /^(?:in[- ]person|on the road|multiple locations|various(?: locations)?|remote|hybrid(?: remote)?|on-?site|office[- ]based|flexible)$/i

/** The place, in the posting's own words. The known title and employer are excluded. */
export function placeOf(
  lines: Line[],
  segments: string[],
  title: string | null,
  taken: (string | null)[] = [],
): string | null {
  const inTown = lines.find((line) => /^(?:town|city)$/i.test(line.label ?? ""))
  if (inTown) return clean(inTown.text)
  const pinned = lines.slice(0, 12).find(({ sign, text }) => sign?.startsWith("📍") && text.length <= 60)
  if (pinned && !modeOnly.test(pinned.text) && !/:/.test(pinned.text)) return clean(pinned.text)
  const ofTown = lines.flatMap(({ text, form }) => (form === "item" ? [] : (townField.exec(text)?.[1] ?? [])))[0]
  if (ofTown) return clean(ofTown)
  for (const line of lines) {
    const said = line.label && label.test(line.label.replace(/[:?]$/, "").trim()) ? line.text : labeled(line.text)
    if (said && !modeOnly.test(said)) return clean(said)
  }
  const free = lines.flatMap(({ text }) => anywhere.exec(text.slice(0, 300))?.[1] ?? [])[0]
  if (free) return free
  const enclosed = lines.slice(0, 3).flatMap(({ text }) => inParentheses.exec(text.slice(0, 200))?.[1] ?? [])[0]
  if (enclosed && !roleWord.test(enclosed)) return enclosed
  const [head] = segments.flatMap((segment) => {
    if (places.test(segment)) return [segment]
    // The "ID" in "Job ID" is not Idaho.
    const found = cityState.exec(segment.replace(/\b(?:job|req\w*|posting|position|vacancy)\s+ID\b/giu, ""))
    return found ? [found[0]] : []
  })
  const remoteFrom = lines.slice(0, 8).flatMap(({ text }) => remoteLine.exec(text)?.[1] ?? [])[0]
  if (remoteFrom) return remoteFrom
  const address = head ? null : (addressBelow(lines) ?? placeLine(lines))
  if (address) return clean(address)
  const beside = lines
    .slice(0, 8)
    .flatMap(({ text }) => besideMode.exec(text)?.[1] ?? [])
    .find((one) => !acts(one, lines))
  const [house = "", town] = beside?.split(/,\s+/) ?? []
  if (town && !head && house.split(" ").length > 2) return town
  if (beside && !head && !roleWord.test(beside) && !institution.test(beside)) return beside
  const top = lines
    .slice(0, 14)
    .map((line) => line.text.slice(0, 600))
    .join("\n")
  const remote = remoteIn.exec(top)?.[1]
  if (remote && !head) return remote
  if (head) return clean(head)
  const text = lines
    .filter((line) => !/\bregistered (?:in|office|charity|company|number)\b/i.test(line.text))
    .map((line) => line.text.slice(0, 600))
    .join("\n")
    .slice(0, 6000)
  const country = segments.slice(0, 12).find((segment) => wholeCountry.test(segment))
  if (country) return country
  const prose = cityState.exec(text)?.[0]
  if (prose && !cities.test(top) && !cities.test(text)) return clean(prose)
  const [, site = "", kind = ""] = building.exec(text) ?? []
  if (site) return clean(`${site}${kind}`)
  const own = placeNamed(lines, title, taken)
  if (own) return clean(own)
  return clean(cities.exec(top)?.[0] ?? cities.exec(text)?.[0] ?? prose ?? remote ?? "")
}

/** "Petrel · Remote" above "Petrel helps fishermen" is an employer and its work mode. */
const acts = (one: string, lines: Line[]) =>
  lines.slice(0, 40).some(({ text }) => text.startsWith(`${one} `) && /^ \p{Ll}+s\b/u.test(text.slice(one.length)))

/** A place continues after a small word: "Depot at Mill Lane". */
const inPlace =
  /^([^:,]{3,20}: [^,.:]{3,40})(?:, \p{Ll}| (?!(?:at|in|of|on|upon|under|by|near|off|next|the|and|de|la|le)\b)\p{Ll}).*$/u

function labeled(text: string): string | null {
  // "Location: Leeds, two days a week in the office, otherwise at home": the text after the place is about the work.
  const stated = text.length > 60 ? text.replace(inPlace, "$1") : text
  const found = /^([^:]{3,20})(?::\s*|\s{2,})(\S.{1,80}?)(?:\s+\||\s{2,}|$)/u.exec(stated)
  return found && label.test((found[1] ?? "").replace(/^\P{L}+/u, "").trim()) ? (found[2] ?? null) : null
}
