import { wordsOfTitle } from "./title-words"

/** Title nouns that name no discipline. */
export const anyRole = new Set(
  wordsOfTitle(
    "manager officer coordinator specialist executive administrator consultant worker operator operative technician adviser advisor director supervisor clerk agent representative developer engineer engineering partner owner member service support general operations management team leading people",
  ),
)

interface Dated {
  title: string
  words: string[]
  from: number
  to: number
}

/** The maximum number of months between two jobs of one career. */
const betweenJobs = 3

/**
 * Whether a role is of a kind or continues one that is: "Staff Engineer" right after "Backend Developer" names no
 * different kind of work.
 */
export function continuing<Role extends Dated>(
  roles: Role[],
  isLike: (role: Role) => boolean,
): (role: Role) => boolean {
  const alike = new Set<Role>()
  for (const one of [...roles].sort((a, b) => a.from - b.from)) {
    const own = wordsOfTitle(one.title)
    const isGeneral = own.length > 0 && own.every((word) => anyRole.has(word))
    const isNext = isGeneral && [...alike].some(({ from, to }) => from < one.from && one.from - to <= betweenJobs)
    if (isLike(one) || isNext) alike.add(one)
  }
  return (role) => alike.has(role)
}
