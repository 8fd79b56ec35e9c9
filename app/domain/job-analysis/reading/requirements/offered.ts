import { opensDeed } from "../skills/verb-words"
import type { Placed } from "./sections"

/** Benefits of the employer, with names that mean nothing else in a posting. */
const surely = [
  "401 ?\\(?k\\)?",
  "403 ?\\(?b\\)?",
  "pto",
  "rtt",
  "rrsp",
  "(?:paid )?time off",
  "paid (?:holidays?|vacations?|leave|sick \\w+|lunch(?:es)?|breaks?|training|parental leave|time off|fridays)",
  "(?:annual|sick|parental|maternity|paternity|family|vacation|personal|holiday) (?:leave|pay|days?|time)",
  "(?:days?|weeks?|wks)['’]? (?:of )?(?:paid )?(?:holidays?|hols|vacation|leave|annual leave|pto|urlaub|de congés|de rtt)",
  "(?:sign[- ]?on|signing|retention|referral|performance|annual|quarterly|yearly|monthly|christmas|attendance|safety)(?: \\w+)? bonus(?:es)?",
  "profit[- ]sharing",
  "(?:share|stock) options?",
  "(?:tool|boot|clothing|uniform|meal|phone|car|vehicle|travel|housing|scrubs?|ce|ute|van) allowance",
  "(?:gas|fuel) card",
  "(?:company|work|take-?home) (?:truck|van|vehicle|car|ute|phone|laptop|pension)",
  "(?:truck|van|vehicle|car|ute|phone|laptop|uniforms?|meals?|ppe|tools) (?:is |are )?(?:provided|supplied|included)",
  "per diem",
  "(?:employee|staff|gym|store) discounts?",
  "(?:health|medical|dental|vision|life|disability|private medical|private health)(?: and (?:dental|vision|life))? (?:insurance|benefits|coverage|cover|plans?)",
  "private healthcare",
  "(?:tuition|relocation|commuter|childcare) (?:reimbursement|assistance|support|package|benefits|allowance)",
  "(?:cycle|bike) to work(?: scheme)?",
  "employee assistance program(?:me)?",
  "gym membership",
  "(?:pension|workplace pension)(?: scheme| plan| contributions?)?",
  "(?:flexible|health) spending account",
  "hsa",
  "fsa",
  "espp",
  "rsus",
  "weekly pay",
  "(?:home office|remote work) stipend",
  "learning budget",
  "free (?:parking|lunch(?:es)?|meals|uniforms?|coffee|snacks|fruit|dbs(?: check)?)",
  "salary packaging",
  "novated leas(?:e|ing)",
  "betriebliche altersvorsorge",
  "(?:weihnachts|urlaubs)geld",
  "firmenwagen",
  "jobrad",
  "tickets? restaurants?",
  "mutuelle(?: prise en charge)?",
].join("|")
/** Words that mean a benefit only next to other benefits. */
const maybe =
  "health(?:care)?|medical|dental|vision|life|disability|pension|truck|van|vehicle|ute|car|phone|laptop|tools?|uniforms?|boots|bonus(?:es)?|benefits|equity|ot|overtime|holidays|vacation|commission|tips|mileage|parking|meals|snacks|insurance|super|superannuation|growth|raises"
const before =
  "(?:(?:[$£€]?\\d[\\d,.]*[k%]?\\+?|up to|of|a|an|the|your|our|full|great|good|generous|competitive|excellent|unlimited|flexible|free|paid|100%|plus|and|incl(?:uding|udes|\\.)?|annual|company|employer|other|on) )*"
const behind =
  "(?:\\s(?:\\([^()]*\\)|[$£€]?\\d[\\d,.]*[k%]?\\+?|match(?:ing|ed)?|plans?|scheme|insurance|benefits|contributions?|w/|with|a|up to|at|of|for|after|from|days?|day|one|months?|each|every|per|a year|year|yearly|annually|company|included|provided|available|supplied|paid|package|à|en charge|die|im))*"
const isSure = new RegExp(`^${before}(?:${surely})${behind}$`, "iu")
const isMaybe = new RegExp(`^${before}(?:${maybe})${behind}$`, "iu")
/** Words that introduce a requirement rather than a benefit. */
const asks =
  /\b(?:must|required?|need(?:s|ed)?|experience|exp|knowledge|understanding|ability|able|own|valid|familiar\w*|proficien\w*|certif\w*|licen[cs]e|administ\w*|manag\w*|sell\w*|sales|skills?|degree|you have|willing\w*)\b/i
const lead =
  /^(?:you(?:['’]ll| will)? (?:also )?(?:get|receive|enjoy|earn)|we (?:also )?(?:offer|provide|give you))\s+/i

/** 2: a line about a benefit. 1: only if its neighbors are. 0: anything else. */
function weightOf(text: string): 0 | 1 | 2 {
  const named = text
    .replace(lead, "")
    .replace(/\s+/g, " ")
    .replace(/[ .!]+$/, "")
  if (named.length > 160 || asks.test(named) || (opensDeed(named) && named === text)) return 0
  const parts = named
    .split(/\s*(?:[,;/&+·|•]|\s(?:and|plus|und|et)\s)\s*/iu)
    .map((part) => part.trim())
    .filter((part) => part !== "")
  const sure = parts.filter((part) => isSure.test(part)).length
  const may = parts.filter((part) => !isSure.test(part) && isMaybe.test(part)).length
  if (sure > 0 && (sure + may) * 2 >= parts.length) return 2
  if (may !== parts.length) return 0
  return may > 1 ? 2 : 1
}

/**
 * The lines that may ask for something: without those that only name what the employer gives ("401k match, truck,
 * PTO"), and without a line between two of these that names nothing asked for.
 */
export function withoutOffers(placed: Placed[]): Placed[] {
  const weights = placed.map(({ line }) => (line.must === undefined ? weightOf(line.text) : 0))
  return placed.filter(({ line }, at) => {
    const [above = 0, own = 0, below = 0] = [weights[at - 1], weights[at], weights[at + 1]]
    if (own === 2) return false
    if (own === 1) return above === 0 && below === 0
    return !(above === 2 && below === 2 && !asks.test(line.text))
  })
}
