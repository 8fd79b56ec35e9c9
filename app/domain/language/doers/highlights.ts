/**
 * "The big one was getting the checklist signed off", "My main achievement this month was closing the deal", "my part
 * was training the staff": the words before "was" that summarize what the person did.
 */
export const isHighlight = (subject: string): boolean =>
  /^(?:the|my|our) (?:(?:very |really )?(?:big|biggest|main|best|proudest|key|other|greatest|largest) )*(?:one|thing|win|highlight|achievement|success|result|accomplishment|moment|contribution|part|job|role|task)(?: (?:this|last|of the|of my|from this) (?:week|month|quarter|year|term|season))?$/.test(
    subject,
  )
