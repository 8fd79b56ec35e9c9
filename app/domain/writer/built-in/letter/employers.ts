import type { DraftSentence } from "../../../evidence/schema"
import type { RoleMaterial } from "../../material-schema"
import type { IsCarried } from "../carried-by"
import { inItsRole } from "../wording/in-its-role"
import { namesEmployer } from "../wording/role-sentences"
import type { Argument } from "./arguments"

/**
 * The sentences of each paragraph, with the employer named wherever the actions switch to another role, because an
 * action is attributed to the last named employer. Sentences of the opening (`said`) are not repeated.
 */
export function withEmployers(told: Argument[], said: readonly string[], isCarried: IsCarried): DraftSentence[][] {
  const named = new Set<RoleMaterial>()
  const isSaid = (role: RoleMaterial) => namesEmployer(role) && said.some((text) => text.includes(role.company))
  let last: RoleMaterial | null = null
  return told.map(({ sentences }) =>
    sentences.flatMap(({ sentence, role, isDeed }) => {
      if (!isDeed || role === last) return [sentence]
      const before = last
      last = role
      if (!role) return [sentence]
      const isNew = (form: DraftSentence) => isCarried(form) && !said.includes(form.text)
      const placed = inItsRole(sentence, role, { isNamed: named.has(role) || isSaid(role), last: before }, isNew)
      named.add(role)
      return placed
    }),
  )
}
