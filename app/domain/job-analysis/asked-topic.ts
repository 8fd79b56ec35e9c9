import { meaningsOf } from "../language/lexicon"
import { firstClass } from "../language/talk/word-class"
import { opensDeed } from "./reading/verb-words"

/** What a requirement is about, as a person would say it within a sentence. */
export interface AskedTopic {
  /** `deed`: "carry out assessments". `doing`: "carrying out …". `done`: "hosted webinars". `thing`: "HubSpot and GA4". */
  form: "deed" | "doing" | "done" | "thing" | "quote"
  words: string
}

/** Words of asking before what is asked for, and the weight that a posting gives it behind. */
const lead =
  /^(?:(?:you(?:['’]ll| will| must| should| have| need| can|['’]ve)?(?: (?:also|have|need|be able to|hold))*|(?:must|should) (?:have|be able to|hold)|(?:an?|the) (?:proven |demonstrated |strong |solid )?track record (?:of|in)|(?:proven |demonstrated |strong |solid )?track record (?:of|in)|(?:(?:proven|demonstrated|demonstrable|strong|solid|sound|good|excellent|extensive|relevant|previous|prior|practical|working|thorough|in-depth|deep|basic|some|significant|hands-on|high-level|an?|the|your) )*(?:experience|knowledge|understanding|familiarity|proficiency|fluency|expertise|command|mastery|grasp|background|exposure|competenc[ey]|confidence|comfort|skills?|awareness)(?: and (?:experience|knowledge|understanding))? (?:of|in|with|using|on|at|to)|(?:strong|good|excellent|solid|proven|demonstrated) (?=\p{L})|(?:the |an? )?(?:proven |demonstrated )?(?:ability|capacity|willingness|readiness) to|able to|willing to|(?:strong|good|excellent|solid) (?:in|at|with)|(?:good |strong )?exposure to|happy (?:to|with)|comfortable (?:with|in)|confident (?:with|in)|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|responsible for|in this role,? you (?:will|would))\s+)+/iu
const tail =
  /[\s,;(–—-]*\b(?:(?:is |are |would be |will be )?(?:(?:highly |strongly )?(?:preferred|desirable|desired|regarded|advantageous|essential|required|mandatory|necessary|beneficial|welcome|helpful|useful|handy)|(?:an? )?(?:(?:added|big|definite|real|strong) )?(?:plus|bonus|advantage|asset|must))|skills|experience preferred)\)?$/iu
/** A sentence of its own. */
const pronoun = /^(?:we|you|they|it|there|this|that|these|those|he|she|i|our|please|pls)\b/i
/** Above so many characters nobody says it in one breath. */
const longest = 130

/** A requirement as words that a question can hold. */
export function askedTopic(quote: string, isDuty = false): AskedTopic {
  const whole = quote
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}(]+/u, "")
    .replace(/[\s.;,:]+$/, "")
    .replace(/^(?:and|or|but|plus)\s+/i, "")
  const bare = whole.replace(tail, "")
  const opened = lead.exec(bare)?.[0] ?? ""
  const words = lowered(bare.slice(opened.length).trim())
  if (pronoun.test(words)) return { form: "quote", words: whole }
  if (words.length < 2 || words.length > longest || /["“”:|]|[.;!?]\s|!$|\bI\b/u.test(words))
    return { form: "quote", words: whole }
  const [first = ""] = words.toLowerCase().split(/[^\p{L}'’-]/u)
  if (first.endsWith("ing") && opensDeed(words)) return { form: "doing", words }
  if (firstClass(first) === "past") return { form: "done", words }
  // "Help people" and "attend court" open a duty, though both words are nouns too.
  const mayAct = isDuty && /^\p{L}+$/u.test(first) && !/(?:tion|ment|ance|ness|ity|ship|s)$/.test(first)
  if (mayAct && !/^\S+ (?:of|for)\b/.test(words) && meaningsOf(first).own.length > 0) return { form: "deed", words }
  const isAble = /\b(?:to|will|would|['’]ll|you|must|can)\s*$/i.test(opened)
  if (first !== "be" && opensDeed(words) && !/s$/.test(first)) return { form: "deed", words }
  if (isAble || first === "be") return { form: "deed", words }
  return /\b(?:is|are|was|were|will|must|should|you|your)\b/i.test(words)
    ? { form: "quote", words: whole }
    : { form: "thing", words }
}

/** Without the capital that only opened the line; names and short forms keep theirs. */
function lowered(text: string): string {
  const [first = "", second = ""] = text.split(" ")
  const isName = !/^\p{Lu}\p{Ll}+[,;]?$/u.test(first) || (/^\p{Lu}/u.test(second) && !opensDeed(text))
  if (isName || /^(?:English|French|German|Spanish|Excel|Word)\b/.test(first)) return text
  const isWord =
    opensDeed(text) ||
    /^(?:an?|the|at|in|on|of|to|with|by|full|current|valid|other)$/i.test(first) ||
    meaningsOf(first.toLowerCase()).own.length > 0
  return isWord && text.includes(" ") ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
