import { splitSentences } from "../../../language/sentences/split-sentences"
import { roleWord } from "../title/role-nouns"
import { isSkill } from "./skills"

/**
 * "Executive Director", "Senior Sous Chef": people around the job, unless the words name something that a person holds.
 */
export const isPost = (name: string) =>
  /^(?:\p{Lu}\p{Ll}[\p{L}’'-]* ?){2,4}$/u.test(name) &&
  !/\b(?:certified|licen[cs]ed|registered|chartered|qualified)\b/i.test(name) &&
  new RegExp(`(?:${roleWord.source})$`, "iu").test(name)

/** "last 5", "min 2 implementations", "Division 1", "run tenders", "deux événements par": a sentence fragment. */
export const isHalf = (name: string) =>
  /^(?:last|past|next|first|previous|min|max|minimum|maximum|at least|up to)\.? \d/i.test(name) ||
  /^(?:division|tier|stage|phase|appendix|section|schedule|table|step|zone|category) (?:\d{1,3}|[IVX]{1,4}|[A-Z])$/i.test(
    name,
  ) ||
  /^(?:run|do|make|use|have|get|take|keep|hold|give) \p{Ll}/u.test(name) ||
  / (?:par|per|of|and|et|with|for|in|to|the|und|mit|von|de)$/iu.test(name) ||
  / (?:knowledge|experience|understanding|skills) (?:of|in|with) /i.test(name)

/**
 * Things that a person does without or only transports: "without drama", "delivering lumber and drywall to building
 * sites".
 */
export const withoutCargo = (text: string) =>
  text
    .replace(/(?<!\p{L})without (?:any |the )?\p{Ll}+/giu, " ")
    .replace(
      /(?<!\p{L})((?:deliver|haul|transport|carry|cart)(?:s|ing)?) [^.;:()]{3,80}? (to|from|between) (?=(?:\p{L}+ ){0,2}(?:sites|stores|shops|homes|depots|warehouses|yards|restaurants|farms|addresses)(?!\p{L}))/giu,
      "$1 $2 ",
    )

/** "Scottish" in "Scottish produce": an origin, unless it is a language. */
export const isOrigin = (name: string) =>
  /^(?:(?:Brit|Scott|Corn)ish|\p{Lu}\p{Ll}+(?:ese|[ei]an))$/u.test(name) && !isSkill(name)

/** A short posting without its employer's business ("We bake bread") and its reference number. */
export const withoutEmployerTold = (text: string) =>
  splitSentences(text)
    .filter(
      (one) =>
        !/^(?:we|our|my client|the client)\b/i.test(one) ||
        /\b(?:use|need|want|require|stack|someone|who)\b/i.test(one),
    )
    .join(" ")
    .replace(/(?<!\p{L})(?:ref|reference|job id)(?:\.|:|#)? ?[\p{Lu}\d]{1,8}[/-]\d[\w/-]*/giu, " ")
