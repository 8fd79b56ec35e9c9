interface NotReadProps {
  pieces: { text: string; source: string }[]
  /** Field labels, which only name the value beside them. */
  labels: string[]
}

/** All text of the file that belongs to no section, verbatim. */
export function NotRead({ pieces, labels }: NotReadProps) {
  return (
    <section aria-labelledby="not-read" className="mt-12">
      <h2 id="not-read" className="border-b border-line pb-2 text-xl">
        Not read
      </h2>
      <p className="mt-3 max-w-prose text-sm text-muted">
        {pieces.length === 0
          ? "Every word of your file is in one of the sections above."
          : "We couldn't place these words and won't use them. Add what matters to a section above."}
      </p>
      {pieces.length > 0 && (
        <ul className="mt-3 max-w-prose divide-y divide-line text-sm">
          {pieces.map(({ text, source }, at) => (
            // The same text may occur in several places.
            <li key={`${at}-${text}`} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span className="manuscript min-w-0 wrap-anywhere">{text}</span>
              <span className="text-xs text-muted">{source}</span>
            </li>
          ))}
        </ul>
      )}
      {labels.length > 0 && (
        <p className="mt-3 max-w-prose text-sm text-muted wrap-anywhere">
          Field labels we left out: {labels.join(", ")}.
        </p>
      )}
    </section>
  )
}
