import { laidOut } from "../../../language/laid-out"

/** Groups of people other than the person and their own team. */
const group = "(?:team|crew|section|squad|ward|class|department|branch|store|shop|unit|base|district|shift|line)"
const othersGroup = new RegExp(
  `^(?!I |We |My |Our )(?:.* )?(?:\\p{Lu}\\p{Ll}+['’]?s ${group}\\b|^The \\p{Lu}\\p{Ll}+ ${group}\\b|(?:for|of|in|by) the (?:other |rest of the )?\\p{L}+ ${group}\\b.*\\b(?:was|were|is|are|got|had|did)\\b|(?:the |an)other \\p{L}*s? ?${group}s?\\b)`,
  "u",
)

/** "The uniforms were Nora's doing": attributed to another person by name. */
const byName = /\b(?:was|were|is|are) (?:all )?\p{Lu}\p{Ll}+['’]s(?: (?:doing|work|idea|job|thing|baby|project))?\.$/u

/** Somebody else left: "One of the four has since left the business." */
const leftBy = /^(?!I |We )[^,]*\b(?:has|have|had) (?:since |all |already )?(?:left|resigned|quit|retired)\b/u

/** Requested or attempted, which is not a result until it is granted. */
const attempt =
  /^(?:I|We) (?:also )?(?:have |had )?(?:asked (?:\S+ ){0,4}for\b|applied\b|requested\b|pitched\b|bid for\b|put in (?:for|a request)\b|campaigned\b)/u
const granted = /\b(?:got|passed|approved|accepted|won|granted|awarded|agreed|yes|funded|given|gave|signed)\b/i

/** In progress or planned: half done, still open, next summer's. */
const underway = new RegExp(
  laidOut`
    \bhalf[- ](?:written|done|finished|built|ready|way)\b|
    \bnext (?:spring|summer|autumn|fall|winter|week|month|year|term|season)\b|
    ^(?:I|We) (?:have |still )*(?:got|have|had) (?:\S+ )?(?:\d+|\p{L}+) (?:
      open|left|pending|outstanding|waiting|to go
    )\b|
    \bwaiting (?:on|for)\b|\bmore (?:\p{L}+ )?to go\b|\bin principle\b|
    \bstill (?:owes?|owed|missing|unpaid|unresolved|outstanding)\b
  `,
  "iu",
)

/** Mishaps and things that happened to the person. */
const mishap = new RegExp(
  laidOut`
    \b(?:I|we) (?:have been|had been|was|were|got|have got) (?:\p{Ll}+ )?(?:
      bit|bitten|hit|kicked|stung|shouted|yelled|soaked|stuck|lost|robbed|sworn
    )\b|
    \b(?:in|at|on) the wrong\b|\bmy (?:bad|fault|mistake)\b|\bhad the wrong\b|
    \b(?:took|brought) (?:the )?\p{L}+ down\b(?! (?:from|to|by|below|under)\b)|\bbroke (?:prod|production)\b|
    \bwent down \d|\bvoted (?:it )?down\b|\b[45]\d\d['’]?e?d\b
  `,
  "iu",
)

const loss =
  /\b(?:I|we|and|but) (?:(?:also|have|had|nearly|just) )?(?:(?:lost|wasted|missed|forgot|messed up|overspent|underquoted) (?=[£$€\d]|(?:the|an?|our|my|about|around|nearly|some|time|money|it|that|him|her|them|to)\b)|(?:did not|didn['’]t|not) (?:see|saw|notice|spot|check)\b)/i
const remedy =
  /\b(?:but|now|since then|so (?:I|we)|then|afterwards?|instead|cut|fixed|changed|moved|hired|rebuilt|recovered|corrected|caught|put (?:it )?right|learn\p{L}+|every time)\b/iu

/** Whether a sentence states a loss or a mistake by the person, and no result of it. */
export function tellsLoss(sentence: string): boolean {
  const slip = loss.exec(sentence)
  return slip !== null && !remedy.test(sentence.slice(slip.index + 3))
}

/** Jokes and sarcasm, which do not belong in a professional text. */
export const joke = /\b(?:(?:ha){2,}h?|(?:he){2,}h?|lmao|rofl|jaja\w*|thanks for nothing|go figure)\b/i

/** Undone: the action had no lasting effect. */
const undone =
  /\b(?:roll|roll(?:ed|ing)|revert(?:ed)?) (?:it|them|that|this|everything|the \p{L}+) back\b|\brolled back\b|\bpulled the plug\b|\b(?:was|were) (?:a )?(?:flop|failure)\b/iu

/** "I started in January and wrapped up Wednesday.": only says when something was done. */
const time =
  "(?: (?:in|on|by|last|this|early|late|week|month|year|spring|summer|autumn|fall|winter|\\p{Lu}\\p{Ll}+|\\d{4}))*"
const onlyWhen = new RegExp(
  `^(?:I|We) (?:also )?(?:started|began|finished|wrapped(?: it)? up|completed it|ended)${time}(?:,? (?:and|then) (?:started|began|finished|wrapped(?: it)? up|ended)${time})?\\.$`,
  "u",
)

/**
 * Whether a sentence is excluded from every content type: it is about another group's work, an attempt that was not
 * granted, something in progress, a mishap, or only about when something was done. The reader of reflections excludes
 * such lines by its own grammar; these patterns are a heuristic for sentences of a reflection outside all lines, and
 * miss other wordings.
 */
export function isRefused(sentence: string): boolean {
  const isAttempt = attempt.test(sentence) && !granted.test(sentence)
  return (
    isAttempt ||
    tellsLoss(sentence) ||
    [byName, leftBy, othersGroup, underway, mishap, joke, undone, onlyWhen].some((pattern) => pattern.test(sentence))
  )
}
