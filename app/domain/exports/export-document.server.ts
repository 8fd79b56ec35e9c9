import { isResume } from "../document/body"
import type { DocumentTree } from "../document/document-tree"
import { writeJsonResume } from "../document/json-resume/write-json-resume"
import type { ContentType } from "../document/kinds"
import { documentParts } from "../document/render/document"
import { textOf } from "../document/render/text"
import { treeLanguage } from "../document/tree-language"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { product } from "../kernel/product"
import { directionOf } from "../resume/direction"
import { isUnstructured } from "../resume/placeholder"
import { resumeBlocks } from "../resume/resume-blocks"
import { findFont, templateLibrary } from "../resume/template-library.server"
import { viewOfTree } from "../resume/view-of-tree"
import type { Sheet } from "../sheet/block"
import type { FontFace } from "../sheet/fonts"
import type { Paper } from "../sheet/paper"
import { shapedLetters } from "../sheet/shaped"
import type { SheetStyle } from "../sheet/style"
import { documentBlocks } from "./document-blocks"
import type { ExportFormat } from "./formats"
import { markdownOf } from "./markdown"
import { plainStyle } from "./plain-style"
import { sentParts } from "./sent-parts"

/** A document to be exported. */
export interface Exported {
  type: ContentType
  title: string
  content: string
  /** The id of a resume's template; null for the default. */
  template: string | null
  tree: DocumentTree
}

/** Maximum length in characters of a document that is laid out, about 20 pages, and the cost of the letters of a shaped script. */
const maxCharacters = 60_000
const shapedCost = 4

/**
 * Renders a document as a file. The writers are imported lazily. Refuses with `too_large`, and with `invalid` if the
 * format does not fit the document or the resume still shows sample text.
 */
export async function exportDocument(
  deps: Deps,
  document: Exported,
  format: ExportFormat,
  paper: Paper,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { type, content, tree } = document
  if (format === "txt") return type === "selection_criteria" ? textOf(sentParts(type, documentParts(tree))) : content
  if (type === "resume" && isUnstructured(tree)) throw new DomainError("invalid", stillSamples)
  if (format === "json" || format === "md") {
    if (type !== "resume" || !isResume(tree.body)) throw new DomainError("invalid", "Only a resume has this format.")
    return format === "md" ? markdownOf(viewOfTree(tree)) : `${JSON.stringify(writeJsonResume(tree), null, 2)}\n`
  }
  const shaped = content.match(shapedLetters)?.length ?? 0
  if (content.length + shaped * (shapedCost - 1) > maxCharacters) throw new DomainError("too_large", tooLong)
  const { sheet, style, faces } = await sheetOf(deps, document)
  if (format === "docx") {
    const { writeDocx } = await import("../sheet/docx/write-docx")
    return writeDocx(sheet, style, paper)
  }
  const { writePdf } = await import("../sheet/pdf/write-pdf")
  const readFont = async (file: string) => {
    const found = await findFont(deps, file)
    return found && new Uint8Array(await new Response(found.body).arrayBuffer())
  }
  return writePdf(sheet, { style, faces, readFont, paper, now: deps.now(), creator: product.name })
}

/** The name of the person that a document is about; empty if it has none. */
export const authorOf = ({ person }: DocumentTree): string => person.name || person.contact.name

async function sheetOf(deps: Deps, { type, title, template, tree }: Exported) {
  const { templates, faces } = await templateLibrary(deps)
  const about = { title, author: authorOf(tree), language: treeLanguage(tree) }
  if (type === "resume" && isResume(tree.body)) {
    const view = viewOfTree(tree)
    const style = (templates.find(({ id }) => id === template) ?? templates[0])?.style ?? plainStyle
    return laid({ ...about, direction: view.direction, blocks: resumeBlocks(view, style) }, style, faces)
  }
  const blocks = documentBlocks(sentParts(type, documentParts(tree)))
  const text = blocks.flatMap(({ runs }) => runs.map((run) => run.text)).join(" ")
  return laid({ ...about, direction: directionOf(text), blocks }, plainStyle, faces)
}

const tooLong = "This document is too long to lay out. Download it as plain text, or shorten it."

const stillSamples =
  "This resume has no roles, education or skills yet: there is only sample text in brackets. Replace it with your own, then download the resume. You can download its text as plain text now."

const laid = (sheet: Sheet, style: SheetStyle, faces: FontFace[]) => ({ sheet, style, faces })
