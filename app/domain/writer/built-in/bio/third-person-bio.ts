import type { DraftSentence } from "../../../evidence/schema"
import { article } from "../../../language/words/article"
import type { Achievement, Material, RoleMaterial } from "../../material-schema"
import type { WritingRequest } from "../../writer"
import { carriedBy } from "../carried-by"
import { fact, factOr } from "../compose"
import { editions } from "../editing/editions"
import { closedSentence, thirdPerson } from "../wording/first-person"
import { proseOf } from "../wording/prose"
import { namesEmployer, roleSince } from "../wording/role-sentences"
import { capitalized, lowered } from "../wording/wording"
import { bestOf } from "./best-of"

/** A sentence of a bio with its achievement. */
export interface BioSentence {
  sentence: DraftSentence
  of?: Achievement
}

/** A bio in the third person: who the person is, then what they did. */
export function inThirdPerson(request: WritingRequest, material: Material): BioSentence[] {
  const { firstName = "" } = request
  const role = material.roles.find(({ kind, isCurrent }) => kind === "work" && isCurrent) ?? material.roles[0]
  const opening = whoItIs(material, role, firstName).find(carriedBy(request))
  let last = opening && role && opening.text.includes(role.company) ? role : undefined
  let told = opening ? 0 : 1
  const deeds = bestOf(material).flatMap((of): BioSentence[] => {
    const { deed, outcomes } = proseOf(of.bullet)
    // "They" has no antecedent at the start of a text.
    const isNameless = !opening && told === 1 && !firstName
    const text = isNameless ? closedSentence(capitalized(deed)) : thirdPerson(deed, told % 2 === 1 ? firstName : "")
    if (!text) return []
    told++
    const own = of.role === null ? undefined : material.roles[of.role]
    const place = own && own !== last && namesEmployer(own) && !text.includes(own.company) ? `At ${own.company}, ` : ""
    last = own ?? last
    const said = place ? `${place}${text.replace(/^They\b/, "they")}` : text
    const plain = fact(text, of.evidenceIds)
    const sentence = factOr(
      editions(said)[0] ?? said,
      [...of.evidenceIds, ...(place ? (own?.evidenceIds ?? []) : [])],
      plain,
    )
    const results = outcomes
      .slice(0, 1)
      .map((each) => factOr(editions(each)[0] ?? each, of.evidenceIds, fact(each, of.evidenceIds)))
    return [sentence, ...results].map((each) => ({ of, sentence: each }))
  })
  return [...(opening ? [{ sentence: opening }] : []), ...deeds]
}

/** Starts with the name, else with the role, because an initial "They" leaves the reader asking who that is. */
function whoItIs({ title }: Material, role: RoleMaterial | undefined, firstName: string): DraftSentence[] {
  const since = role?.isCurrent && roleSince(role)
  const said = (what: string) => closedSentence(firstName ? `${firstName} is ${what}` : capitalized(what))
  return [
    ...(since ? [fact(said(since), role.evidenceIds)] : []),
    ...(title ? [fact(said(`${article(title.text)} ${lowered(title.text)}`), title.evidenceIds)] : []),
  ]
}
