import { type Part, textOfPart } from "../document/document-part"
import type { Block, BlockTag } from "../sheet/block"
import type { Role } from "../sheet/roles"

const looks: Record<Part["kind"], { tag: BlockTag; role: Role }> = {
  heading: { tag: "H2", role: "section" },
  subheading: { tag: "H3", role: "title" },
  paragraph: { tag: "P", role: "note" },
  bullet: { tag: "L", role: "bullet" },
}

/** Converts a document other than a resume to blocks in reading order. */
export function documentBlocks(parts: Part[]): Block[] {
  return parts.flatMap((part): Block[] => {
    const said = textOfPart(part).trim()
    if (!said) return []
    const { tag, role } = looks[part.kind]
    const label = part.label ? [{ role: "label" as const, text: `${part.label}: ` }] : []
    const isHead = part.kind === "heading" || part.kind === "subheading"
    return [
      {
        ...{ tag, role, runs: [...label, { role, text: said }] },
        ...(part.kind === "bullet" && { mark: "•" }),
        ...(isHead && { keepWithNext: true }),
      },
    ]
  })
}
