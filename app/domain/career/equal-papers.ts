/** Credentials that give the status a posting asks for under another name. */
const equalPapers: readonly { asked: RegExp; same: RegExp; names: readonly string[] }[] = [
  {
    asked: /\b(?:QTS|qualified teacher status)\b/i,
    same: /\b(?:QTS|PGCE|PGDE|B\.?Ed|SCITT)\b/,
    names: ["PGCE", "PGDE", "SCITT"],
  },
  {
    asked: /\b(?:registered nurse|nursing registration|NMC)\b/i,
    same: /\b(?:NMC|registered (?:adult |mental health |general )?nurse|RN)\b/,
    names: [],
  },
]

/**
 * Whether one of these texts names a credential that gives what is asked for: a PGCE gives qualified teacher status.
 */
export const isHeldByOtherName = (asked: string, texts: string[]): boolean =>
  equalPapers.some(({ asked: status, same }) => status.test(asked) && texts.some((text) => same.test(text)))

/** The credentials that give a status by another name. */
export const otherNamesOf = (status: string): readonly string[] =>
  equalPapers.find(({ asked, names }) => names.length > 0 && asked.test(status))?.names ?? []
