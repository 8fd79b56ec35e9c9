import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import type { FactKind } from "../../../domain/ats/facts"
import { mirrorOf } from "../../../domain/ats/mirror.server"
import type { KindCount } from "../../../domain/ats/recovered"
import { findResume } from "../../../domain/content/resumes/resume-documents.server"
import { DomainError } from "../../../domain/kernel/errors"
import { product } from "../../../domain/kernel/product"
import { isUnstructured } from "../../../domain/resume/placeholder"
import { templateNames } from "../../../domain/resume/template-library.server"
import { usualPaper } from "../../../domain/sheet/paper"
import { readyPage } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import { PageHeader } from "../../../ui/shell/page-header"
import { TextLink } from "../../../ui/text-link"
import { cameThrough, ReadDetails } from "./read-details"

export const meta: MetaFunction = () => [{ title: `What parsers read · ${product.name}` }]

const named: Record<FactKind, [one: string, many: string]> = {
  contact: ["contact detail", "contact details"],
  role: ["role", "roles"],
  employer: ["employer", "employers"],
  qualification: ["qualification", "qualifications"],
  school: ["school", "schools"],
  project: ["project", "projects"],
  title: ["title", "titles"],
  organization: ["organization", "organizations"],
  dates: ["date", "dates"],
  skill: ["skill", "skills"],
  line: ["sentence or bullet", "sentences and bullets"],
}
const listed = new Intl.ListFormat("en", { type: "conjunction" })

/** Everything that was looked for, by kind: "4 contact details, 2 roles, and 9 sentences and bullets". */
const comparedText = (counts: KindCount[]) =>
  listed.format(counts.map(({ kind, of }) => `${of} ${named[kind][of === 1 ? 0 : 1]}`))
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await readyPage(args, (deps, who) => findResume(deps, who, args.params.id))
  if (!data) throw new Response(null, { status: 404 })
  const { row, tree } = data
  if (isUnstructured(tree)) {
    const description = "Parsers look for roles, education and skills, and this resume has none yet."
    throw redirectWithToast(`/content/${row.id}`, { title: "Nothing to read yet", description })
  }
  // The advice may be to try another template, so the one that was just shown is read, even if it was not saved.
  const templates = await templateNames(args.context.deps)
  const named = (wanted: string | null) => templates.find(({ id }) => id === wanted)
  const shown = named(new URL(args.request.url).searchParams.get("template"))
  const read = shown ?? named(row.template) ?? templates[0]
  const exported = { ...row, template: read?.id ?? row.template, tree }
  const { pdf, docx, advice } = await mirrorOf(args.context.deps, exported, usualPaper(viewer)).catch(
    (error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== "too_large") throw error
      throw redirectWithToast(`/content/${row.id}`, { title: "Too long to read back", description: error.message })
    },
  )
  const rows = pdf.facts.map(({ kind, text, found }, at) => ({
    kind,
    text,
    pdf: found,
    docx: docx.facts[at]?.found ?? "no",
  }))
  return {
    viewer,
    document: `/content/${row.id}${shown ? `?template=${shown.id}` : ""}`,
    title: row.title,
    template: read?.name,
    rows,
    advice,
    compared: comparedText(pdf.counts),
    text: pdf.text,
  }
}

export default function Parsers() {
  const { document, title, template, rows, advice, compared, text } = useLoaderData<typeof loader>()
  const read = rows.filter(cameThrough).length
  return (
    <>
      <PageHeader
        above={<TextLink to={document}>{title}</TextLink>}
        title="What parsers read"
        description={`We saved your resume${template ? ` in the ${template} template` : ""} as PDF and Word, extracted the text of both files with a separate program, and looked for each detail below in that text, in reading order. Applicant tracking systems start from the same text. Each then fills its own fields in its own way, which we cannot test.`}
      />
      <p>
        <span className="font-serif text-3xl tabular-nums">{read}</span>
        <span className="text-muted"> of {rows.length} </span>
        details came through in both files, in the right order.
      </p>
      <p className="mt-2 max-w-prose text-sm text-muted">
        This shows that your words come through, not that they are right, so check the details below too. We compared{" "}
        {compared}, but not locations, section headings or the look of the page.
      </p>
      {advice.length > 0 && (
        <section className="mt-8 max-w-prose">
          <h2 className="text-xl">Make it easier to read</h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-muted">
            {advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <ReadDetails rows={rows} />
      <details className="mt-8">
        <summary className="text-link inline-block text-sm">The text a parser sees</summary>
        <pre
          className="mt-3 overflow-x-auto border border-line bg-paper-raised p-4 text-sm whitespace-pre-wrap"
          dir="auto"
        >
          {text}
        </pre>
      </details>
    </>
  )
}
