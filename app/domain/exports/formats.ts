import type { ContentType } from "../document/kinds"

/** The file formats of a download. */
export const exportFormats = {
  pdf: { label: "PDF", extension: "pdf", contentType: "application/pdf", hasPages: true },
  docx: {
    label: "Word",
    extension: "docx",
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    hasPages: true,
  },
  txt: { label: "Plain text", extension: "txt", contentType: "text/plain; charset=utf-8", hasPages: false },
  md: { label: "Markdown", extension: "md", contentType: "text/markdown; charset=utf-8", hasPages: false },
  json: { label: "JSON Resume", extension: "json", contentType: "application/json", hasPages: false },
} as const
export type ExportFormat = keyof typeof exportFormats
export const formatNames = Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]]

/** Markdown and JSON Resume are for resumes only. */
export function formatsOf(type: ContentType): ExportFormat[] {
  return type === "resume" ? ["pdf", "docx", "txt", "md", "json"] : ["pdf", "docx", "txt"]
}

/** The name of a file: the title in lower case, its letters and digits with a single underscore between the words. */
export function exportName(title: string, format: ExportFormat): string {
  const stem = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_|_$/g, "")
    .slice(0, 120)
  return `${stem || "document"}.${exportFormats[format].extension}`
}
