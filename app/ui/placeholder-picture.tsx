import type { ReactNode } from "react"

export type PictureKind = "article" | "video" | "podcast" | "report"

const sound = [26, 54, 38, 82, 60, 104, 72, 46, 90, 64, 34, 58, 28]
const lines = [150, 132, 144, 96, 0, 138, 150, 74]

const drawings: Record<PictureKind, ReactNode> = {
  // A page with a note in its margin.
  article: (
    <>
      <path d={lines.map((width, i) => (width ? `M150 ${38 + i * 15}h${width}` : "")).join("")} opacity=".55" />
      <path d="M134 28v124" className="text-accent" stroke="currentColor" strokeWidth="2" />
      <path d="M112 83h14" className="text-accent" stroke="currentColor" strokeWidth="3" />
    </>
  ),
  // A frame of film.
  video: (
    <>
      <path d="M128 32h172v116H128z" opacity=".55" />
      <path d="M128 50h172M128 130h172" opacity=".3" />
      <path d="m200 70 38 20-38 20z" className="text-accent" fill="currentColor" stroke="none" />
    </>
  ),
  // A voice, drawn.
  podcast: (
    <>
      <path d="M128 90h172" opacity=".3" />
      <path d={sound.map((height, i) => `M${134 + i * 13.4} ${90 - height / 2}v${height}`).join("")} opacity=".55" />
      <path d="M201 38v104" className="text-accent" stroke="currentColor" strokeWidth="3" />
    </>
  ),
  // Columns over a baseline, and what they come to.
  report: (
    <>
      <path d="M128 146h172M128 112h172M128 78h172M128 44h172" opacity=".3" />
      <path d="M146 146v-28M176 146v-46M206 146v-38M236 146v-66M266 146v-82" opacity=".55" strokeWidth="10" />
      <path d="m146 104 30-18 30 6 30-30 46-22" className="text-accent" stroke="currentColor" strokeWidth="2.5" />
    </>
  ),
}

/** The drawings, once a page; each picture refers to its own. */
export function PictureDrawings() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {Object.entries(drawings).map(([kind, drawing]) => (
        <symbol key={kind} id={`picture-${kind}`} viewBox="0 0 320 180" preserveAspectRatio="xMaxYMid slice">
          <g fill="none" stroke="currentColor" strokeWidth="2">
            {drawing}
          </g>
        </symbol>
      ))}
    </svg>
  )
}

/** Stands where an article has no picture: the source's initial beside a drawing of what the article is. */
export function PlaceholderPicture({ kind, source }: { kind: PictureKind; source: string }) {
  return (
    <div aria-hidden="true" className="insight-picture">
      <svg aria-hidden="true" className="absolute size-full text-muted">
        <use href={`#picture-${kind}`} />
      </svg>
      <span className="insight-initial">{source.trim().charAt(0).toUpperCase() || "T"}</span>
    </div>
  )
}
