import type { ShownPart } from "../../domain/document/document-page"
import { textOfPart } from "./units"

/** The name and contact details at the top of a resume. */
export function ResumeHead({ parts }: { parts: ShownPart[] }) {
  const name = parts.find(({ kind }) => kind === "heading")
  const contact = parts.find(({ kind }) => kind === "paragraph")
  return (
    <header className="border-b border-ink pb-5 text-center">
      {name && <p className="text-3xl text-balance">{textOfPart(name)}</p>}
      {contact && (
        <p className="mt-2 flex flex-wrap justify-center gap-x-4 font-sans text-sm text-muted">
          {textOfPart(contact)
            .split(" | ")
            .map((detail) => (
              <span key={detail} className="break-all">
                {detail}
              </span>
            ))}
        </p>
      )}
    </header>
  )
}
