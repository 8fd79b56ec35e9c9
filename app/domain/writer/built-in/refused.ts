/** Groups of people; one that is neither mine nor ours is another's. */
const group = "(?:team|crew|section|squad|ward|class|department|branch|store|shop|unit|base|district|shift|line)"
const othersGroup = new RegExp(
  `^(?!I |We |My |Our )(?:.* )?(?:\\p{Lu}\\p{Ll}+['’]?s ${group}\\b|(?:for|of|in|by) the (?:other |rest of the )?\\p{L}+ ${group}\\b.*\\b(?:was|were|is|are|got|had|did)\\b|(?:the |an)other \\p{L}*s? ?${group}s?\\b)`,
  "u",
)

/** Asked or tried for, which is no result until somebody said yes. */
const attempt =
  /^(?:I|We) (?:also )?(?:have |had )?(?:asked (?:\S+ ){0,4}for\b|applied\b|requested\b|pitched\b|bid for\b|put in (?:for|a request)\b|campaigned\b)/u
const granted = /\b(?:got|passed|approved|accepted|won|granted|awarded|agreed|yes|funded|given|gave|signed)\b/i

/** Underway or still to come: half done, so many open, next summer's. */
const underway =
  /\bhalf[- ](?:written|done|finished|built|ready|way)\b|\bnext (?:spring|summer|autumn|fall|winter|week|month|year|term|season)\b|^(?:I|We) (?:have |still )*(?:got|have|had) (?:\S+ )?(?:\d+|\p{L}+) (?:open|left|pending|outstanding|waiting|to go)\b|\bwaiting (?:on|for)\b/iu

/** What happened to the person, and what went wrong. */
const mishap =
  /\b(?:I|we) (?:have been|had been|was|were|got|have got) (?:\p{Ll}+ )?(?:bit|bitten|hit|kicked|stung|shouted|yelled|soaked|stuck|lost|robbed|sworn)\b|\b(?:in|at|on) the wrong\b|\bwent down \d|\bvoted (?:it )?down\b/iu

/**
 * What no kind of text tells, whoever typed it in passing: the deeds of others, attempts that nobody granted, what is
 * underway, mishaps. Lines are refused these when they are read; a sentence of a reflection that stands in no line is
 * held to the same.
 */
export function isRefused(sentence: string): boolean {
  const isAttempt = attempt.test(sentence) && !granted.test(sentence)
  return isAttempt || othersGroup.test(sentence) || underway.test(sentence) || mishap.test(sentence)
}
