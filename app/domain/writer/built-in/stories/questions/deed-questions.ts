/** The closing question to the reader, by the verb of the deed. None names a tool, a number or the person's success. */
const specific: readonly [RegExp, string][] = [
  [
    /^(?:Train(?!\S* .*\bmodels?\b)|Taught|Teach|Mentor|Coach|Supervis|Tutor|Showed|Walked|Accompanied|Onboard)/,
    "What helped you most when you were new to the job?",
  ],
  [/^Automat/, "What do you still do by hand that a machine could do?"],
  [
    /^(?:Called|Phoned|Rang|Emailed|Wrote to|Asked|Sat (?:with|down)|Interview|Survey|Visited|Persuaded)/,
    "When did you last ask people one by one?",
  ],
  [
    /^(?:Found|Noticed|Spotted|Caught|Discovered|Traced|Matched|Checked|Measured|Recorded|Tested|Read|Repeated|Audited|Tracked|Counted|Reviewed|Went through|Took \S+ (?:readings?|measurements?|samples?)|Took temperature)/,
    "What do you check that nobody asks you to check?",
  ],
  [/^(?:Renegotiat|Negotiat)/, "When did you last ask for better terms?"],
  [/^(?:Hired|Recruit)/, "What makes you say yes to a job?"],
  [
    /^(?:Present|Spoke|Did a small teaching|Gave .*\b(?:talk|speech|presentation|lecture|demo))/,
    "What makes you remember a talk a week later?",
  ],
  [/^(?:Fixed|Repaired|Solved|Restored)/, "What is the oddest fault you have had to find?"],
  [
    /^(?:Passed|Completed|Finished|Qualified|Earned|Did) .*\b(?:certificat\w+|exam|diploma|degree|licen[cs]e|module)\b/,
    "Which course was worth your evenings?",
  ],
  [
    /^(?:Sold|Signed|Upsold|Closed .*\b(?:deals?|sales?|accounts?|customers?|clients?)\b)/,
    "What made you say yes the last time you bought something for work?",
  ],
  [/^(?:Ranked|Won|Named|Hit|Beat|Came first|Shortlisted)/, "Which result of yours this year would you tell first?"],
  [
    /^(?:Helped|Supported|Talked|Explained|Listened|Calmed)/,
    "When did somebody take the time to explain a thing to you?",
  ],
]

/** The same for verbs that fit many deeds, where a question about the thing itself takes precedence. */
const general: readonly [RegExp, string][] = [
  [
    /^(?:Changed|Moved|Split|Reorgani|Cut|Reduced|Stopped|Switched|Put (?!together)|Replaced|Cached|Rebuilt|Reworked|Rewrote|Redesigned|Brought in|Shortened|Simplified|Saved|Let|Started|Set|Founded|Introduced|Implement|Added)/,
    "What small change made the biggest difference where you work?",
  ],
  [
    /^(?:Organi|Coordinat|Managed|Plann|Rebook|Hosted|Finish|Handed|Delivered|Shipped|Launched|Ran|Vaccinated)/,
    "What do you plan first when there is little time?",
  ],
  [
    /^(?:Translat|Wrote|Draft|Edit|Built|Created|Design|Made|Put together)/,
    "What is the most useful thing somebody has made for your team?",
  ],
]

/** The question for the first deed that has one. */
const askedOf = (table: readonly [RegExp, string][], deeds: string[]) =>
  deeds.flatMap((deed) => table.find(([verb]) => verb.test(deed))?.[1] ?? []).slice(0, 1)

export const specificQuestions = (deeds: string[]): string[] => askedOf(specific, deeds)
export const generalQuestions = (deeds: string[]): string[] => askedOf(general, deeds)
