import type { DraftSentence } from "../../../evidence/schema"
import { listed } from "../../../kernel/listed"
import { isBaseVerb } from "../../../language/verbs/past-tense"
import type { Line, Material, RoleMaterial } from "../../material-schema"
import type { IsCarried } from "../carried-by"
import { fact } from "../compose"
import { namesEmployer } from "../wording/role-sentences"
import { lowered } from "../wording/wording"
import type { Criterion } from "./criteria"
import { fieldFit } from "./fields"
import { isNamed } from "./fit"

const maxDuties = 2

/** The duties of roles that are about a criterion: "At Elm House, my work includes care of ventilated patients." */
export function dutiesFor({ text: criterion }: Criterion, { roles }: Material, isCarried: IsCarried): DraftSentence[] {
  return roles
    .flatMap((role) =>
      role.notes
        .filter(({ text }) => isNamed(criterion, text) || fieldFit(criterion, text) > 0)
        .flatMap((note) => dutySentence(aboutIt(criterion, note), role) ?? []),
    )
    .filter(isCarried)
    .slice(0, maxDuties)
}

/**
 * "12 bed unit, look after ventilated patients": the part of a note that is about the criterion, if it states a duty.
 */
function aboutIt(criterion: string, note: Line): Line {
  const about = note.text
    .split(", ")
    .find((part) => isBaseVerb(part.split(" ")[0]?.toLowerCase() ?? "") && fieldFit(criterion, part) > 0)
  return about && /^\d/.test(note.text) ? { ...note, text: about } : note
}

/** Null for a note that is not a duty ("28 beds, acute medicine"), and for a verb of a former role. */
function dutySentence({ text, evidenceIds }: Line, role: RoleMaterial): DraftSentence | null {
  const what = lowered(text).replace(/\.$/, "")
  const [first = "", second = ""] = what.split(" ")
  const isDeed = isBaseVerb(first) && !/^(?:of|for)$/.test(second)
  if (/^\d/.test(what) || /\d:\d/.test(what) || (isDeed && !role.isCurrent)) return null
  const does = isDeed ? "I" : `my work ${role.isCurrent ? "includes" : "included"}`
  const at = namesEmployer(role) ? `At ${role.company}, ${does}` : does.charAt(0).toUpperCase() + does.slice(1)
  return fact(`${at} ${isDeed ? what : withAnd(what)}.`, [...evidenceIds, ...role.evidenceIds])
}

/** "care of patients, CRRT, arterial lines" takes its "and". */
function withAnd(what: string): string {
  const parts = what.split(", ")
  if (parts.length < 2 || parts.some((part) => /\band\b/.test(part))) return what
  return listed(parts)
}
