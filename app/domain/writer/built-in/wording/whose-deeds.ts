import { readTalk } from "../../../language/talk/read-talk"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import { isPast, pastOf } from "../../../language/verbs/past-tense"
import { capitalized } from "./wording"

/** Where a line with several actions continues with the next one: "…, and clawed", ", picked". */
const deeds = /(,? and |, )(\p{Ll}+)(?= )/gu
const noNames: ReadonlyMap<string, string> = new Map()

/**
 * A sentence with several actions, in which those that the person attributed to the group stay the group's. From "I ran
 * the review, we won back most of it", a line says "Ran the review and won back most of it", but the person did not win
 * it back alone.
 */
export function withGroupsDeeds(text: string, told: string): string {
  const isOwn = /^I /.test(text)
  const ours = told === "" ? new Set<string>() : groupsVerbs(told)
  if (ours.size === 0) return text
  let isGroups = false
  return text.replace(deeds, (whole: string, mark: string, verb: string) => {
    if (!isPast(verb)) return whole
    const was = isGroups
    isGroups = ours.has(verb)
    if (isOwn) return isGroups === was ? whole : `, and ${isGroups ? "we" : "I"} ${verb}`
    const helped = isGroups && helpedWith(verb)
    return helped ? `${mark}${helped}` : whole
  })
}

/** "Closed the books", if the group did it, as "Helped close the books". Other verbs are unchanged. */
export function asHelp(deed: string): string {
  const [first = ""] = deed.split(" ", 1)
  const helped = helpedWith(first.toLowerCase())
  return helped ? `${capitalized(helped)}${deed.slice(first.length)}` : deed
}

function helpedWith(verb: string): string | null {
  if (!isPast(verb) || verb === "helped") return null
  return `helped ${formsOfVerb(verb, "past").base}`
}

/** The verbs, in the past, of clauses about "we" that no clause about "I" shares. */
function groupsVerbs(told: string): Set<string> {
  const { clauses, words } = readTalk(told, noNames)
  const verbs = (who: "we" | "me") =>
    clauses
      .filter(({ actor, verb }) => actor === who && verb >= 0)
      .flatMap(({ verb, last }) => words.slice(verb, Math.min(last, verb + 3)).map(({ lower }) => lower))
      .flatMap((verb) => [verb, pastOf(verb)])
  const own = new Set(verbs("me"))
  return new Set(verbs("we").filter((verb) => isPast(verb) && !own.has(verb)))
}
