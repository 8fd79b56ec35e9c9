import { splitSentences } from "../../language/sentences/split-sentences"
import { withoutStop } from "../../language/sentences/statements"
import type { ResumeEntry } from "../body"
import type { Leaf } from "../document-tree"
import { fieldsOf, noFields } from "../heading"
import type { Pending } from "../pending"
import { isOnWire } from "../render/document"
import { joined } from "../render/wire"
import type { ResumeContent } from "../resume-schema"
import { isShown, newHeading } from "./merge-entries"
import { asLine, mergeLines } from "./merge-lines"

/** Merges sent projects, plain lines or named with a description, into the existing ones. */
export function mergeProjects(
  before: ResumeEntry<Leaf>[],
  sent: ResumeContent["projects"],
): ResumeEntry<Leaf | Pending>[] {
  const loose = before.flatMap(({ heading, notes, bullets }) => (heading ? [] : [...notes, ...bullets]))
  const named = before.filter(({ heading }) => heading)
  const free = new Set(named.filter(isShown))
  const texts: string[] = []
  const merged: ResumeEntry<Leaf | Pending>[] = []
  for (const project of sent) {
    if (typeof project === "string") texts.push(project)
    else {
      const [name, description] = [asLine(project.name), asLine(project.description)]
      const entry =
        [...free].find((each) => shownName(each) === name && shownText(each) === description) ??
        [...free].find((each) => (name ? shownName(each) === name : shownText(each) === description))
      if (entry) free.delete(entry)
      if (!entry && !name) texts.push(...splitSentences(description))
      else merged.push(mergeProject(entry ?? null, name, description))
    }
  }
  const hidden = named.filter((entry) => !isShown(entry))
  return [{ heading: null, notes: [], bullets: mergeLines(loose, texts) }, ...merged, ...hidden]
}

function mergeProject(entry: ResumeEntry<Leaf> | null, name: string, description: string): ResumeEntry<Leaf | Pending> {
  const heading =
    entry && shownName(entry) === name ? entry.heading : newHeading(null, { ...noFields, organization: name })
  if (entry && shownText(entry) === description) return { ...entry, heading }
  const lines = entry ? [...entry.notes, ...entry.bullets] : []
  return { heading, notes: [], bullets: mergeLines(lines, splitSentences(description), withoutStop) }
}

function shownName({ heading }: ResumeEntry<Leaf>): string {
  if (!heading || !isOnWire(heading)) return ""
  const { organization, title } = fieldsOf(heading)
  return organization || title
}

const shownText = ({ notes, bullets }: ResumeEntry<Leaf>) =>
  joined([...notes, ...bullets].filter(isOnWire).map(({ text }) => text))
