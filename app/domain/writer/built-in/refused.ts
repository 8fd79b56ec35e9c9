/** Groups of people; one that is neither mine nor ours is another's. */
const group = "(?:team|crew|section|squad|ward|class|department|branch|store|shop|unit|base|district|shift|line)"
const othersGroup = new RegExp(
  `^(?!I |We |My |Our )(?:.* )?(?:\\p{Lu}\\p{Ll}+['’]?s ${group}\\b|^The \\p{Lu}\\p{Ll}+ ${group}\\b|(?:for|of|in|by) the (?:other |rest of the )?\\p{L}+ ${group}\\b.*\\b(?:was|were|is|are|got|had|did)\\b|(?:the |an)other \\p{L}*s? ?${group}s?\\b)`,
  "u",
)

/** "The uniforms were Nora's doing": said to be another's by name. */
const byName = /\b(?:was|were|is|are) (?:all )?\p{Lu}\p{Ll}+['’]s(?: (?:doing|work|idea|job|thing|baby|project))?\.$/u

/** Somebody else went: "One of the four has since left the business." */
const leftBy = /^(?!I |We )[^,]*\b(?:has|have|had) (?:since |all |already )?(?:left|resigned|quit|retired)\b/u

/** Asked or tried for, which is no result until somebody said yes. */
const attempt =
  /^(?:I|We) (?:also )?(?:have |had )?(?:asked (?:\S+ ){0,4}for\b|applied\b|requested\b|pitched\b|bid for\b|put in (?:for|a request)\b|campaigned\b)/u
const granted = /\b(?:got|passed|approved|accepted|won|granted|awarded|agreed|yes|funded|given|gave|signed)\b/i

/** Underway or still to come: half done, so many open, next summer's. */
const underway =
  /\bhalf[- ](?:written|done|finished|built|ready|way)\b|\bnext (?:spring|summer|autumn|fall|winter|week|month|year|term|season)\b|^(?:I|We) (?:have |still )*(?:got|have|had) (?:\S+ )?(?:\d+|\p{L}+) (?:open|left|pending|outstanding|waiting|to go)\b|\bwaiting (?:on|for)\b|\bmore (?:\p{L}+ )?to go\b|\bin principle\b|\bstill (?:owes?|owed|missing|unpaid|unresolved|outstanding)\b/iu

/** Things that happened to the person or went wrong. */
const mishap =
  /\b(?:I|we) (?:have been|had been|was|were|got|have got) (?:\p{Ll}+ )?(?:bit|bitten|hit|kicked|stung|shouted|yelled|soaked|stuck|lost|robbed|sworn)\b|\b(?:in|at|on) the wrong\b|\bmy (?:bad|fault|mistake)\b|\bhad the wrong\b|\b(?:took|brought) (?:the )?\p{L}+ down\b|\bbroke (?:prod|production)\b|\bwent down \d|\bvoted (?:it )?down\b|\b[45]\d\d['’]?e?d\b/iu

/** Told with a laugh or a sneer, which no reader of a text about work wants. */
export const joke = /\b(?:(?:ha){2,}h?|(?:he){2,}h?|lmao|rofl|jaja\w*|thanks for nothing|go figure)\b/i

/** Taken back: what was done came to nothing. */
const undone =
  /\b(?:roll|roll(?:ed|ing)|revert(?:ed)?) (?:it|them|that|this|everything|the \p{L}+) back\b|\brolled back\b|\bpulled the plug\b|\b(?:was|were) (?:a )?(?:flop|failure)\b/iu

/** "I started in January and wrapped up Wednesday.": when something was done, and not what. */
const time =
  "(?: (?:in|on|by|last|this|early|late|week|month|year|spring|summer|autumn|fall|winter|\\p{Lu}\\p{Ll}+|\\d{4}))*"
const onlyWhen = new RegExp(
  `^(?:I|We) (?:also )?(?:started|began|finished|wrapped(?: it)? up|completed it|ended)${time}(?:,? (?:and|then) (?:started|began|finished|wrapped(?: it)? up|ended)${time})?\\.$`,
  "u",
)

/**
 * Whether a sentence is left out of every kind of text: it tells of another group's work, an attempt that nobody granted,
 * something underway, a mishap, or only of when something was done. The reader of reflections refuses such lines by its
 * own grammar; these patterns are a heuristic for sentences of a reflection that are in no line, and miss what is worded
 * otherwise.
 */
export function isRefused(sentence: string): boolean {
  const isAttempt = attempt.test(sentence) && !granted.test(sentence)
  return (
    isAttempt ||
    [byName, leftBy, othersGroup, underway, mishap, joke, undone, onlyWhen].some((pattern) => pattern.test(sentence))
  )
}
