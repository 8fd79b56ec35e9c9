export type PictureKind = "article" | "video" | "podcast" | "report"

/** Stands where an article has no picture: the source's initial beside a drawing of what the article is. */
export function PlaceholderPicture({ kind, source }: { kind: PictureKind; source: string }) {
  return (
    <div aria-hidden="true" className="insight-picture">
      <svg aria-hidden="true">
        <use href={`/insights.svg#${kind}`} />
      </svg>
      <span>{source.trim().charAt(0).toUpperCase() || "T"}</span>
    </div>
  )
}
