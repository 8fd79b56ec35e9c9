import type { DraftSentence } from "../../../evidence/schema"
import type { RoleMaterial } from "../../material-schema"
import { atEmployer, inRole, workSentence } from "../role-sentences"
import type { Argument, Telling } from "./arguments"

/**
 * The sentences of each paragraph, with the employer named wherever the deeds of another role begin: a deed is read as
 * done where the last one was. What the verifier does not carry in one sentence stands behind a sentence about the role,
 * unless the opening of the letter has said it (`said`: the sentences of the opening).
 */
export function withEmployers(
  told: Argument[],
  said: readonly string[],
  isCarried: (sentence: DraftSentence) => boolean,
): DraftSentence[][] {
  const named = new Set<RoleMaterial>()
  let last: RoleMaterial | null = null
  return told.map(({ sentences }) =>
    sentences.flatMap(({ sentence, role, isDeed }) => {
      if (!isDeed || role === last) return [sentence]
      last = role
      if (!role) return [sentence]
      const isNew = (form: DraftSentence) => isCarried(form) && !said.includes(form.text)
      const placed = placing({ sentence, role }, named.has(role), isNew)
      named.add(role)
      return placed
    }),
  )
}

function placing(
  { sentence, role }: Pick<Telling, "sentence"> & { role: RoleMaterial },
  isNamed: boolean,
  isCarried: (sentence: DraftSentence) => boolean,
): DraftSentence[] {
  const short = atEmployer(sentence, role)
  const whole = inRole(sentence, role)
  const forms = role.isCurrent || isNamed ? [short, whole] : [whole, short]
  const isPlaced = role.company !== "" && sentence.text.includes(role.company)
  if (isPlaced) return [sentence]
  const form = forms.find((each) => each !== sentence && isCarried(each))
  if (form) return [form]
  const work = workSentence(role)
  return isCarried(work) ? [work, sentence] : [sentence]
}
