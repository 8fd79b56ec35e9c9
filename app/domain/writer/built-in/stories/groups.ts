import type { EvidenceItem } from "../../../evidence/schema"
import type { Achievement } from "../../material-schema"
import { contentWords, overlap } from "../focus"

const isTold = (item: EvidenceItem | undefined) => item?.kind === "reflection" || item?.kind === "import"

/** Achievements told close together of one thing belong to one story; a line of the history is one by itself. */
export function groupsOf(achievements: Achievement[], items: ReadonlyMap<string, EvidenceItem>): Achievement[][] {
  const groups: { words: string | undefined; places: number[]; told: Achievement[] }[] = []
  for (const each of achievements) {
    const words = each.evidenceIds.find((id) => isTold(items.get(id)))
    const place = words ? Math.max(0, items.get(words)?.text.indexOf(each.deed[0] ?? "") ?? 0) : 0
    const same = groups.find(
      (group) =>
        words &&
        group.words === words &&
        group.places.some((other) => Math.abs(other - place) <= oneTopic) &&
        group.told.some((other) => overlap(contentWords(other.bullet), contentWords(each.bullet)) > 0),
    )
    if (same) {
      same.told.push(each)
      same.places.push(place)
    } else groups.push({ words, places: [place], told: [each] })
  }
  return groups.map(({ told }) => told)
}

/** Characters between two deeds of one reflection beyond which they are stories of their own. */
const oneTopic = 250
