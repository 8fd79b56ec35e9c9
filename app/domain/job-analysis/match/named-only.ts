import type { RequirementKind } from "../reading/posting"
import { isHeld } from "./answered"
import type { Shown } from "./match-requirement"
import type { Candidate } from "./shapes"

/** Fields of a profile that name what a person is or knows, and tell nothing they did. */
const naming = new Set(["title", "industry", "skill", "role", "employer", "qualification"])

/** Whether an item of the ledger only names something. */
export const onlyNames = (field: string | null): boolean => field !== null && naming.has(field)

/** What a person told of themselves, without what their profile only names. */
export const toldBy = ({ items, ...rest }: Candidate): Candidate => ({
  ...rest,
  items: items.filter(({ field }) => !onlyNames(field)),
})

/**
 * What somebody has or is allowed to do is met by its name. Anything else that only the profile names, such as a skill
 * of its list, is met in part until something they did shows it. `told` is what their own deeds show.
 */
export function asTold(kind: RequirementKind, shown: Shown, told: () => Shown): Shown {
  if (shown.status !== "met" || isHeld(kind) || shown.years !== null || told().status === "met") return shown
  const [first, ...others] = shown.evidence
  const evidence = first ? [{ ...first, because: [...first.because, { code: "named" as const }] }, ...others] : []
  return { ...shown, status: "partly", evidence }
}
