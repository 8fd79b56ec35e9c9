import { clsx } from "clsx/lite"
import Star from "lucide-react/dist/esm/icons/star.js"
import { Badge } from "../../ui/badge"
import { TextLink } from "../../ui/text-link"
import type { ShownEntry } from "./shown-entry.server"

/** One reflection: date, question, answer and analysis. */
export function Reflection({ entry, cut = false }: { entry: ShownEntry; cut?: boolean }) {
  const { id, question, response, keywords, impactArticulated, createdAt, date } = entry
  return (
    <article>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
        <time dateTime={createdAt}>{date}</time>
        {impactArticulated && (
          <span className="inline-flex items-center gap-1 font-medium text-caution">
            <Star aria-hidden size="0.8125rem" className="fill-current" />
            Impact articulated
          </span>
        )}
      </p>
      <h3 className={clsx("mt-1 font-sans text-sm font-medium", cut && "line-clamp-2")}>{question}</h3>
      <p
        className={clsx(
          "mt-1 font-serif whitespace-pre-line",
          cut ? "line-clamp-3 leading-snug" : "manuscript max-w-prose",
        )}
      >
        {response}
      </p>
      {keywords.length > 0 && (
        <ul aria-label="Keywords" className="mt-2 flex flex-wrap gap-1.5">
          {keywords.map((keyword) => (
            <li key={keyword} className="flex max-w-full">
              <Badge className="max-w-full whitespace-normal! wrap-anywhere">{keyword}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm print:hidden">
        <TextLink to={`/growth-pulse/${id}`}>
          See its lines or edit it<span className="sr-only">, the reflection of {date}</span>
        </TextLink>
      </p>
    </article>
  )
}
