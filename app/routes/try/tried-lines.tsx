import type { Tried } from "../../domain/achievements/review/try-lines"
import { litParts } from "../../ui/reading/lit-parts"
import { LitText } from "../../ui/reading/lit-text"

/** Each line beside the visitor's text, with the words it was made from highlighted. */
export function TriedLines({ tried: { text, lines, followUp } }: { tried: Tried }) {
  return (
    <div className="mt-8">
      {lines.length > 0 ? (
        <ol className="border border-line bg-paper-raised py-2">
          {lines.map((line) => (
            <li key={line.text} className="specimen-row">
              <p className="manuscript px-5 pt-3 sm:px-7 sm:py-4">{line.text}</p>
              <div className="px-5 pt-2 pb-4 sm:pt-4">
                <div className="border-l-2 border-accent pl-3">
                  <p className="font-serif leading-snug italic">
                    <LitText parts={litParts(text, line.spans)} />
                  </p>
                  <p className="mt-1 text-xs text-muted">Your words, just now</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <p className="max-w-prose text-lg">
          We couldn't make a line from this yet. What helps most: what you did yourself, and what was different
          afterward. We'd rather ask than guess.
        </p>
      )}
      {followUp && (
        <p className="mt-5 max-w-prose">
          <span className="font-semibold">What would make it stronger:</span> {followUp}
        </p>
      )}
      <p className="mt-4 text-sm text-muted">
        The built-in writer read your text on our server. Nothing was stored, and no AI provider was involved.
      </p>
    </div>
  )
}
