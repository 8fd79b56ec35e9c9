import Mustache from "mustache"
import type { FontFace } from "../sheet/fonts"
import type { Template } from "./manifest"
import type { ResumeView, SectionView, Words } from "./resume-view"
import { styleSheet } from "./style-sheet"

/** The partials that a template may use, by name. */
export type Partials = Record<string, string>

interface Setting {
  partials: Partials
  faces: FontFace[]
  /** The path of the font files, with a trailing slash. */
  fontPath: string
  title: string
}

/** Escapes every value, even if a template asks for it unescaped: templates contain markup, values never do. */
class EscapingWriter extends Mustache.Writer {
  override unescapedValue(token: string[], context: Mustache.Context): string {
    const value: unknown = context.lookup(token[1] ?? "")
    return value === null || value === undefined ? "" : escapeHtml(String(value))
  }
}

/** Caches parsed templates. */
const writer = new EscapingWriter()

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
}

/** Escapes special characters and drops those that HTML cannot contain. */
const escapeHtml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, "")
    .replace(/[&<>"'`]/g, (character) => entities[character] ?? "")

/**
 * Renders a resume with a template into a complete HTML page without scripts. Works in the browser and in the worker.
 */
export function renderTemplate(template: Pick<Template, "html" | "style">, view: ResumeView, setting: Setting): string {
  const { partials, faces, fontPath, title } = setting
  const { style } = template
  const page = {
    ...{ title, language: view.language, direction: view.direction, name: view.name, headline: view.headline },
    contacts: view.contacts.map((contact, at) => ({
      ...contact,
      separator: at < view.contacts.length - 1 && style.contacts === "line" ? style.separator : "",
      isBlock: style.contacts === "lines",
    })),
    hasContacts: view.contacts.length > 0,
    sections: view.sections.map((section) => ({
      ...section,
      ...flags(section),
      entries: entriesOf(section, template),
    })),
    titlesInColumn: style.titles === "column",
  }
  // Replaced before the values, since a value may contain the same text.
  const styled = template.html.replace("/* style */", () => styleSheet(style, faces, fontPath))
  return writer.render(styled, page, partials, { escape: (value: unknown) => escapeHtml(String(value)) })
}

const flags = ({ look }: SectionView) => ({
  isProse: look === "prose",
  isSkills: look === "skills",
  isEntries: look === "entries",
  isList: look === "list",
})

function entriesOf({ entries }: SectionView, { style }: Pick<Template, "style">) {
  return entries.map((entry) => {
    const { title, organization, location, dates, notes, bullets, label, level } = entry
    const where = [...(organization ? [organization] : []), ...(location ? [location] : [])]
    const named = [
      ...(title ? [{ isTitle: true, words: [title] }] : []),
      ...(where.length > 0 ? [{ isTitle: false, words: separated(where) }] : []),
    ]
    const [first, second] = named
    const head = named.length > 0 ? { words: first?.words, isTitle: first?.isTitle } : null
    return {
      head,
      inline: style.heads === "inline" ? second : null,
      below: style.heads === "stacked" ? second : null,
      hasHead: head !== null || dates !== null,
      ...{
        datesAtEnd: style.dates === "end" && dates,
        datesInColumn: style.dates === "column" && (dates ?? { text: "" }),
      },
      datesBelow: style.dates === "below" && dates,
      isInColumn: style.dates === "column",
      hasNotes: notes.length > 0,
      notes: separated(notes, " "),
      hasBullets: bullets.length > 0,
      bullets,
      skills: separated([...notes, ...bullets]),
      ...{ label, level },
    }
  })
}

const separated = (words: Words[], separator = ", ") =>
  words.map((each, at) => ({ ...each, separator: at > 0 ? separator : "" }))
