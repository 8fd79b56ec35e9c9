import type { ShownPart } from "../../../domain/document/document-page"
import { textOfPart } from "./units"

/** The name and contact details at the top of a resume. */
export function ResumeHead({ parts }: { parts: ShownPart[] }) {
  const name = parts.find(({ kind }) => kind === "heading")
  const contact = parts.find(({ kind }) => kind === "paragraph")
  return (
    <header className="border-b border-ink pb-6 text-center">
      {name && <p className="text-3xl text-balance">{textOfPart(name)}</p>}
      {contact && (
        <p className="mt-3 flex flex-wrap justify-center gap-x-4 gap-y-1 font-sans text-sm text-muted">
          {textOfPart(contact)
            .split(" | ")
            .map((detail) => (
              <span key={detail} className="break-all">
                {detail.replace(/^https?:\/\//, "")}
              </span>
            ))}
        </p>
      )}
    </header>
  )
}
