import { laidOut } from "../../../language/laid-out"
import { opensDeed } from "../skills/verb-words"
import { necessityIn } from "./necessity"

const asks = new RegExp(
  laidOut`
    \b(?:
      // Sentences that address the reader.
      you(?:['’]ll| will)? (?:must|need|have|should|bring|know (?:how|your way)|can\b)|you(?:['’]ve|['’]d have)|
      you(?:['’]re| are) (?:happy|comfortable|able|confident|fluent|someone|an? experienced|willing)|
      you may be (?:asked|required|expected)|should (?:have|speak|be|know)|
      // Words of necessity.
      must\b|required|min(?:imum)?\.? \d+|a must|(?:is|are) (?:essential|necessary|compulsory|mandatory)|would be|
      // Sentences about the person who is wanted.
      (?:
        looking for|seeking|need|want|(?:would|['’]d) (?:like|love|prefer)|hop(?:e|ing) for
      ) (?:(?:someone|somebody|a person|people)(?! to\b)|dependable|candidates)|
      (?:after|looking for|seeking|need|needs|want) (?:an?|some) [^.]{3,80} (?:with|who)\b|
      (?:
        candidates?|applicants?|person|post-?holder
      ) (?:will|should|must) (?:ideally |also )?(?:have|hold|possess|bring|need|demonstrate)|
      we(?:['’]d| would) (?:like|love|want) you to|no egos|
      // Abilities, years, knowledge and credentials.
      ability to|able to|experience (?:with|in|of|as|using)|years(?:['’])? (?:of )?(?:\w+ )?experience|
      \d\+? (?:years|yrs)|knowledge of|familiarity with|proficien\w+ (?:in|with)|fluen(?:t|cy) in|certificat(?:e|ion)|
      licen[cs]e|degree in|qualified|
      // Conditions of the job.
      right to work|subject to an? [\w ]*check|background check|contingent (?:up)?on|subject to|conditional (?:up)?on|
      (?:work|role|job|position|post) (?:requires|involves)|be in (?:our|the) (?:\S+ ){0,3}office
    )\b
  `,
  "i",
)
const names =
  /\b(?:years|yrs|experience|portfolio|fluency|knowledge|ability|skills?|degree|licen[cs]e|certificat\w+|understanding|familiarity|command|qualifications?|background|track record|proficiency|card|ticket|diploma|registration|commitment|willingness|passion|eye for)\b/i
const startsOwn = new RegExp(
  laidOut`
    ^(?:and |or |but |plus )?(?:
      must|should|needs?(?= \p{L})|you(?:['’]ll| will| must| should| have| can| need|['’]re| are|['’]ve)|ideally|
      if you|able to|a (?:portfolio|degree|passion|valid|current|full|strong|good|proven|track)|
      an? \w+ (?:licen[cs]e|degree|certificate|background|eye)|complete|excellent|strong|good|proven|solid|at least|
      minimum|\d|some|a bit of|fluen
    )
  `,
  "iu",
)

/** Whether a clause outside any list states a requirement. */
export function isAsked(clause: string): boolean {
  if (
    /^(?:we|our|the (?:company|team|firm|business)|they|salary|pay|benefits)\b/i.test(clause) &&
    !/\b(?:looking for|need|require|seek|want|must|after|essential|a bonus|a plus|desirable|an advantage|(?:would|['’]d) (?:like|love|prefer) (?:someone|somebody|a person|people|candidates|you)|hop(?:e|ing) for)\b/i.test(
      clause,
    )
  )
    return false
  return asks.test(clause) || goodIn.test(clause) || (necessityIn(clause) === false && clause.split(" ").length <= 22)
}

/** "Good in SQL, Tableau / Power BI" */
const goodIn =
  /^(?:(?:should|must) be )?(?:very |really )?(?:good|strong|proficient|expert|skilled|sound|well[- ]versed|hands[- ]on) (?:in|at|with|on) (?!(?:a|the|our|your|hand|time)\b)\p{L}/iu

/** Location and team are not duties: "You'll join four engineers", "You'll report to". */
const isOfPlace =
  /^you(?:['’]ll| will|['’]d| would) (?:also )?(?:join\b|report (?:directly )?to|be (?:based|located|part of|one of|joining|reporting|working (?:from|alongside))|receive|earn|have access|enjoy|be (?:fully |well )?(?:supported|trained|given|offered|paid|rewarded|mentored|guided)\b)\b/i

/** Whether a sentence describes a duty. */
export function isTask(sentence: string): boolean {
  return (
    !isOfPlace.test(sentence) &&
    /\b(?:you(?:['’]ll| will|['’]d| would)|the (?:\w+ ){1,3}will|responsible for|(?:duties|responsibilities|tasks|the (?:role|job|work)) (?:will |would )?(?:include|involve|consist)s?\b|your (?:role|job|work) (?:is|will))\b/i.test(
      sentence,
    )
  )
}

/** "You tune the queries", "Elle calcule les primes", "Monitors early alerts": duties in a paragraph about the work. */
export const tellsWork = (sentence: string) =>
  !isOfPlace.test(sentence) &&
  (/^(?:you|sie|du|vous|tu|elle|il|(?:the|this|la|le) (?:\p{L}+ ){1,3}?(?:works?|supports?|leads?|manages?|ensures?|provides?|guides?|is responsible|titulaire))\b(?! (?:are|have|get|receive|earn|enjoy|join|report|benefit|est|êtes|a|as|avez)\b)/iu.test(
    sentence,
  ) ||
    opensDeed(sentence) ||
    isListOfWork(sentence))

/** "Complex diary management for the CEO, minutes for the board, travel": a sentence without a subject. */
const isListOfWork = (sentence: string) =>
  sentence.split(/,\s/).length > 2 &&
  !/^(?:we|our|it|there|this|they|if|no|the|a|an|i|with|at|in|since|as|for|from|when|notre|nous|wir|unser\w*|depuis|chez)\b/i.test(
    sentence,
  ) &&
  !/\b(?:is|are|was|were|has|have|est|sont|ist|sind)\b/i.test(sentence)

/**
 * Clauses that state requirements, and those that continue them: "You'll have three years in a studio, a portfolio …".
 */
export function askedClauses(sentence: string): string[] {
  if (series.test(sentence)) return clausesOf(sentence)
  let isGoingOn = false
  return clausesOf(sentence).filter((clause) => {
    const isOwnAsk = isAsked(clause) || (isGoingOn && (names.test(clause) || being.test(clause)))
    isGoingOn ||= isOwnAsk
    return isOwnAsk
  })
}

/**
 * The clauses of a sentence that each state a requirement: "three years in a studio, a portfolio, and fluency in
 * InDesign".
 */
export function clausesOf(sentence: string): string[] {
  const clauses: string[][] = []
  let depth = 0
  for (const part of sentence.split(/(?<=[,;])\s+/)) {
    const last = clauses.at(-1)
    const begins = last === undefined || (depth <= 0 && (last.at(-1)?.endsWith(";") || isOwn(part, last)))
    if (begins) clauses.push([part])
    else last.push(part)
    depth = (begins ? 0 : depth) + depthOf(part)
  }
  return clauses
    .map((parts) => parts.join(" "))
    .flatMap((clause) => listed(clause))
    .flatMap((clause) => splitAtAnd(clause.replace(/[,;]$/, "")))
    .filter((clause) => /\p{L}/u.test(clause))
}

/** "must have gold card, own tools, van": a short list after its verb. */
const listing = /^(?:you )?(?:must have|must hold|will need|need|needs|bring)\s+\S/i
const sentenceWord = /\b(?:to|who|that|which|is|are|be|as|when|if|including|such|e\.g)\b/i
/** The maximum number of words of a part of such a list. */
const shortPart = 5

function listed(clause: string): string[] {
  const parts = clause.split(/,\s+(?:and\s+)?|\s+\+\s+/)
  const isList =
    parts.length > 2 &&
    listing.test(clause) &&
    !/[()]/.test(clause) &&
    parts.every((part, at) => part.split(" ").length <= shortPart + (at === 0 ? 2 : 0) && !sentenceWord.test(part))
  return isList ? parts : [clause]
}

/** The number of parentheses that a part opens without closing. */
const depthOf = (text: string) => text.split("(").length - text.split(")").length

/** "Ability to: read grade stakes; lift 75 pounds": each part is a requirement. */
const series = /^(?:\p{L}+ )?(?:knowledge|ability|abilities|skills?|experience)(?: of| to| in| with)?\s*:\s/iu

/** The last items of a list, with the predicate that applies to all of them. */
const isListEnd =
  /^(?:(?!you|we|they)[\p{L}\d'’/+#.&-]+ ){0,4}(?:or|and) (?:[\p{L}\d'’/+#.&-]+ ){1,5}?(?:is|are|would|will|may|could|preferred|desirable|advantageous|welcome|a plus|an advantage)\b/iu
/** A subject without a verb and without an end, such as "Experience with ISO 19115 metadata,". */
const isBareSubject =
  /^(?:[\p{L}-]+ ){0,3}(?:experience|knowledge|understanding|familiarity|proficiency|background|exposure|membership|certification|training) (?:with|of|in|using|as|on) (?!.*\b(?:is|are|must|would|you|we|have|has|essential|required)\b)[^;]*,$/iu

function isOwn(part: string, parts: string[]): boolean {
  if (part.split(" ").length < 2) return false
  if (
    /^(?:and |or |but )?(?:preferabl|ideally|including|such as|especially|for example|e\.g|in particular)/i.test(part)
  )
    return false
  // "Mandarin, to work with associates abroad, is an advantage": the subject precedes it.
  if (/^(?:is|are|would be|will be) /i.test(part)) return false
  if (necessityIn(part) === false) {
    const before = parts.join(" ")
    // "Experience with Zenodo, Figshare or Dataverse would be welcome", "Member of ICAN, ACCA or CIPM is a plus"
    if (isListEnd.test(part) && (isBareSubject.test(before) || /(?:^|[:,]\s)\S{2,20},$/.test(before))) return false
    if (necessityIn(before) !== null || names.test(before) || /^(?:and )?(?:needs?|must)\b/i.test(before)) return true
  }
  return (
    startsOwn.test(part) &&
    (names.test(part) || /^(?:and |or |but )?(?:must|you|should|needs?|able|if you)\b/i.test(part)) &&
    !/^(?:and |or )?you (?:would|rather)/i.test(part)
  )
}

/** "must have a van and be ok with nights": first what somebody must have, then what they must be. */
const being = /^(?:and |\+ |& )?be (?:ok(?:ay)?|happy|able|willing|comfortable|available|prepared|flexible)\b/i
/** "three years in kitchens and a current hygiene card" */
const holding =
  "(?:an? )?(?:current|valid|full|clean|up[- ]to[- ]date) [\\w'’ -]{2,40}(?:card|licen[cs]e|certificate|ticket)\\b"
const joint = new RegExp(
  ` (?:and|\\+|&) (?=(?:must|you must|should have|will have)\\b|${being.source.slice(being.source.indexOf("be "))}|${holding})`,
  "i",
)

function splitAtAnd(clause: string): string[] {
  const at = joint.exec(clause)
  return at ? [clause.slice(0, at.index), clause.slice(at.index + 1).replace(/^[+&] /, "")] : [clause]
}
