/** The closing question to the reader by the subject of an action, in words common to many trades. */
const topics: readonly [RegExp, string][] = [
  [
    /\b(?:apprentices?|trainees?|juniors?|graduates?|interns?|new (?:hires?|starters?|joiners?)|onboarding (?:of|for) (?:new )?(?:staff|colleagues|hires|starters))\b/i,
    "What helped you most when you were new on the job?",
  ],
  [/\b(?:1:1s?|one[- ]to[- ]ones?|mentoring|coaching)\b/i, "Which advice from a manager has stayed with you?"],
  [/\bhand-?overs?\b/i, "What should never be missing from a handover?"],
  [/\b(?:rotas?|rosters?|shift plans?)\b/i, "What makes a rota fair?"],
  [/\b(?:accidents?|injur(?:y|ies)|near misses|safety)\b/i, "What keeps people safe where you work?"],
  [
    /\b(?:outages?|duplicates?|bugs?|errors?|defects?|faults?|leaks?)\b/i,
    "What is the strangest problem you have had to track down?",
  ],
  [/\b(?:interviews?|hiring|candidates?|applicants?|time to hire)\b/i, "What makes you say yes to a job?"],
  [/\b(?:blogs?|podcasts?)\b/i, "Which blog or podcast do you come back to, and why?"],
  [/\b(?:newsletters?|open rate|mailing lists?|welcome series)\b/i, "Which newsletter do you actually open?"],
  [/\b(?:trade|travel|job|book) fairs?\b|\bexhibitions?\b/i, "What makes you stop at a stand?"],
  [/\b(?:grants?|funding|bids?)\b/i, "What makes an application stand out?"],
  [/\b(?:invoices?|suppliers?|vendors?)\b/i, "When did you last read an invoice line by line?"],
  [/\b(?:month[- ]end|ledgers?|reconciliations?|accruals?)\b/i, "Which part of the month end takes you longest?"],
  [/\b(?:refunds?|complaints?)\b/i, "What do your customers complain about most?"],
  [/\b(?:waste|leftovers|scrap)\b/i, "What gets thrown away where you work?"],
  [/\b(?:menus?|recipes?|recipe book)\b/i, "Which dish would you never take off a menu?"],
  [/\b(?:stock ?room|stock control|inventory|stock count)\b/i, "How do you keep track of your stock?"],
  [/\b(?:deploys?|deployments?|CI pipeline)\b/i, "How often do you release, and what slows you down?"],
  [/\b(?:runbooks?|handbooks?|manuals?|guidelines?|cheat ?sheets?)\b/i, "Which page does your team open most often?"],
  [/\b(?:reports?|dashboards?)\b/i, "Which report does your team actually read?"],
  [/\b(?:prototypes?|test bench|experiments?)\b/i, "What do you test before anyone asks you to?"],
  [/\b(?:refit|renovation|refurbishment|relocation|migration)\b/i, "What do you plan first when a big move is coming?"],
  [/\b(?:patients?|relatives|families)\b/i, "As a relative, what would you want to hear first?"],
  [/\b(?:pupils?|students?|lessons?)\b/i, "What makes a lesson stick?"],
  [/\b(?:guests?|visitors?)\b/i, "What makes you feel welcome somewhere?"],
  [/\b(?:budgets?|costs?|spending|prices?)\b/i, "Which cost would you look at first?"],
]

/** The questions that fit the subjects of sentences, those for the first sentence first. */
export function topicQuestions(sentences: string[]): string[] {
  return sentences.flatMap((text) => topics.filter(([named]) => named.test(text)).map(([, question]) => question))
}
