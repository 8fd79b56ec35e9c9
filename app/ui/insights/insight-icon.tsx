type IconName = "article" | "video" | "podcast" | "report" | "save" | "saved" | "more"

/** A card icon, referenced from the sprite file of the placeholder pictures, so that no page inlines the drawing. */
export function InsightIcon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="insight-icon">
      <use href={`/insights.svg#icon-${name}`} />
    </svg>
  )
}
