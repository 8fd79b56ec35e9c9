import type { DraftSentence } from "../../../evidence/schema"
import { article } from "../../../language/words/article"
import type { Achievement, Material, RoleMaterial } from "../../material-schema"
import type { WritingRequest } from "../../writer"
import { carriedBy } from "../carried-by"
import { fact, factOr } from "../compose"
import { editions } from "../editing/editions"
import { closedSentence, thirdPerson } from "../wording/first-person"
import { isOurs, proseOf } from "../wording/prose"
import { namesEmployer, roleSince } from "../wording/role-sentences"
import { asHelp, withGroupsDeeds } from "../wording/whose-deeds"
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
  const deeds = bestOf(material).flatMap((of): BioSentence[] => {
    const { deed: done, outcomes } = proseOf(of.bullet)
    const deed = ofTheGroup(done, of)
    const text = aboutOnePerson(firstName ? thirdPerson(deed, firstName) : closedSentence(capitalized(deed)))
    if (!text) return []
    const own = of.role === null ? undefined : material.roles[of.role]
    const place = own && own !== last && namesEmployer(own) && !text.includes(own.company) ? `At ${own.company}, ` : ""
    last = own ?? last
    const edited = editions(text)[0] ?? text
    const plain = fact(text, of.evidenceIds)
    const sentence = factOr(
      place ? `${place}${firstName ? edited : lowered(edited)}` : edited,
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

/** Without sentences in which the person speaks: "I also look after the gate." "" if the action itself is one. */
function aboutOnePerson(text: string): string {
  const [deed = "", ...others] = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
  if (speaks.test(deed)) return ""
  const kept = [deed, ...others.filter((sentence) => !speaks.test(sentence))].join(" ")
  return kept.replace(/(?<=^[^.]{1,200},? and )have (?=been\b|\p{Ll}+ed\b)/u, "has ")
}

const speaks = /\b(?:I|me|my|myself)\b/

/** What "we" did is not credited to the person alone: "Ada helped close the books." */
export function ofTheGroup(deed: string, { deed: spans, around, told }: Achievement): string {
  if (told === "profile") return deed
  const isGroups = isOurs(deed, spans) && !/^With /.test(deed) && !withSomebody.test(deed)
  return isGroups ? asHelp(deed) : withGroupsDeeds(deed, around)
}

/** "with Ahmed", "with the night crew": the others are named. */
const withSomebody =
  /\b(?:together |jointly )?with (?:\p{Lu}|(?:the|my|our|an?|two|three|\d+) (?:\p{L}+ )?(?:team|crew|colleagues?|manager))/u

/** Starts with the name, or else with the role. */
function whoItIs({ title }: Material, role: RoleMaterial | undefined, firstName: string): DraftSentence[] {
  const since = role?.isCurrent && roleSince(role)
  const said = (what: string) => closedSentence(firstName ? `${firstName} is ${what}` : capitalized(what))
  return [
    ...(since ? [fact(said(since), role.evidenceIds)] : []),
    ...(title ? [fact(said(`${article(title.text)} ${lowered(title.text)}`), title.evidenceIds)] : []),
  ]
}
