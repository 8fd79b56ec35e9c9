export type PictureKind = "article" | "video" | "podcast" | "report"

/** The first letter of a name, past its digits: "12factor.net" is "F". */
export function initialOf(source: string): string {
  return (/\p{L}/u.exec(source)?.[0] ?? source.trim().charAt(0)).toUpperCase() || "T"
}

/** The placeholder for an article without a picture: the source's initial and an icon of the article's type. */
export function PlaceholderPicture({ kind, source }: { kind: PictureKind; source: string }) {
  return (
    <div aria-hidden="true" className="insight-picture">
      <svg aria-hidden="true">
        <use href={`/insights.svg#${kind}`} />
      </svg>
      <span>{initialOf(source)}</span>
    </div>
  )
}
