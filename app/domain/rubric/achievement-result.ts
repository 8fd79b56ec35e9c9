import { laidOut } from "../language/laid-out"
import { isOwnAction, type RubricClause } from "./clauses"
import { change, isMeasured } from "./measures"
import {
  absence,
  better,
  eitherWay,
  negated,
  othersOutcome,
  outcome,
  recognition,
  relief,
  unreal,
  worth,
} from "./result-words"

const onTime =
  /\b(?:on time|ahead of (?:time|schedule|plan)|(?:under|within|on|in) budget|at the first (?:attempt|try)|sold out|(?:days?|weeks?|hours?) early)\b/i
const consequence = new RegExp(
  laidOut`
    ^(?:
      as a result|the result|results?\b|outcome|so\b|which\b|that (?:meant|saved|led|gave|made|brought)|
      this (?:meant|saved|led|gave|made|brought|cut|let)|therefore|thus|hence|resulting in|leading to|
      thanks to (?:this|that|it)|since then|now\b|today\b|in the end|eventually|afterwards|after that|by the end|
      within
    )
  `,
  "i",
)
const gainedFragment =
  /^(?:about |around |over |nearly |some )?\p{Sc}?\s?\d[\d.,]*\s?(?:%|k|m|\p{L}+)?\s.*\b(?:back|new|more|extra|saved|sold|fewer|less|repeat|booked|signed|raised|attendance|pass(?:ed)?|success|satisfaction|accuracy|on-time|recovered|early|earlier|faster|adopted|converted|placed|returned|helped)\b/iu

/** Clauses of reason, time or description, and clauses in which somebody only says or wants something. */
const aside = /^(?:because|when|while|after|before|since|although|though|whereas|as|that|who|until|if|once)$/
const narration = new RegExp(
  laidOut`
    \b(?:
      asked|told|said|says|wanted|wants|needed|seemed|thought|happened|consisted|took place|belonged|included|called|
      involved|contained|was about|started|began|lived|worked for|required|promis(?:ed|es)|belongs?|lives?|meets?|
      came from|comes? from|joined in|runs? for \d+|lies|lasts?|tak(?:es|e) place|decides?|makes? the decision|knows?|
      stud(?:y|ies)|works? (?:for|as|in)|costs?|contains?|is about|deals with|
      (?:is|are|was|were) (?:
        stored|kept|held|based|located|situated|called|planned|scheduled|due|made of|run by|owned
      )
    )\b
  `,
  "i",
)
const perfect =
  /\b(?:has|have) (?:(?:now|all|since|also|already|\p{L}+ly) )?(?!(?:a|an|the|no|to|it|two|three|many|several)\b)\p{L}{3,}/iu
const presentPronoun =
  /\b(?:they|she|he) (?:have|has) (?:it|them|one)\b|\b(?:he|she|it|they|everyone|everybody|people|most of them|all of them|both)\s(?:now |all |both |also |still |\p{L}+ly )?(?!(?:was|were|is|are|will|would|could|can|has|have|had|may|might|should)\b)\p{L}{3,}/iu
const reach = new RegExp(
  laidOut`
    ^(?:and |about |around |over |nearly |some |more than )*\p{Sc}?\s?(?:
      \d[\d.,]*\s?[km]?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|
      seventy|eighty|ninety|(?:a |two |three |several )?(?:hundred|thousand|dozen)s?(?: of)?
    )\s(?:\p{L}+\s){0,2}?(?:
      visitors|views|viewers|readers|listeners|guests|donors|members|followers|downloads|repl(?:y|ies)|responses|
      sign-?ups|orders|bookings|customers|participants|attendees|votes|likes|seats|tickets|subscribers|backers|shares|
      children back
    )\b
  `,
  "iu",
)
const presentNoun =
  /^(?:and |even |now )*(?:\p{L}+s \p{L}+ (?:the|their|a|an|his|her|its?|them|in|out|up|on|at)\b|(?:the|my|our|a|his|her|every|each)\s(?:\p{L}+\s){1,2}\p{L}+[^s]s(?: (?:in|out|up|on|the|a|an|their|at|to|by|without|well|again|fine)\b|\W*$))/iu
const enabling =
  /^(?:that|this|which|it) (?:has |had )?(?:meant|saved?s?|led|lets?|gave|made|makes|brought|allow(?:s|ed)|helped|helps|freed|kept|keeps|put|turned)\b/i
const discovery = /\b(?:found|discovered|identified|uncovered|detected|caught)\b/i
/** Uptake of the product, mentioned in passing: "a rubric now used in every office", "two interns who were hired". */
const takenUp = new RegExp(
  laidOut`
    \b(?:adopted|approved|accepted|published|downloaded|quoted|cited|praised|commended|bought) by\b|
    \bnow (?:used|in use|standard|live|adopted)\b|
    \bwho (?:(?:were|was|are|is|have|has) )+(?:\p{L}+ )?(?:
      promoted|hired|employed|accepted|awarded|offered|admitted
    )\b|
    \b(?:that|which) \p{L}+(?:ed|s|t) (?:about |over |nearly )?\d+\s?%
  `,
  "iu",
)
/** Another person as the subject, in a text without any action of the person's own. */
const someoneElse =
  /^(?:and )?(?:he|she|they|(?:my|our|the|a|an|one of)\s(?:\p{L}+\s){0,3}?(?:colleagues?|manager|boss|supervisor|team|director|intern|trainee|apprentice|student|pupil|partner|developer|mentor|assistant|department|company|firm|crew|doctor|nurse|teacher|sister|brother|friend|i mentor|ours)\b)/iu

/** A clause that only describes a thing: "errors that would have hit the payslips", "species nobody had recorded". */
const describing =
  /(\S+ \S+) (?:(?:that|who) (?:would|could|did|had|was|were)|(?:nobody|no one) (?:had|has|else|knew)) .*$/iu

/** A setback: a consequence, but not a result to build on. */
const setback = new RegExp(
  laidOut`
    \b(?:
      complain(?:ed|s)|refused|rejected|protested|resigned|worsened|(?:got|became|is|was) worse|
      fell (?:ill|apart|through)|broke(?: down)?|failed|cancelled|canceled|turned (?:it|us|me) down|lost
    )\b|
    \b(?:
      sales|revenue|turnover|takings|profits?|attendance|membership|orders|bookings|donations|grades|scores|ratings?|
      readership|morale|output|productivity|quality
    )\b[^,;]*\b(?:
      fell|dropped|declined|shrank|decreased|went down|(?:is|are|was|were) down|sank|slipped|halved
    )\b|
    \b(?:
      complaints|errors|mistakes|costs?|falls|accidents|delays|absences|waiting times?|waste|scrap|turnover of staff|
      churn|overtime|defects|returns|debts?
    )\b[^,;]*\b(?:rose|grew|increased|went up|(?:is|are|was|were) up|doubled|tripled|climbed|jumped)\b
  `,
  "i",
)

/** Co-workers, whose contributions next to the person's are their own work. */
const besides = /^(?:my|our) (?:\p{L}+ ){0,2}?(?:colleagues?|co-?workers?|team-?mates?|partner|boss|manager|team)\b/iu
/** "Can now" and "could start on time" state something that has come true; so does "and she could" without a "so". */
const realised =
  /\bcan\b.*\b(?:now|again|alone|without|(?:him|her|them)sel(?:f|ves))\b|\bnow can\b|\bcould\b.*\bon time\b/i
const ability = /\bcould (?!have\b|not\b|never\b)/i

interface ClausePlace {
  /** The person's own action precedes this clause or directly follows it as the cause. */
  acted: boolean
  /** No own action follows. */
  closing: boolean
  /** The text contains no own action at all. */
  alone: boolean
}

/**
 * Scores the outcome stated in one clause: 0 none, 1 in words, 2 with a measure (an amount, a before and after, a count
 * of nothing going wrong). Wishes, plans and negated events score 0. Anything that others do after the person acted
 * counts as an outcome.
 */
export function resultScore(clause: RubricClause, { acted, closing, alone }: ClausePlace): 0 | 1 | 2 {
  const text = clause.text.replace(/\bnot (?:only|just)\b/gi, "").replace(describing, "$1")
  const measure = isMeasured(text) ? 2 : 1
  if (/\b(?:yet|so far)\b/i.test(text) && negated.test(text)) return 0
  if (unreal.test(text) || (alone && someoneElse.test(text))) return 0
  if (absence.test(text)) return /\b(?:zero|0)\b/i.test(text) ? 2 : measure
  if (relief.test(text) || (acted && /\bnot (?:a single|one)\b/i.test(text))) return measure
  const cameTrue = realised.test(text) || (acted && clause.lead !== "so" && ability.test(text))
  if ((clause.unreal && !cameTrue) || negated.test(text)) return 0
  if (clause.actor === "other" && setback.test(text)) return 0
  if (clause.passive) return recognition.test(text) ? measure : 0

  const plain = withoutPurpose(text).replace(/^(?:and|but)\s+/i, "")
  const acts = isOwnAction(clause) && !clause.throughWork
  if (change.test(plain) && (acted || outcome.test(plain) || acts)) return 2
  if (recognition.test(plain)) return measure
  const changes = outcome.test(plain) || (eitherWay.test(plain) && worth.test(plain))
  if (changes && (clause.actor === "own" || acted || measure === 2)) return measure
  if (acts)
    return onTime.test(plain) || takenUp.test(clause.text) || (acted && measure === 2 && discovery.test(plain))
      ? measure
      : 0
  if (!acted && !clause.throughWork) return 0
  if (reach.test(plain) || gainedFragment.test(plain)) return 2
  if (alone) return 0
  if (better.test(plain)) return measure
  if (clause.actor === "own" && !clause.throughWork) return 0
  return happensToOthers(clause, plain, closing) ? measure : 0
}

/** True if the subject is somebody or something else and the clause states a consequence rather than background. */
function happensToOthers(clause: RubricClause, plain: string, closing: boolean): boolean {
  if (enabling.test(plain)) return true
  if (aside.test(clause.lead) || narration.test(plain)) return false
  if (/\bnow\b/i.test(plain) || othersOutcome.test(plain)) return true
  if (consequence.test(plain) && clause.lead !== "which" && clause.words.length > 2) return true
  // "The rate is fixed" is a description; "the batch was relabeled" is a consequence.
  if (!closing || besides.test(plain) || /\b(?:is|are) \p{L}+ed\b/iu.test(plain)) return false
  if (clause.verb !== null || perfect.test(plain)) return true
  return clause.lead !== "which" && (presentPronoun.test(plain) || presentNoun.test(plain))
}

/** "Rewrote the rota to cut overtime by 10 %" only aims at the cut; "managed to cut" reports it. */
function withoutPurpose(text: string): string {
  if (/\b(?:managed|able|helped|enough|began|started|allowed \w+|enabled \w+|helped \w+) to\b/i.test(text)) return text
  return text.replace(
    /\b(?:in order |so as )?to (?:\p{L}+ly )?(?!(?:the|a|an|my|our|their|his|her|under|over|zero|about|just|all|nearly|almost|none|nothing|one|two|three|four|five|six|seven|eight|nine|ten)\b)\p{L}+\b.*$/iu,
    "",
  )
}
