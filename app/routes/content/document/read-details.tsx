import type { FactKind } from "../../../domain/ats/facts"

const kinds: Record<FactKind, string> = {
  contact: "Contact",
  role: "Role",
  employer: "Employer",
  qualification: "Qualification",
  school: "School",
  project: "Project",
  title: "Title",
  organization: "Organization",
  dates: "Dates",
  skill: "Skill",
  line: "Sentence",
}
const answers = { yes: "Read", elsewhere: "Read out of order", no: "Not read" } as const

interface ReadDetail {
  kind: FactKind
  text: string
  pdf: keyof typeof answers
  docx: keyof typeof answers
}

/** Whether a detail was read from both files, in order. */
export const cameThrough = ({ pdf, docx }: Pick<ReadDetail, "pdf" | "docx">) => pdf === "yes" && docx === "yes"

/**
 * The details that did not come through. A summary also lists the ones that did, which are often all of them and leave
 * nothing to compare.
 */
export function ReadDetails({ rows }: { rows: ReadDetail[] }) {
  const read = rows.filter(cameThrough)
  const lost = rows.filter((row) => !cameThrough(row))
  return (
    <>
      {lost.length > 0 && <DetailTable rows={lost} />}
      {read.length > 0 && (
        <details className="mt-8">
          <summary className="text-link inline-block text-sm">
            {lost.length > 0 ? "The details that came through" : `All ${read.length} details`}
          </summary>
          <DetailTable rows={read} />
        </details>
      )}
    </>
  )
}

function DetailTable({ rows }: { rows: ReadDetail[] }) {
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th className="py-2 pr-4 font-semibold max-sm:hidden">Detail</th>
            <th className="py-2 pr-4 font-semibold">Text</th>
            <th className="py-2 pr-4 font-semibold">PDF</th>
            <th className="py-2 font-semibold">Word</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, text, pdf, docx }, at) => (
            <tr key={at} className="border-b border-line align-top">
              <td className="py-2 pr-4 text-muted max-sm:hidden">{kinds[kind]}</td>
              <td className="py-2 pr-4 font-serif wrap-anywhere" dir="auto">
                <span className="block font-sans text-xs text-muted sm:hidden">{kinds[kind]}</span>
                {text}
              </td>
              <td className="py-2 pr-4">{answers[pdf]}</td>
              <td className="py-2">{answers[docx]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
