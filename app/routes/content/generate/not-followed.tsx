import type { ShownDocument } from "../../../domain/document/document-page"
import { notFollowedMark } from "../../../domain/writer/rules"

/** The instructions that the text does not follow, shown before anybody relies on them. */
export function NotFollowed({ advice }: Pick<ShownDocument, "advice">) {
  const missed = advice.filter((each) => each.startsWith(notFollowedMark))
  if (missed.length === 0) return null
  return (
    <ul className="mb-4 flex flex-col gap-1 border-l-2 border-line pl-4 text-sm">
      {missed.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}
