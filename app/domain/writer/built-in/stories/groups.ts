import type { EvidenceItem } from "../../../evidence/schema"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { contentWords, overlap } from "../wording/focus"

const isTold = (item: EvidenceItem | undefined) => item?.kind === "reflection" || item?.kind === "import"

/**
 * Groups achievements that are close together and about the same thing into one story; a thin story also takes what was
 * done alongside it. A line of the work history is a story by itself.
 */
export function groupsOf(achievements: Achievement[], items: ReadonlyMap<string, EvidenceItem>): Achievement[][] {
  const groups: { words: string | undefined; places: number[]; told: Achievement[] }[] = []
  for (const each of achievements) {
    const words = each.evidenceIds.find((id) => isTold(items.get(id)))
    const source = words ? (items.get(words)?.text ?? "") : ""
    const place = Math.max(0, source.indexOf(each.deed[0] ?? ""))
    const isAlso = startsAnother.test(source.slice(Math.max(0, place - 30), place + 12))
    const same = groups.find(
      (group) =>
        words &&
        group.words === words &&
        group.places.some((other) => Math.abs(other - place) <= oneStory) &&
        ((isThin(group.told) && !isAlso) ||
          group.told.some((other) => overlap(contentWords(other.bullet), contentWords(each.bullet)) > 0)),
    )
    if (same) {
      same.told.push(each)
      same.places.push(place)
    } else groups.push({ words, places: [place], told: [each] })
  }
  return groups.map(({ told }) => told)
}

/** "I also did the claims", "Also removed two servers": the person says that it is another thing. */
const startsAnother =
  /(?:^|[.;,]|\band\b)\s*(?:(?:and|plus|then) )?(?:(?:i|we) )?(?:also|separately|other than that|besides that)\b[^.;]*$/i

/** The distance in characters beyond which two actions of a reflection are separate stories. */
const oneStory = 250

/** The number of words below which lines are too thin for a separate story. */
const leastWords = 20
const isThin = (told: Achievement[]) => told.reduce((sum, { bullet }) => sum + countWords(bullet), 0) < leastWords
