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

interface NamedFile {
  type: ContentType
  title: string
  /** The person's name; empty if the document has none. */
  person: string
}

const longestName = 120

/**
 * The name of a file: the person's name and the title, in ASCII so that every system keeps it, as recruiters who file
 * many resumes need both. Plain text is named by the title alone, with underscores.
 */
export function exportName({ type, title, person }: NamedFile, format: ExportFormat): string {
  const { extension } = exportFormats[format]
  if (format === "txt") return `${stem(title.toLowerCase(), /[^\p{L}\p{N}]+/gu, "_") || "document"}.${extension}`
  const kind = type.replaceAll("_", "-")
  const names = [person, title].map((text) => stem(inAscii(text), /[^a-z0-9]+/g, "-"))
  const name = names[1] ? names : [names[0], kind]
  return `${name.filter(Boolean).join("-").slice(0, longestName).replace(/-$/, "")}.${extension}`
}

const stem = (text: string, others: RegExp, mark: string) =>
  text
    .replace(others, mark)
    .replace(new RegExp(`^${mark}|${mark}$`, "g"), "")
    .slice(0, longestName)

/** Letters that do not decompose into a basic letter and an accent. */
const unaccented: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
}

/** "Zoë Strauß" as "zoe strauss". Letters of other scripts stay and are left out of a file's name. */
const inAscii = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+|['’]/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => unaccented[letter] ?? letter)
