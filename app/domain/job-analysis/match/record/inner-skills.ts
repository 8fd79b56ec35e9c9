import type { PostingSkill } from "../../reading/posting"
import { isSkill, namedSkill, skillsNamed } from "../../reading/skills/skills"

interface InnerSkill extends PostingSkill {
  /** A product of the same family, which shows the skill in part: "Looker Studio" and "Looker". */
  isVariant?: boolean
}

export const maker =
  /^(?:Siemens|Microsoft|MS|Adobe|Google|Amazon|Apache|Autodesk|Dassault|IBM|Atlassian|Oracle|SAP|Intuit|PTC|Apple|Cisco|VMware|Red Hat) (?=\p{Lu})/u
/** "Menu development" and "budget management" are work on menus and budgets. */
const work =
  / (?:management|development|planning|design|control|preparation|coordination|analysis|reporting|processing|handling|maintenance|administration|writing|creation|production)$/i

/**
 * The skills that a longer name shows, too: the system of a module ("SAP FICO"), the product after its maker ("Siemens
 * NX"), the thing that work is done on ("menu development"), and in part the product that another is named after.
 */
export function innerSkills(skill: PostingSkill): InnerSkill[] {
  const { name, concept } = skill
  const found: InnerSkill[] = [skill]
  const add = (own: PostingSkill | undefined, isVariant = false) => {
    if (own && !found.some((one) => one.concept === own.concept))
      found.push({ concept: own.concept, name, ...(isVariant && { isVariant }) })
  }
  const [, system = ""] = /^(\p{Lu}{2,6}) \p{Lu}/u.exec(name) ?? []
  const [listed] = system === "" ? [] : skillsNamed(system)
  if (listed?.concept === system.toLowerCase() && listed.concept !== concept) add(listed)
  // "Manhattan WMS" is Manhattan, which is a WMS.
  const [, own = "", kind = ""] = /^(\p{Lu}[\p{L} ]{2,30}) (\p{Lu}{3,6})$/u.exec(name) ?? []
  if (kind !== "") for (const part of [own, kind]) add(namedSkill(part))
  const product = name.replace(maker, "")
  if (product !== name && isSkill(product)) add(namedSkill(product))
  const thing = name.replace(work, "")
  if (thing !== name) add(namedSkill(thing))
  // Emergency nursing is nursing, and employment law is law.
  const [, general = ""] = / (\p{L}{3,}ing|law|physiotherapy|engineering)$/u.exec(name) ?? []
  if (general !== "" && isSkill(general)) add(namedSkill(general))
  // Safeguarding adults is safeguarding.
  const [, doing = ""] = /^(\p{L}\p{Ll}{3,}ing) \p{Ll}+(?:s|people|children|staff)$/u.exec(name) ?? []
  if (doing !== "" && isSkill(doing)) add(namedSkill(doing))
  const [first = "", second = ""] = name.split(" ")
  const isFamily = /^\p{Lu}\p{L}{3,}$/u.test(first) && /^\p{Lu}\p{Ll}/u.test(second) && !maker.test(name)
  if (isFamily && thing === name) add({ name: first, concept: first.toLowerCase() }, true)
  return found
}
