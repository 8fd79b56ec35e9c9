/** Credentials that give the status a posting asks for under another name. */
const equalPapers: readonly (readonly [asked: RegExp, same: RegExp])[] = [
  [/\b(?:QTS|qualified teacher status)\b/i, /\b(?:QTS|PGCE|PGDE|B\.?Ed|SCITT)\b/],
  [
    /\b(?:registered nurse|nursing registration|NMC)\b/i,
    /\b(?:NMC|registered (?:adult |mental health |general )?nurse|RN)\b/,
  ],
]

/**
 * Whether one of these texts names a credential that gives what is asked for: a PGCE gives qualified teacher status.
 */
export const isHeldByOtherName = (asked: string, texts: string[]): boolean =>
  equalPapers.some(([status, same]) => status.test(asked) && texts.some((text) => same.test(text)))
