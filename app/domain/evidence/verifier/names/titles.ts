import { words } from "../../../language/words/word-list"

/** Words that lower the title after them. A sentence must not drop them ("Assistant Manager" is not "Manager"). */
export const lesser = words(`
  assistant associate deputy junior trainee student acting interim vice apprentice aspiring intern demi sous commis sub
  temporary guest ex former retired casual candidate provisional honorary visiting adjunct probationary locum relief volunteer second part-qualified
  under co trained unpaid graduate substitute stand-in
`)

/** Words of rank and license. Always claims, capitalized or not. */
export const ranks = words(`
  senior chief principal executive lead head director manager president partner professor chartered
  accredited fellow qualified phd mba pmp cpa rn bsc msc fluent
  expert specialist supervisor founder owner vice accredited
`)
