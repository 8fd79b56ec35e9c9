/** "The play was directed by Joanna and all the credit belongs to her": somebody else did it, with or without help. */
const byOthers =
  /\b(?:was|were|been) (?:\w+ly )?\p{L}+(?:ed|en|ne|lt|pt|ght|un) (?:\w+ )?by (?:(?:my|our|the|his|her|their) (?:\w+ )?(?:boss|manager|colleagues?|coworkers?|predecessor)\b|\p{Lu}\p{Ll}+(?: in \p{Lu}|,| and\b| who\b|$))|\b(?:credit|praise|merit) (?:\w+ )?(?:belongs?|goes|is due) to (?:her|him|them|\p{Lu})/u

/** Whether a sentence gives a deed, or the credit for it, to somebody else. */
export const isByOthers = (sentence: string): boolean => byOthers.test(sentence)
