import type { DraftSentence } from "../../evidence/schema"
import type { RoleMaterial } from "../material-schema"
import type { IsCarried } from "./carried-by"
import { factOr } from "./compose"
import { atEmployer, inRole, workSentence } from "./role-sentences"
import { lowered } from "./wording"

/**
 * A deed with its employer named, as a part of its sentence where the verifier carries that, else behind a sentence
 * about the role. `isNamed`: the text has named this role already; `others`: how many roles it has named.
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

/** A deed that names where it was done in its own sentence; undefined where the verifier carries no such sentence. */
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
