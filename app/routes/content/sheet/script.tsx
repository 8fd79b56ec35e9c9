import { HeadingText, PartText } from "./part-text"
import type { SheetProps } from "./sheet-props"
import { keyOf } from "./units"

/** A script: timing and type of line on the left, the spoken or displayed text on the right. */
export function Script({ parts, page }: SheetProps) {
  return (
    <div>
      {parts.map((part) => {
        const key = keyOf(part)
        if (part.kind === "heading" || part.kind === "subheading") {
          return <HeadingText key={key} part={part} page={page} as="h2" className="mt-7 mb-3 text-xl first:mt-0" />
        }
        if (!part.label) {
          return (
            <div key={key} className="border-t border-line py-3 first:border-t-0">
              <PartText part={part} page={page} />
            </div>
          )
        }
        return (
          <div
            key={key}
            className="grid gap-x-6 border-t border-line py-3 first:border-t-0 sm:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <p className="pt-1 font-sans text-sm font-medium text-muted">{part.label}</p>
            <div>
              <PartText part={part} page={page} />
            </div>
          </div>
        )
      })}
    </div>
  )
}
