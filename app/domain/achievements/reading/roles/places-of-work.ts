import type { HeldRole } from "../../../career/held-roles"
import { firstClass } from "../../../language/talk/word-classes/word-class"
import { words } from "../../../language/words/word-list"
import { bare, common, wordsOf } from "./role-words"

/** Workplaces that people call by the same word: an academy is a school. */
const kinds = [
  "school academy college primary grammar gymnasium lyceum",
  "hospital infirmary clinic medical health",
  "hotel inn resort lodge arms",
  "shop store supermarket market",
  "care home hospice surgery practice nursery university agency bank library museum office restaurant",
].map(words)

/** A teacher's "school" is the present one, although a former one has the word in its name, unless hers is no school. */
export function doesSameNow(place: string, role: HeldRole, roles: HeldRole[]): boolean {
  const isCalled = ({ employer }: HeldRole) => {
    const named = kinds.filter((kind) => wordsOf(employer).some((word) => kind.has(word)))
    return named.length === 0 || named.some((kind) => kind.has(place))
  }
  const own = trade(role)
  return roles.some(
    (other) =>
      other.end === "present" &&
      other.employer !== role.employer &&
      isCalled(other) &&
      trade(other).some((word) => own.includes(word)),
  )
}

const trade = ({ title }: HeldRole) =>
  wordsOf(title)
    .map(bare)
    .filter((word) => word.length > 3 && !common.has(word))

/** Words after a place that are not part of its name. */
const goesOn = words(
  `
  and but or so in on at for with to from by of as that which who where when while i we he she they it my our the a was
  is are were had has have did there this before after since until because over during
`,
)

/**
 * "at the hotel" names a place. "the school concert", "after school" and "a school nurse" do not: the word describes a
 * noun, or stands for a time or an activity.
 */
export function isGoneTo(text: string, place: string): boolean {
  const after = [
    ...text.toLowerCase().matchAll(new RegExp(`(?:(\\p{L}+) )?(?<!\\p{L})${place}(?!\\p{L})(?: (\\p{Ll}+))?`, "gu")),
  ]
  return after.some(([, before = "", next = ""]) => {
    if (/^(?:after|before|during|in|at|to|from|of|primary|secondary|high)$/.test(before) && place === "school")
      return false
    return next === "" || goesOn.has(next) || /^(?:past|ing|adjective|adverb)$/.test(firstClass(next) ?? "")
  })
}
