import type { DraftSentence } from "../../../evidence/schema"
import type { RoleMaterial } from "../../material-schema"
import type { IsCarried } from "../carried-by"
import { factOr } from "../compose"
import { atEmployer, inRole, inTitle, workSentence } from "./role-sentences"
import { lowered } from "./wording"

/**
 * An action that names its employer, within its sentence if the verifier accepts that, else after a sentence about the
 * role. `isNamed`: the text has already named this role; `last`: the role that it named last.
 */
export function inItsRole(
  deed: DraftSentence,
  role: RoleMaterial,
  { isNamed, last }: { isNamed: boolean; last: RoleMaterial | null },
  isCarried: IsCarried,
): DraftSentence[] {
  if (role.company !== "" && deed.text.includes(role.company)) return [deed]
  if (last && role.company !== "" && last.company === role.company) {
    const before = inTitle(deed, role)
    if (before && isCarried(before)) return [before]
  }
  const form = placedIn(deed, role, isNamed, isCarried)
  if (form) return [form]
  const work = workSentence(role)
  if (!isCarried(work)) return [deed]
  const beside = role.isCurrent || !last ? null : whenBeside(role, last)
  const when = isNamed && beside === "Before that" ? "Earlier" : beside
  const timed = when ? factOr(`${when}, ${lowered(work.text)}`, work.evidenceIds, work) : work
  return [isCarried(timed) ? timed : work, deed]
}

/** The wording of a former role after another one; null if their dates do not show the order. */
function whenBeside(role: RoleMaterial, last: RoleMaterial): string | null {
  if (!role.start || !last.start || role.start === last.start) return null
  return role.start < last.start ? "Before that" : "Later"
}

/** A sentence of an action that includes its employer; undefined if the verifier accepts none. */
export function placedIn(
  deed: DraftSentence,
  role: RoleMaterial,
  isNamed: boolean,
  isCarried: IsCarried,
): DraftSentence | undefined {
  const [short, whole] = [atEmployer(deed, role), inRole(deed, role)]
  const forms = role.isCurrent || isNamed ? [short, whole] : [whole, short]
  return forms.find((each) => each !== deed && isCarried(each))
}
