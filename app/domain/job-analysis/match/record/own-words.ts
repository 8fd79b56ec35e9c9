import { isByOthers } from "../../../language/doers/by-others"
import { laidOut } from "../../../language/laid-out"
import { splitSentences } from "../../../language/sentences/split-sentences"

/** Profile fields that describe what a person wants, not what they did. */
const wishes = new Set(["shortTermGoals", "longTermGoals"])

/** Markers of a plan, a failure, a denial or somebody else's action, none of which count. */
const notDone = new RegExp(
  laidOut`
    \b(?:
      will|shall|going to|want(?:ed)? (?:to|do|take)|hop(?:e|ing) to|(?:i|we|they) plan to|plann(?:ed|ing) to|intend|
      aim(?:ing)? to|looking to|would (?:like|love)|about to|thinking (?:of|about)|
      next (?:week|month|year|quarter|sprint)|someday|trying to|not yet|never|no experience|haven['’]?t|didn['’]?t|
      don['’]?t|can['’]?t|couldn['’]?t|wasn['’]?t|isn['’]?t|
      (?:did|do|does|have|has|had|was|were|could|can|am|is|are) not|failed to|without any|instead of me|not me|
      not mine|told me|apparently|they say|i heard|someone else|somebody else|learn(?:ing)? next|wish
    )\b
  `,
  "i",
)
/** Something left undone: "I skipped a press check". "Missed deadlines fell by half" is about something else. */
const leftUndone =
  /(?:^|\b(?:i|we|and|then|but|once|just|have|had|i['’]ve|we['’]ve) )(?:\w+ly )?(?:skipped|forgot(?:ten)?|(?:neglected|refused|declined) to)\b|\b(?:i|we|have|had|i['’]ve|we['’]ve) (?:\w+ly )?(?:missed|ignored|overlooked)\b/i
const sought =
  "(?:seeking|searching for|looking for|in search of|hoping for)(?= [^.]{0,120}\\b(?:roles?|positions?|jobs?|opportunit\\w+|work|posts?|careers?|challenges?|employment|placements?)\\b)"
const striven =
  "obtain|secure|gain|get|find|seek|pursue|build|achieve|attain|join|work|utili[sz]e|use|apply|contribute|become|grow|develop|establish|be"
/** A wish, up to the end of its sentence: "Seeking a role in planning and leadership". */
const wish = new RegExp(
  laidOut`
    (?:^|\b(?:am|i['’]m|now|currently|actively|and) |, )(?:(?:now|currently|actively) )?(?:
      ${sought}|(?:looking|hoping|aspiring|eager|keen) to\b
    ).*$|
    ^(?:career )?(?:goals?|objectives?|ambitions?)\s?:.*$|
    ^(?:in order )?to (?:${striven}) .{0,200}\b(?:
      roles?|positions?|jobs?|careers?|companies|company|concern|firm|organi[sz]ations?|opportunit\w+|environment|growth
    )\b.*$|
    \bmy (?:\w+ )?(?:goals?|ambition|aim|dream) (?:is|are)\b.*$
  `,
  "i",
)
/** In a profile's summary, these words follow what the person is: "Retail manager seeking leadership". */
const wishInSummary = new RegExp(
  `${wish.source}|(?:^|\\s)(?:seeking|looking for|in search of|(?:looking|hoping|aspiring|eager|keen) to)\\s.*$`,
  "i",
)
const others =
  "boss|manager|supervisor|director|colleagues?|coworkers?|co-worker|mentor|lead|friend|predecessor|ceo|cto|head|consultants?|contractors?|agency|vendor|department"
const says = "(?:says?|said|thinks?|thought|claims?|claimed|reckons?|reckoned|believes?|insists?)"
const othersDeed = new RegExp(
  `^(?:(?:and|but|so|then|also|well|plus|anyway|though|although),? )*(?:(?:my|our|the|his|her|their) (?:\\w+ )?(?:${others})\\b(?!['’]s)|(?:(?:${others})|people|everyone|everybody|somebody|some) ${says}\\b|(?:he|she|they)\\b)`,
  "i",
)
/** "I cut fuel by 12% but it was mostly the new vans": the person attributes the result to something else. */
const disputed =
  /\b(?:but|although|though|however)\b[^.]{0,40}\b(?:it|that|this)(?: was|['’]s| is) (?:\w+ )?(?:mostly|mainly|really|largely|probably|only|down to|because of|thanks to|due to)\b|\bbut (?:[\w’']+ ){0,3}?(?:in fact|in truth|the (?:real|actual|true))\b/i

const longestUnit = 600
/** A sentence of more words without a comma runs on: each "i", "we" or "he" starts another statement. */
const longestPlain = 18
const parts = /[,;:]\s+|\s+[–—-]\s+|\s+(?:but|although|though|because|while)\s+/i
const statements =
  /\s+(?=(?:and |so |then )?(?:i|we|they|he|she|it|its|he['’]?s|she['’]?s|i['’]ve|we['’]ve|ive|weve) \p{L})/iu

const clausesOf = (sentence: string): string[] => {
  const clauses = sentence.split(parts)
  const runsOn = clauses.some((clause) => clause.split(" ").length > longestPlain)
  return runsOn ? clauses.flatMap((clause) => clause.split(statements)) : clauses
}

const no =
  /^\W*(?:no(?! (?:problem|doubt|question))|nope|nah|none|not(?! only)|nothing|n\/a|unfortunately|sorry|afraid)\b|\b(?:have|has|had|with) (?:no|none)\b/i

/** Whether a clause denies something or says that it has not happened yet. */
export const isDenied = (clause: string): boolean => no.test(clause) || isUndone(clause)

/**
 * A credential that the person does not hold yet: "NMC PIN pending", "OSCE booked for February". "Cleared 40 pending
 * claims" is an action.
 */
const notHeld = new RegExp(
  laidOut`
    \b(?:pending|awaited|to follow|in progress|underway)(?=$|[.,;)!])|
    \b(?:tests?|exams?|examinations?|course|assessment) (?:is |now )?booked\b|
    (?:^|[,;:] |\b(?:am|i['’]m|still) )(?:
      awaiting|considering|contemplating|weighing up|applied for|application for|working towards?|
      studying (?:for|towards?)|sitting|due to (?:sit|take|start|receive)
    )\b
  `,
  "i",
)
const booked = /(?<!\p{L})\p{Lu}{3,6} (?:is |now )?booked\b/u

const isUndone = (text: string): boolean =>
  notDone.test(text) || leftUndone.test(text) || notHeld.test(text) || booked.test(text)

/**
 * Splits a person's words into units of evidence: whole sentences, only the positive clauses of a sentence that is
 * partly a plan or a denial, and nothing of a sentence that retracts itself.
 */
export function ownWords(text: string, field: string | null): string[] {
  if (field !== null && wishes.has(field)) return []
  // "M.S. Computer Science" is one entry, whatever its periods.
  return (field === "qualification" ? [text] : splitSentences(text)).flatMap((sentence) => {
    const whole = sentence.slice(0, longestUnit).trim()
    const piece = whole.replace(field === "bio" ? wishInSummary : wish, "").replace(/[\s,;–—-]+$/, "")
    if (disputed.test(piece)) return []
    if (!isUndone(piece) && !othersDeed.test(piece) && !isByOthers(piece)) return piece ? [piece] : []
    return clausesOf(piece)
      .map((clause) => clause.trim())
      .filter((clause) => clause.length > 2 && !isUndone(clause) && !othersDeed.test(clause) && !isByOthers(clause))
  })
}
