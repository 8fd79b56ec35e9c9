import type { EntryView, ResumeView, SectionView, Words } from "../resume/resume-view"

/** Renders a resume as Markdown. Markdown syntax characters are escaped. */
export function markdownOf({ name, headline, contacts, sections }: ResumeView): string {
  const lines = contacts.map(({ text, href }) => (href ? `[${escaped(text)}](<${href}>)` : escaped(text)))
  const head = [name && `# ${escaped(name)}`, headline && `**${escaped(headline.text)}**`, lines.join(" · ")]
  return `${[...head, ...sections.flatMap(sectionLines)].filter(Boolean).join("\n\n")}\n`
}

function sectionLines(section: SectionView): string[] {
  return [`## ${escaped(section.title)}`, ...section.entries.flatMap((entry) => entryLines(section, entry))]
}

function entryLines({ look }: SectionView, entry: EntryView): string[] {
  const { title, organization, location, dates, label, level, notes, bullets } = entry
  if (look === "skills") {
    const named = label && `**${escaped(label)}${level ? ` (${escaped(level.text)})` : ""}:** `
    return [`- ${named}${[...notes, ...bullets].map(textOf).join(", ")}`]
  }
  const where = [organization, location].filter((words) => words !== null).map(textOf)
  const head = [title && `**${textOf(title)}**`, ...where].filter(Boolean).join(", ")
  const when = dates ? ` (${textOf(dates)})` : ""
  return [
    head || when ? `### ${head}${when}` : "",
    notes.map(textOf).join(" "),
    bullets.map((words) => `- ${textOf(words)}`).join("\n"),
  ].filter(Boolean)
}

const textOf = ({ text }: Words) => escaped(text)
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, (character) => `\\${character}`)
