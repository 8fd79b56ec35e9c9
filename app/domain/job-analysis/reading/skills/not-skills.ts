import { roleWord } from "../title/role-nouns"
import { isSkill } from "./skills"

/**
 * "Executive Director", "Senior Sous Chef": people around the job, unless the words name something that a person holds.
 */
export const isPost = (name: string) =>
  /^(?:\p{Lu}\p{Ll}[\p{L}’'-]* ?){2,4}$/u.test(name) &&
  !/\b(?:certified|licen[cs]ed|registered|chartered|qualified)\b/i.test(name) &&
  new RegExp(`(?:${roleWord.source})$`, "iu").test(name)

/** "Scottish" in "Scottish produce": an origin, unless it is a language. */
export const isOrigin = (name: string) =>
  /^(?:(?:Brit|Scott|Corn)ish|\p{Lu}\p{Ll}+(?:ese|[ei]an))$/u.test(name) && !isSkill(name)
