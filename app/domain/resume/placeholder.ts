import { type HeadingField, isResume } from "../document/body"
import type { DocumentTree } from "../document/document-tree"
import { documentParts } from "../document/render/document"
import { sectionTitles } from "../document/render/parts"
import { cutText } from "../language/cut-text"
import type { ResumeView, SectionView, Words } from "./resume-view"
import { viewOfTree } from "./view-of-tree"

/** The number of characters of the text used as the summary. */
const summaryLength = 300

/** The prefix of every sample's id, which the style sheet uses to mark samples. */
const sampleId = "sample-"

/** Whether a resume is prose only: without a role, degree, list item or skill that a template could lay out. */
export function isUnstructured({ body }: DocumentTree): boolean {
  if (!isResume(body)) return true
  return body.sections.every(({ kind, entries }) =>
    entries.every(({ heading, bullets }) => kind === "summary" || (heading === null && bullets.length === 0)),
  )
}

/**
 * A resume, formatted for a template. If it is prose only, the start of the text is its summary and samples in square
 * brackets fill the rest. Samples are never stored, so no file can contain one.
 */
export function shownResume(tree: DocumentTree): ResumeView {
  const view = viewOfTree(tree)
  if (!isUnstructured(tree)) return view
  const email = { kind: "email" as const, text: "[you@example.com]", href: null }
  const text = textOf(tree)
  const start = cutText(text, summaryLength)
  return {
    ...view,
    name: view.name || "[Your name]",
    contacts: view.contacts.length > 0 ? view.contacts : [email],
    sections: start ? [{ ...summary, entries: [{ ...bare, notes: [{ id: "", text: start }] }] }, ...samples] : samples,
  }
}

function textOf(tree: DocumentTree): string {
  const [name, contact] = [tree.person.name || tree.person.contact.name, tree.person.contact.email]
  return documentParts(tree)
    .filter(({ kind }) => kind !== "heading")
    .map(({ sentences }) => sentences.map(({ text }) => text).join(" "))
    .filter((text) => text !== name && (contact === "" || !text.includes(contact)))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
}

const sample = (name: string, text: string, field?: HeadingField): Words => ({
  id: `${sampleId}${name}`,
  text: `[${text}]`,
  ...(field && { field }),
})
const bare = { title: null, organization: null, location: null, dates: null, label: "", level: null, bullets: [] }
const summary: SectionView = { kind: "summary", title: sectionTitles.summary, look: "prose", entries: [] }

const samples: SectionView[] = [
  {
    kind: "work",
    title: sectionTitles.work,
    look: "entries",
    entries: [
      {
        ...bare,
        title: sample("job", "Job title", "title"),
        organization: sample("job", "Employer", "organization"),
        dates: sample("job", "2021 – present", "dates"),
        notes: [],
        bullets: [sample("deed", "What you did, and what came of it")],
      },
    ],
  },
  {
    kind: "education",
    title: sectionTitles.education,
    look: "entries",
    entries: [
      {
        ...bare,
        title: sample("degree", "Degree", "title"),
        organization: sample("degree", "School", "organization"),
        dates: sample("degree", "2020", "dates"),
        notes: [],
      },
    ],
  },
  {
    kind: "skills",
    title: sectionTitles.skills,
    look: "skills",
    entries: [{ ...bare, notes: [], bullets: [sample("skill", "A skill"), sample("skill-2", "Another skill")] }],
  },
]
