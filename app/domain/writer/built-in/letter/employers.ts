import type { DraftSentence } from "../../../evidence/schema"
import type { RoleMaterial } from "../../material-schema"
import type { IsCarried } from "../carried-by"
import { inItsRole } from "../in-its-role"
import type { Argument } from "./arguments"

/**
 * The sentences of each paragraph, with the employer named wherever the deeds of another role begin: a deed is read as
 * done where the last one was. What the opening of the letter has said is not said again (`said`: its sentences).
 */
export function withEmployers(told: Argument[], said: readonly string[], isCarried: IsCarried): DraftSentence[][] {
  const named = new Set<RoleMaterial>()
  let last: RoleMaterial | null = null
  return told.map(({ sentences }) =>
    sentences.flatMap(({ sentence, role, isDeed }) => {
      if (!isDeed || role === last) return [sentence]
      last = role
      if (!role) return [sentence]
      const isNew = (form: DraftSentence) => isCarried(form) && !said.includes(form.text)
      const placed = inItsRole(sentence, role, { isNamed: named.has(role), others: named.size }, isNew)
      named.add(role)
      return placed
    }),
  )
}
