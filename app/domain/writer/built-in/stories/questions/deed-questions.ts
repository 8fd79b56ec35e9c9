/**
 * The closing question to the reader, by the verb of the action. None names a tool, a number or the person's success.
 */
const specific: readonly [RegExp, string][] = [
  [
    /^(?:Train(?!\S* .*\bmodels?\b)|Taught|Teach|Mentor|Coach|Supervis|Tutor|Showed|Walked|Accompanied|Onboard)/,
    "What helped you most when you were new on the job?",
  ],
  [/^Automat/, "What do you still do by hand that a machine could do?"],
  [/^(?:Persuaded|Convinced|Won over)/, "How do you win people over?"],
  [
    /^(?:Called|Phoned|Rang|Did (?:an? )?(?:\S+ )?calls?\b)/,
    "When has a phone call worked better for you than an email?",
  ],
  [/^(?:Emailed|Wrote to|Asked|Sat (?:with|down)|Interview|Survey|Visited)/, "What have you learned just by asking?"],
  [
    /^(?:Found|Noticed|Spotted|Caught|Discovered|Traced|Matched|Checked|Measured|Recorded|Tested|Read|Repeated|Audited|Tracked|Counted|Reviewed|Went through|Took \S+ (?:readings?|measurements?|samples?)|Took temperature)/,
    "What do you check even when nobody asks you to?",
  ],
  [/^(?:Renegotiat|Negotiat)/, "What is your best tip for a negotiation?"],
  [/^(?:Hired|Recruit)/, "What makes you say yes to a job?"],
  [
    /^(?:Present|Spoke|Did a small teaching|Gave .*\b(?:talk|speech|presentation|lecture|demo))/,
    "What makes a talk stick with you?",
  ],
  [/^(?:Fixed|Repaired|Solved|Restored)/, "What is the strangest problem you have had to track down?"],
  [
    /^(?:Passed|Completed|Finished|Qualified|Earned|Did|Got) .*\b(?:certificat\w+|exam|diploma|degree|licen[cs]e|module|ticket|level \d)\b/,
    "Which course was worth the time you put in?",
  ],
  [
    /^(?:Sold|Signed|Upsold|Closed .*\b(?:deals?|sales?|accounts?|customers?|clients?)\b)/,
    "What made you say yes the last time you bought something for work?",
  ],
  [/^(?:Ranked|Won|Named|Hit|Beat|Came first|Shortlisted)/, "Which result are you proudest of this year?"],
  [/^(?:Helped|Supported|Talked|Explained|Listened|Calmed)/, "Who once took the time to explain something to you?"],
]

/** Verbs of a trade or a way of working, asked about when nothing more particular fits. */
const ofTrades: readonly [RegExp, string][] = [
  [/^(?:Trial|Pilot|Tried out)/, "What do you try out on a small scale first?"],
  [/^(?:Bought|Ordered|Purchas)/, "What is the best thing your team has bought this year?"],
  [/^(?:Cooked|Baked|Served|Catered|Run kitchen|Ran (?:the )?kitchen)/, "What would you cook for a full house?"],
  [/^(?:Drove|Transport|Delivered)/, "Which drive would you do again?"],
  [
    /^(?:Performed|Sang|Played|Acted|Told .*\b(?:people|guests|children|visitors|audience))\b/,
    "Which audience have you never forgotten?",
  ],
  [/^Spent .*\bwith\b/, "Who has given you time when you needed it?"],
  [/^(?:Batched|Indexed|Tuned|Optimi[sz]|Profiled|Refactored)/, "What would you speed up where you work?"],
  [/^(?:Reached|Renewed|Retained)/, "Which number do you watch most closely?"],
  [/^(?:Fitted|Installed|Laid|Welded|Mounted|Assembled|Wired)/, "Which job takes more care than people think?"],
  [/^(?:Picked|Packed|Loaded|Sorted|Stocked|Unloaded)/, "What makes a shift run smoothly where you work?"],
  [/^(?:Lead|Led|Manage|Run|Head|Oversaw|Oversee)/, "What keeps your team going on a busy day?"],
  [/^(?:Swapped|Exchanged)/, "Which swap has worked out for you?"],
  [/^(?:Cleaned|Tidied|Cleared|Washed)/, "What do you clean up first when you start somewhere new?"],
  [/^(?:Grew|Plant|Harvest|Prun|Sowed)/, "What would you grow if you had the space?"],
]

/** The same for verbs that fit many actions, where a question about the thing itself takes precedence. */
const general: readonly [RegExp, string][] = [
  [
    /^(?:Changed|Moved|Split|Reorgani|Cut|Reduced|Stopped|Switched|Put (?!together)|Replaced|Cached|Rebuilt|Reworked|Rewrote|Redesigned|Brought in|Shortened|Simplified|Saved|Let|Started|Set|Founded|Introduced|Implement|Added)/,
    "What small change has made the biggest difference for your team?",
  ],
  [
    /^(?:Organi|Coordinat|Managed|Plann|Rebook|Hosted|Finish|Handed|Delivered|Shipped|Launched|Ran|Vaccinated)/,
    "What do you tackle first when time is short?",
  ],
  [
    /^(?:Translat|Wrote|Draft|Edit|Built|Created|Design|Made|Put together)/,
    "What is the most useful thing a teammate has made for you?",
  ],
]

/** The question for the first action that has one. */
const askedOf = (table: readonly [RegExp, string][], deeds: string[]) =>
  deeds.flatMap((deed) => table.find(([verb]) => verb.test(deed))?.[1] ?? []).slice(0, 1)

export const specificQuestions = (deeds: string[]): string[] => askedOf(specific, deeds)
/** Whether a question only fits the kind of work, so that no text opens with it. */
export const isOfTrade = (question: string): boolean => ofTrades.some(([, each]) => each === question)

export const generalQuestions = (deeds: string[]): string[] =>
  [...askedOf(general, deeds.slice(0, 1)), ...askedOf([...ofTrades, ...general], deeds)].filter(
    (question, at, all) => all.indexOf(question) === at,
  )
