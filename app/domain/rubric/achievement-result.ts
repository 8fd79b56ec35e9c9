import { isOwnAction, type RubricClause } from "./clauses"
import { change, isMeasured } from "./measures"

const badThing =
  "complain|incident|accident|injur|error|mistake|defect|fault|fall\\b|falls\\b|fell|los[ts]|loss|late\\b|delay|downtime|outage|return|rework|waste|infection|sore|absen|dropout|finding|dispute|escalat|overtime|fine\\b|fines\\b|refund|damage|breakdown|leak|crash|miss|fail|casualt|scrap|queue|backlog|callback|call-out|corrections?\\b|remarks|objection|bleed|strike|penalt|arrears|debt|faint|left|leav|hurt|quit|notic|argu|wait|panick|cried|forg[eo]t|die[ds]?|double book"
const absence = new RegExp(
  `\\b(?:no|zero|0|without(?: a| any)?(?: single)?|not (?:a|one)(?: single)?|not a single|nobody|no one|nothing|none|never)\\b(?:\\s[\\p{L}'-]+){0,4}?\\s(?:${badThing})`,
  "iu",
)
const relief =
  /\b(?:no longer|no more|any more|anymore|never again|n't (?:been|had|missed|lost) (?:a|one|any) (?:single )?(?:\w+ )?since|nobody (?:has )?(?:waits?|waited|has to wait))\b/i

const unreal =
  /\b(?:will|would|won't|hope|hoping|hoped|expect|expected|expecting|plan to|planning to|aim to|aiming to|aimed to|(?<!what \p{L}+ )want|wants|wanted|wish|might|may|should|shall|intend|intended|going to|supposed to|meant to|designed to|intended to|trying|tried|try|if|whether|target is|goal is|goal was|aim was|target was|needed|need|needs|had to|must)\b|'ll\b/iu
const negated =
  /\b(?:not|no(?!-)|never|none|nothing|nobody|hardly|barely|failed to|unable|unclear|unknown|too early|yet to|neither|nor|without (?:any )?(?:success|result|results|effect|luck|response|a reply|an answer|change)|waiting (?:for|to)|remains to|unchanged|the same as|made little|still (?:running|waiting|open question|pending|ongoing)|pending|ongoing|in progress|under way|underway)\b|n't\b|\b(?:fail(?:ed|s)) to\b/i

/** Verbs that state an outcome for any subject. */
const outcome =
  /\b(?:improv(?:ed|ing|es)|increas(?:ed|ing|es)|decreas(?:ed|ing|es)|reduc(?:ed|ing|es)|doubl(?:ed|ing|es)|tripl(?:ed|ing|es)|trebl(?:ed|ing)|halv(?:ed|ing|es)|shorten(?:ed|ing|s)|sav(?:ed|ing|es)|boost(?:ed|ing|s)|exceed(?:ed|ing|s)|surpass(?:ed|ing)|outperform(?:ed|ing)|eliminat(?:ed|ing|es)|prevent(?:ed|ing|s)|avoid(?:ed|ing|s)|achiev(?:ed|ing|es)|accelerat(?:ed|ing)|retain(?:ed|ing)|recover(?:ed|ing)|rescued|restored|freed up|freeing up|frees up|sold out|paid (?:off|back|for itself)|broke even|won\b|winning|earned|beat\b|gained|qualified|graduated|passed|succeeded|caught up|hit (?:the|our|my) (?:target|goal|deadline|quota)|met (?:the|our|my|every|all) (?:\w+ )?(?:targets?|goals?|deadlines?|quotas?)|reached (?:the|our|my) (?:target|goal)|made (?:a |the )?(?:profit|difference)|kept (?:all|every|each|\d+)|sold (?:\d+|two|three|four|five|six|seven|eight|nine|ten|all|every))\b/i
/**
 * Verbs that may be plain work ("cut the cloth", "raised a concern"): an outcome only together with what they changed.
 */
const eitherWay =
  /\b(?:cut|cuts|cutting|lower(?:ed|ing|s)|raised|raising|grew|growing|clos(?:ed|ing)|clear(?:ed|ing)|sold|secured|securing|generat(?:ed|ing)|brought|attracted|recruited|signed|stopped|dropped)\b/i
const worth =
  /\b(?:time|times|tickets|refund|replies|members|costs?|waste|errors?|mistakes|sales|revenue|turnover|takings|profit|margin|complaints?|waits?|waiting|backlog|queues?|downtime|churn|absences?|absence|scores?|grades?|marks|results|attendance|risk|donations?|funding|grants?|contracts?|deals?|clients?|customers?|members?|award|tender|prize|hours|minutes|days|money|budget|spend|bills?|emissions|falls|injuries|incidents|accidents|infections|defects|scrap|returns|overtime|readers|subscribers|followers|listeners|visitors|bookings|orders|votes|rating|deposits?|sponsors?|dropouts?|arrears|debt|pounds|dollars|euros|energy|fuel|turnaround|enrolments?|applications)\b|%|\p{Sc}|\b(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|kroner|francs|rupees|lakh)\b|\bby \d|\bin (?:time|stock)\b|\bopen\b|\balive\b/iu

/** Outcomes with a subject other than the person. */
const othersOutcome =
  /\b(?:f(?:ell|allen)|dropped|drops|rose|risen|grew|grown|shrank|went (?:up|down|from|home|live|through|well|smoothly|ahead|on to|to zero)|came (?:back|down|in (?:under|early|on))|climbed|jumped|declined|disappeared|vanished|stopped|ended|renewed|signed|re-?signed|approved|accepted|adopted|agreed|thanked|praised|commended|congratulated|rated|recommended|chose|picked|hired|ordered|reordered|booked|bought|returned|stayed|recovered|healed|walked|understood|learn(?:ed|t)|finished|arrived|opened|passed|joined|attended|came|signed up|subscribed|donated|voted|paid|settled|withdrew|published|printed|featured|quoted|use[sd]|using|works?|worked|runs?|ran|sold|sells|held|holds|lasted|lasts|closed|completed|complimented|applauded|followed|copied|asked (?:me|us) (?:back|again|to (?:repeat|do it again|stay|extend|present|train|teach))|let (?:us|them)|extended|repeated|saves?|takes?|took|became|made|allow(?:ed|s)|enabl(?:ed|es)|gave|meant|led to|fit|fits|stands|stood|turned (?:out|into)|can now|are now|is now|have now|has now|could (?:read|walk|swim|speak|write|work|leave|go home|do it)|gained|got|received|scored|placed|ranked|survived|doubled|balanced|cleared)\b/i
const better =
  /\b(?:faster|quicker|fewer|shorter|earlier|cheaper|sooner|smoother|calmer|happier|safer|better|more (?:often|accurate|confident|reliable|independent)|on time|ahead of (?:time|schedule|plan)|under budget|within budget|on budget|in budget|first (?:attempt|try|time)|sold out|full house|in one go|still (?:with us|here|there|in \w+|going|open)|in use|up and running|live in production|at once|again|alive|alone|on (?:his|her|their|its) own|independently|back (?:online|in|at|to|on|up|home)|of what it was|than (?:it was|before|ever|the year before)|the (?:most|best|highest|lowest) .{0,30}\bever\b|a record|rare|ready|complete|safe|dry|calm|stable|full|clean|satisfied|delighted|pleased|impressed|grateful)\b/i
const onTime =
  /\b(?:on time|ahead of (?:time|schedule|plan)|(?:under|within|on|in) budget|at the first (?:attempt|try)|sold out|(?:days?|weeks?|hours?) early)\b/i
const recognition =
  /\b(?:scored \d[\d.]*|(?:came|finished|placed|ranked) (?:in )?(?:first|second|third)|promoted|awarded|elected|nominated|commended|headhunted|shortlisted|selected|appointed|rehired|invited (?:back|to (?:speak|present|teach|join))|asked back|(?:received|got|won|earned|given) (?:\S+ ){0,6}?(?:award|prize|medal|scholarship|bursary|commendation|distinction|grant|certificate|thanks|praise|bonus|promotion|refund|standing ovation)\b|(?:received|got|won|earned|given) (?:an? |the |my |our |lots of |very |really |great |\d+ )*(?:award|prize|thanks|thank-you|praise|positive|good|great|excellent|top|best|distinction|grade|mark|bonus|promotion|grant|funding|offer|job|contract|certificate|certification|commendation|letter|first|merit|gold|silver|bronze|standing ovation|new))\b/i
const consequence =
  /^(?:as a result|the result|results?\b|outcome|so\b|which\b|that (?:meant|saved|led|gave|made|brought)|this (?:meant|saved|led|gave|made|brought|cut|let)|therefore|thus|hence|resulting in|leading to|thanks to (?:this|that|it)|since then|now\b|today\b|in the end|eventually|afterwards|after that|by the end|within)/i
const gainedFragment =
  /^(?:about |around |over |nearly |some )?\p{Sc}?\s?\d[\d.,]*\s?(?:%|k|m|\p{L}+)?\s.*\b(?:back|new|more|extra|saved|sold|fewer|less|repeat|booked|signed|raised|attendance|pass(?:ed)?|success|satisfaction|accuracy|on-time|recovered|early|earlier|faster|adopted|converted|placed|returned|helped)\b/iu

/** Clauses of reason, time or description, and clauses in which somebody only says or wants something. */
const aside = /^(?:because|when|while|after|before|since|although|though|whereas|as|that|who|until|if|once)$/
const narration =
  /\b(?:asked|told|said|says|wanted|wants|needed|seemed|thought|happened|consisted|took place|belonged|included|called|involved|contained|was about|started|began|lived|worked for|required|promis(?:ed|es)|belongs?|lives?|meets?|came from|comes? from|joined in|runs? for \d+|lies|lasts?|tak(?:es|e) place|decides?|makes? the decision|knows?|stud(?:y|ies)|works? (?:for|as|in)|costs?|contains?|is about|deals with|(?:is|are|was|were) (?:stored|kept|held|based|located|situated|called|planned|scheduled|due|made of|run by|owned))\b/i
const perfect =
  /\b(?:has|have) (?:(?:now|all|since|also|already|\p{L}+ly) )?(?!(?:a|an|the|no|to|it|two|three|many|several)\b)\p{L}{3,}/iu
const presentPronoun =
  /\b(?:they|she|he) (?:have|has) (?:it|them|one)\b|\b(?:he|she|it|they|everyone|everybody|people|most of them|all of them|both)\s(?:now |all |both |also |still |\p{L}+ly )?(?!(?:was|were|is|are|will|would|could|can|has|have|had|may|might|should)\b)\p{L}{3,}/iu
const reach =
  /^(?:and |about |around |over |nearly |some |more than )*\p{Sc}?\s?(?:\d[\d.,]*\s?[km]?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |two |three |several )?(?:hundred|thousand|dozen)s?(?: of)?)\s(?:\p{L}+\s){0,2}?(?:visitors|views|viewers|readers|listeners|guests|donors|members|followers|downloads|repl(?:y|ies)|responses|sign-?ups|orders|bookings|customers|participants|attendees|votes|likes|seats|tickets|subscribers|backers|shares|children back)\b/iu
const presentNoun =
  /^(?:and |even |now )*(?:\p{L}+s \p{L}+ (?:the|their|a|an|his|her|its?|them|in|out|up|on|at)\b|(?:the|my|our|a|his|her|every|each)\s(?:\p{L}+\s){1,2}\p{L}+[^s]s(?: (?:in|out|up|on|the|a|an|their|at|to|by|without|well|again|fine)\b|\W*$))/iu
const enabling =
  /^(?:that|this|which|it) (?:has |had )?(?:meant|saved?s?|led|lets?|gave|made|makes|brought|allow(?:s|ed)|helped|helps|freed|kept|keeps|put|turned)\b/i
const discovery = /\b(?:found|discovered|identified|uncovered|detected|caught)\b/i
/** Uptake of the product, mentioned in passing: "a rubric now used in every office", "two interns who were hired". */
const takenUp =
  /\b(?:adopted|approved|accepted|published|downloaded|quoted|cited|praised|commended|bought) by\b|\bnow (?:used|in use|standard|live|adopted)\b|\bwho (?:(?:were|was|are|is|have|has) )+(?:\p{L}+ )?(?:promoted|hired|employed|accepted|awarded|offered|admitted)\b|\b(?:that|which) \p{L}+(?:ed|s|t) (?:about |over |nearly )?\d+\s?%/iu
/** Another person as the subject, in a text without any action of the person's own. */
const someoneElse =
  /^(?:and )?(?:he|she|they|(?:my|our|the|a|an|one of)\s(?:\p{L}+\s){0,3}?(?:colleagues?|manager|boss|supervisor|team|director|intern|trainee|apprentice|student|pupil|partner|developer|mentor|assistant|department|company|firm|crew|doctor|nurse|teacher|sister|brother|friend|i mentor|ours)\b)/iu

/** A clause that only describes a thing: "errors that would have hit the payslips", "species nobody had recorded". */
const describing =
  /(\S+ \S+) (?:(?:that|who) (?:would|could|did|had|was|were)|(?:nobody|no one) (?:had|has|else|knew)) .*$/iu

/** A setback: a consequence, but not a result to build on. */
const setback =
  /\b(?:complain(?:ed|s)|refused|rejected|protested|resigned|worsened|(?:got|became|is|was) worse|fell (?:ill|apart|through)|broke(?: down)?|failed|cancelled|canceled|turned (?:it|us|me) down|lost)\b|\b(?:sales|revenue|turnover|takings|profits?|attendance|membership|orders|bookings|donations|grades|scores|ratings?|readership|morale|output|productivity|quality)\b[^,;]*\b(?:fell|dropped|declined|shrank|decreased|went down|sank|slipped|halved)\b|\b(?:complaints|errors|mistakes|costs?|falls|accidents|delays|absences|waiting times?|waste|scrap|turnover of staff|churn|overtime|defects|returns|debts?)\b[^,;]*\b(?:rose|grew|increased|went up|doubled|tripled|climbed|jumped)\b/i

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
