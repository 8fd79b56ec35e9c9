import type { DraftSentence } from "../../../evidence/schema"
import type { RoleMaterial } from "../../material-schema"
import type { IsCarried } from "../carried-by"
import { factOr } from "../compose"
import { atEmployer, inRole, workSentence } from "./role-sentences"
import { lowered } from "./wording"

/**
 * A deed that names its employer, within its sentence if the verifier accepts that, else after a sentence about the
 * role. `isNamed`: the text has already named this role; `others`: the number of roles it has named.
 */
export function inItsRole(
  deed: DraftSentence,
  role: RoleMaterial,
  { isNamed, others }: { isNamed: boolean; others: number },
  isCarried: IsCarried,
): DraftSentence[] {
  if (role.company !== "" && deed.text.includes(role.company)) return [deed]
  const form = placedIn(deed, role, isNamed, isCarried)
  if (form) return [form]
  const work = workSentence(role)
  if (!isCarried(work)) return [deed]
  const earlier = factOr(`${others === 1 ? "Earlier" : "Before that"}, ${lowered(work.text)}`, work.evidenceIds, work)
  return [!role.isCurrent && others > 0 && isCarried(earlier) ? earlier : work, deed]
}

/** A sentence of a deed that includes its employer; undefined if the verifier accepts none. */
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
