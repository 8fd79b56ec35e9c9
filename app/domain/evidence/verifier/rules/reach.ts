import { isOtherPerson } from "../../../language/doers/people"
import type { Token } from "../../../language/words/tokens"
import { words } from "../../../language/words/word-list"

/**
 * V6: words of reach, rank, prize and adoption, grouped by what they claim. A claim needs evidence from its own row.
 */
const rows: [string, Set<string>][] = [
  [
    "a rank",
    words(
      "best top topped leading foremost largest biggest greatest highest lowest fastest finest premier unmatched unrivalled unparalleled outstanding exceptional number-one",
    ),
  ],
  [
    "being first",
    words("first pioneer pioneered pioneering groundbreaking unprecedented never-before inaugural original novel"),
  ],
  [
    "a prize",
    words(
      "award-winning awarded prize-winning prize winner winning won award honoured honored laureate champion recipient medal acclaimed acclaim celebrated renowned recognised recognized accolade distinguished",
    ),
  ],
  ["the world", words("world-class worldwide global globally international internationally world")],
  ["a country", words("national nationally nationwide countrywide country")],
  [
    "a region",
    words(
      "regional regionally region-wide citywide statewide county-wide provincial district-wide state-wide province",
    ),
  ],
  ["an industry", words("industry-leading industry-wide industry industrywide sector-wide")],
  [
    "a whole organisation",
    words(
      "company-wide companywide organisation-wide organization-wide hospital-wide trust-wide school-wide schoolwide firm-wide campus-wide department-wide site-wide plant-wide enterprise-wide group-wide fleet-wide across-the-board wide whole entire",
    ),
  ],
  ["everyone", words("all every everyone everybody universally unanimous unanimously always hundred-percent full")],
  [
    "adoption",
    words("adopted adoption standard default rolled-out rollout blueprint benchmark model widely popular viral famous"),
  ],
  [
    "being without a fault",
    words(
      "flawless flawlessly faultless faultlessly seamless seamlessly perfect perfectly error-free spotless impeccable",
    ),
  ],
  ["many people", words("thousands millions hundreds dozens countless innumerable")],
]

export interface ReachWord {
  token: Token
  at: number
  claim: string
}

/**
 * The words of a text that claim reach. Capitalized words inside a sentence are names (V3). "All" and "every" claim
 * reach only before a noun.
 */
export function reachWords(tokens: Token[], withNames: boolean): ReachWord[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== "word") return []
    if (isThroughout(tokens, at)) return [{ token, at, claim: "everyone" }]
    if (isSoldOut(tokens, at)) return [{ token, at, claim: "many people" }]
    // "every night": frequency, whether in the sentence or the evidence.
    const wide = withNames && /^(?:all|every)$/.test(token.lower)
    if (!wide && harmless(tokens, at)) return []
    if (!withNames && /^\p{Lu}/u.test(token.text) && !token.opening) return []
    const single = token.lower.replace(/s$/, "")
    const row = rows.find(([, known]) => known.has(token.lower) || known.has(single))
    return row ? [{ token, at, claim: row[0] }] : []
  })
}

/** Whether known words support a claim of reach: the same word or, unless it is a rank, one of the same row. */
export function carriesReach(stated: ReachWord, known: ReachWord[]): boolean {
  return known.some(
    (word) =>
      word.token.concept === stated.token.concept ||
      // "our manager took it over for everybody": adoption.
      (stated.token.lower === "adopted" && word.claim === "everyone") ||
      (word.claim === stated.claim && !/rank|first|adoption|prize|whole/.test(stated.claim)) ||
      (greatest.test(stated.token.lower) && greatest.test(word.token.lower)) ||
      (wholeness.test(stated.token.lower) && wholeness.test(word.token.lower)) ||
      (stated.token.lower === "throughout" && /everyone|whole/.test(word.claim)) ||
      (stated.claim === "everyone" && word.claim === "a whole organisation"),
  )
}

/** "the largest with 40 guests" supports "the biggest". */
const greatest = /^(?:largest|biggest|greatest)$/

/** "the entire team" supports "the whole team". */
const wholeness = /^(?:whole|entire)$/

/** "throughout the district", "across the company": a whole organization or area. */
function isThroughout(tokens: Token[], at: number): boolean {
  if (!/^(?:throughout|across)$/.test(tokens[at]?.lower ?? "")) return false
  const body = /^(?:the|our|its)$/.test(tokens[at + 1]?.lower ?? "") ? tokens[at + 2]?.lower : tokens[at + 1]?.lower
  if (body === undefined || body.endsWith("s")) return false
  return (
    isOtherPerson(body) ||
    /^(?:district|region|county|country|city|state|network|sector|industry|group|trust|site|estate)$/.test(body)
  )
}

/** "a sold-out workshop", "it sold out". */
function isSoldOut(tokens: Token[], at: number): boolean {
  if (tokens[at]?.lower !== "sold") return false
  return tokens[tokens[at + 1]?.text === "-" ? at + 2 : at + 1]?.lower === "out"
}

/** "all of the 36", "every one of our 18": the number limits the claim. */
function counts({ kind }: Token): boolean {
  return kind === "number"
}

const deals =
  /^(?:renewals?|contracts?|deals?|orders?|tenders?|bids?|clients?|customers?|accounts?|business|work|funding|grants?|pitch(?:es)?|mandates?|extensions?|trust|back)$/

function harmless(tokens: Token[], at: number): boolean {
  const lower = (tokens[at]?.lower ?? "").replace(/^(model|standard|default)s$/, "$1")
  const before = tokens[at - 1]?.lower ?? ""
  const next = tokens[at + 1]?.lower ?? ""
  switch (lower) {
    case "first":
      return (
        /^(aid|name|language|visit|time|contact|draft|day|week|month|year|half|quarter|line|,|responder|responders|shift|class|person)$/.test(
          next,
        ) ||
        next === "-" ||
        before === "at"
      )
    case "all":
      // "all 84 items": the number limits the claim.
      if (
        tokens[at + 1]?.kind === "number" ||
        /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(next)
      )
        return true
      if (next === "of" && tokens.slice(at + 2, at + 4).some(counts)) return true
      return next === "-" || (/^(of|in|at|after)$/.test(before) && /^(the|,|\.)?$/.test(next))
    case "every":
      if (next === "one" && tokens.slice(at + 2, at + 5).some(counts)) return true
      return /^(hour|day|week|fortnight|month|year|two|three|four|six|few|other|time|morning|afternoon|evening|night|weekday|weekend|term|season|shift|summer|winter|spring|autumn|fall|second|monday|tuesday|wednesday|thursday|friday|saturday|sunday|quarter)$/.test(
        next,
      )
    case "leading":
      // "the leading concern": ranks a finding, not the person.
      if (/^(?:topic|theme|concern|cause|reason|issue|factor|question|problem|complaint|worry)s?$/.test(next))
        return true
      return next !== "" && !/^(a|the|an)$/.test(before)
    case "best":
      return /^(practice|practices|regards|wishes|man|before)$/.test(next)
    case "top":
      return /^(of|up|layer|floor|soil)$/.test(next) && /^(on|the|to)$/.test(before)
    case "world":
      return /^(the|real)$/.test(before) && next === "of"
    case "won":
      // "a customer won by a colleague".
      if (next === "by") return true
      if (/\d|million|billion|thousand/.test(before) || /^(?:approval|support)$/.test(next)) return true
      // "won a three-year renewal": a business deal, not a prize.
      return tokens.slice(at + 1, at + 9).some((token) => deals.test(token.lower))
    case "awarded":
      if (next === "to" || (next === "in" && tokens[at + 2]?.kind === "number")) return true
      return tokens
        .slice(at + 1, at + 5)
        .some((token) => /^(?:grant|grants|contract|contracts|tender|degree|funding)$/.test(token.lower))
    case "recognized":
    case "recognised":
      // "Recognized an emergency": noticed, not honored.
      return /^(?:an?|the|that|this|these|when|where|how|early)$/.test(next)
    case "full":
      return next === "-" || /^(time|stack|day)$/.test(next)
    case "whole":
    case "entire":
      if (isOtherPerson(next)) return false
      return !/^(company|organisation|organization|hospital|school|trust|district|country|county|region|city|department|fleet|industry|firm|group|plant|site|sector|business|network|platform|floor|workforce|staff|team|university|state|province)$/.test(
        next,
      )
    case "wide":
      return before !== "-"
    case "state":
    case "model":
    case "standard":
    case "default":
      if (tokens[at]?.lower !== lower || tokens[at]?.concept.includes("_")) return true
      // "a model run": which run, not an example to others.
      if (tokens[at + 1]?.kind === "word" && tokens[at + 1]?.content && lower === "model") return true
      return before !== "the" && before !== "a"
    default:
      // "fast-selling goods": a property, not a rank.
      return /est$/.test(lower) && next === "-" && /^(?:\w+ing|\w+ed)$/.test(tokens[at + 2]?.lower ?? "")
  }
}
