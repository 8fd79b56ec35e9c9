import type { EvidenceItem } from "../../../evidence/schema"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { contentWords, overlap } from "../focus"

const isTold = (item: EvidenceItem | undefined) => item?.kind === "reflection" || item?.kind === "import"

/**
 * Achievements told close together of one thing belong to one story, and with a thin one what was done beside it; a line
 * of the history is a story by itself.
 */
export function groupsOf(achievements: Achievement[], items: ReadonlyMap<string, EvidenceItem>): Achievement[][] {
  const groups: { words: string | undefined; places: number[]; told: Achievement[] }[] = []
  for (const each of achievements) {
    const words = each.evidenceIds.find((id) => isTold(items.get(id)))
    const place = words ? Math.max(0, items.get(words)?.text.indexOf(each.deed[0] ?? "") ?? 0) : 0
    const same = groups.find(
      (group) =>
        words &&
        group.words === words &&
        group.places.some((other) => Math.abs(other - place) <= oneStory) &&
        (isThin(group.told) ||
          group.told.some((other) => overlap(contentWords(other.bullet), contentWords(each.bullet)) > 0)),
    )
    if (same) {
      same.told.push(each)
      same.places.push(place)
    } else groups.push({ words, places: [place], told: [each] })
  }
  return groups.map(({ told }) => told)
}

/** Characters between two deeds of one reflection beyond which they are stories of their own. */
const oneStory = 250

/** Words of lines below which a story by themselves would be over in a breath. */
const leastWords = 20
const isThin = (told: Achievement[]) => told.reduce((sum, { bullet }) => sum + countWords(bullet), 0) < leastWords
