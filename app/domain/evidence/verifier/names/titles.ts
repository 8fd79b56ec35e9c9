import { words } from "../../../language/word-list"

/** Words before a title that make it smaller: a sentence must not drop them ("Assistant Manager" is no "Manager"). */
export const lesser = words(`
  assistant associate deputy junior trainee student acting interim vice apprentice aspiring intern demi sous commis sub
  temporary guest ex former retired casual candidate provisional honorary visiting adjunct probationary locum relief volunteer second part-qualified
  under co trained unpaid graduate substitute stand-in
`)

/** Words of rank and license that are never added for color, in capitals or not. */
export const ranks = words(`
  senior chief principal executive lead head director manager president partner professor chartered
  accredited fellow qualified phd mba pmp cpa rn bsc msc fluent
  expert specialist supervisor founder owner vice accredited
`)
