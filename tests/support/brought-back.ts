import type { SectionKind as ShownKind } from "../../app/domain/document/body"
import type { EntryView, ResumeView } from "../../app/domain/resume/resume-view"
import type { Entry, ImportedResume } from "../../app/domain/resume-import/reading/imported-resume"
import { findDates } from "../../app/domain/resume-import/reading/lines/dates"

/** Letters for comparison: spaces, hyphens at line ends and directional marks are ignored. */
export const loose = (text = "") =>
  text
    .normalize("NFKC")
    .replace(/[\u064b-\u0652\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, "")
    .replace(/[\s\-\u2010-\u2015%٪]/g, "")
    .toLowerCase()

const kinds: Partial<Record<ShownKind, string>> = { certifications: "certificates", honours: "awards" }
const together = (...texts: (string | undefined)[]) => loose(texts.filter(Boolean).join(", "))

/** The visible parts of a resume as a list of lines. A project has a name and no employer. */
export function shownLines({ name, headline, contacts, sections }: ResumeView): string[] {
  return [
    `name ${loose(name)}`,
    `label ${loose(headline?.text)}`,
    ...contacts.map(({ kind, text }) => `${kind} ${loose(text)}`).sort(),
    ...sections.flatMap(({ kind, look, entries }) => {
      const named = kinds[kind] ?? kind
      if (look === "entries") return entries.map((entry) => `${named} ${entryLine(entry)}`)
      const texts = entries.flatMap(({ notes, bullets }) => [...notes, ...bullets].map(({ text }) => text))
      return look === "prose" ? [`${named} ${loose(texts.join(""))}`] : texts.map((text) => `${named} ${loose(text)}`)
    }),
  ]
}

function entryLine({ title, organization, location, dates, notes, bullets }: EntryView): string {
  const found = findDates(dates?.text ?? "")
  const [first, second] = title ? [title.text, organization?.text] : [organization?.text, ""]
  const said = [notes.map(({ text }) => text).join(" "), ...bullets.map(({ text }) => text)].map(loose).filter(Boolean)
  return [loose(first), together(second, location?.text), found?.start ?? "", found?.end ?? "", ...said].join(" | ")
}

/** The same lines, for a resume that was read from a file. */
export function readLinesOf({ contact, sections }: ImportedResume): string[] {
  const { name, label, email, phone, location, urls } = contact
  const contacts = [`place ${loose(location)}`, `email ${loose(email)}`, `phone ${loose(phone)}`]
  return [
    `name ${loose(name)}`,
    `label ${loose(label)}`,
    ...[...contacts.filter((line) => !line.endsWith(" ")), ...urls.map((url) => `link ${loose(url)}`)].sort(),
    ...sections.flatMap(({ kind, entries, lines }) => [
      ...entries.map((entry) => `${kind} ${importedLine(entry)}`),
      ...(kind === "summary"
        ? [`${kind} ${loose(lines.map(({ text }) => text).join(""))}`]
        : lines.map(({ text }) => `${kind} ${loose(text)}`)),
    ]),
  ]
}

function importedLine({ title, employer, location, start, end, notes, bullets }: Entry): string {
  const said = [notes.map(({ text }) => text).join(" "), ...bullets.map(({ text }) => text)].map(loose).filter(Boolean)
  return [loose(title), together(employer, location), start, end, ...said].join(" | ")
}

/** The distinct words of a resume. */
export function wordsOf({ name, headline, contacts, sections }: ResumeView): string[] {
  const texts = sections.flatMap(({ entries }) =>
    entries.flatMap(({ title, organization, location, dates, notes, bullets }) =>
      [title, organization, location, dates, ...notes, ...bullets].map((words) => words?.text ?? ""),
    ),
  )
  const all = [name, headline?.text ?? "", ...contacts.map(({ text }) => text), ...texts]
  return [...new Set(all.flatMap((text) => text.normalize("NFKC").split(/[^\p{L}\p{M}\p{N}]+/u)).filter(Boolean))]
}

/** Some of its lines mix text directions, so the order of their words on a page is ambiguous. */
export const mixesDirections = (view: ResumeView) =>
  wordsOf(view).some((word) => rightToLeft.test(word)) && wordsOf(view).some((word) => /[A-Za-z]/.test(word))
const rightToLeft = /[\u0590-\u08ff]/
