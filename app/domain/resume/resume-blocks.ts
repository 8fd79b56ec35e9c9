import type { Block, BlockTag, Run } from "../sheet/block"
import type { Role } from "../sheet/roles"
import type { SheetStyle } from "../sheet/style"
import type { EntryView, ResumeView, SectionView, Words } from "./resume-view"

/** A resume as blocks in a template's layout, from which files are written. */
export function resumeBlocks(view: ResumeView, style: SheetStyle): Block[] {
  return [...headBlocks(view, style), ...view.sections.flatMap((section) => sectionBlocks(section, style))]
}

/** The maximum number of paragraphs in a section that is kept on one page. */
const maxKept = 5

const run = (role: Role, text: string, href?: string | null): Run => ({ role, text, ...(href && { href }) })
const block = (tag: BlockTag, role: Role, text: string): Block => ({ tag, role, runs: [run(role, text)] })

function headBlocks({ name, headline, contacts }: ResumeView, style: SheetStyle): Block[] {
  const runs = contacts.map(({ text, href }) => run("contact", text, href))
  const contact: Block[] =
    style.contacts === "lines"
      ? runs.map((each, at) => ({ tag: "P", role: "contact", runs: [each], ...(at > 0 && { before: 0 }) }))
      : [{ tag: "P", role: "contact", runs: between(runs, { ...run("contact", style.separator), isSeparator: true }) }]
  return [
    ...(name ? [block("H1", "name", name)] : []),
    ...(headline ? [block("P", "headline", headline.text)] : []),
    ...(runs.length > 0 ? contact : []),
  ]
}

function between(runs: Run[], separator: Run): Run[] {
  return runs.flatMap((each, at) => (at === 0 ? [each] : [separator, each]))
}

function sectionBlocks(section: SectionView, style: SheetStyle): Block[] {
  const found = section.entries.flatMap((entry, at) => entryBlocks(section, entry, at === 0, style))
  // A short section stays on one page; keeping a longer one together would leave a page half empty.
  const isWhole = found.length <= maxKept
  const blocks = found.map((one, at) => (isWhole && at < found.length - 1 ? { ...one, keepWithNext: true } : one))
  const title = run("section", section.title)
  if (style.titles === "column") {
    const [first, ...rest] = blocks
    const { before = 0 } = style.roles.section
    return first ? [{ ...first, aside: title, before, rule: true, inset: true }, ...rest.map(inset)] : []
  }
  const head: Block = { tag: "H2", role: "section", runs: [title], keepWithNext: true, rule: true }
  return [head, ...(style.dates === "column" ? blocks.map(inset) : blocks)]
}

const inset = (one: Block): Block => ({ ...one, inset: true })

function entryBlocks({ look }: SectionView, entry: EntryView, isFirst: boolean, style: SheetStyle): Block[] {
  const { label, level, notes, bullets } = entry
  if (look === "skills") {
    const named = label && level ? `${label} (${level.text})` : label
    const list = [...notes, ...bullets].map(({ text }) => text).join(", ")
    return [{ tag: "P", role: "note", runs: [...(named ? [run("label", `${named}: `)] : []), run("note", list)] }]
  }
  const head = entryHead(entry, isFirst, style)
  const lines = notes.length > 0 ? [block("P", "note", joined(notes))] : []
  const listed = bullets.map((words): Block => ({ ...block("L", "bullet", words.text), mark: style.bullet.mark }))
  // The last line of an entry is never alone at the top of a page.
  const body = [...lines, ...listed].map((one, at, all) =>
    at === all.length - 2 ? { ...one, keepWithNext: true } : one,
  )
  // A heading is never alone at the bottom of a page.
  return [...head.map((one, at) => ({ ...one, keepWithNext: at < head.length - 1 || body.length > 0 })), ...body]
}

const joined = (words: Words[]) => words.map(({ text }) => text).join(" ")

function entryHead({ title, organization, location, dates }: EntryView, isFirst: boolean, style: SheetStyle): Block[] {
  const where = [organization, location].flatMap((words) => (words ? words.text : [])).join(", ")
  const named = [title && run("title", title.text), where && run("organization", where)].filter((one) => !!one)
  const first = isFirst ? { before: 0 } : {}
  const when = dates && run("dates", dates.text)
  const [one, two] = named
  const placed = when ? (style.dates === "column" ? { aside: when } : style.dates === "end" ? { end: when } : {}) : {}
  const below: Block[] = when && style.dates === "below" ? [{ tag: "P", role: "dates", runs: [when] }] : []
  if (!one) return when ? [{ tag: "H3", role: "title", runs: [run("dates", when.text)], ...first }] : []
  if (style.heads === "inline" || !two) {
    // Titles and employers contain commas, so a comma would not show where one ends.
    const runs = two ? [one, run("organization", " · "), two] : [one]
    return [{ tag: "H3", role: "title", runs, ...placed, ...first }, ...below]
  }
  return [
    { tag: "H3", role: "title", runs: [one], ...placed, ...first },
    { tag: "P", role: "organization", runs: [two] },
    ...below,
  ]
}
