type IconName = "article" | "video" | "podcast" | "report" | "save" | "saved" | "more"

/** An icon of a card, from the file that its placeholder pictures are in: no page carries the drawing. */
export function InsightIcon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="insight-icon">
      <use href={`/insights.svg#icon-${name}`} />
    </svg>
  )
}
