/** A posting that is analyzed once and then copied into a history of many. */
export const modelPosting = `Operations Analyst
Fernhill Council, Leeds

What you need
- Experience in triage and patient flow
- Three years of reporting to managers
- Excel and SQL
- A full driver's license
Nice to have
- Power BI
`

interface Call {
  name: string
  kind: "read" | "change"
  method: string
  path: string
  as: "browser" | "api"
  form?: Record<string, string>
  ok: number[]
}

const base: Omit<Call, "name" | "path"> = { kind: "read", method: "GET", as: "browser", ok: [200] }

/** The pages and calls of job analysis. Each reads a constant number of rows, however many postings there are. */
export function jobAnalysisCalls(analysis: string, tag: string): Call[] {
  const page = (path: string, name = path): Call => ({ ...base, path, name })
  const api = (path: string, name = path): Call => ({ ...base, path, name, as: "api" })
  const sent = (fields: Record<string, string>, path: string, name: string): Call => {
    const what = `${name} (form: ${fields.intent ?? "submit"})`
    return { ...base, kind: "change", method: "POST", path, name: what, form: fields, ok: [302] }
  }
  const own = `/job-analysis/${analysis}`
  return [
    ...["", "?from=url", "/file", "/board", "/board?status=saved", "/trash"].map((more) =>
      page(`/job-analysis${more}`),
    ),
    page("/job-analysis/board?q=analyst", "/job-analysis/board?q="),
    page("/job-analysis/board?q=analyst+fernhill", "/job-analysis/board?q= (two words)"),
    page(own, "/job-analysis/:id"),
    page(`${own}/interview`, "/job-analysis/:id/interview"),
    api("/api/job-analysis?limit=20"),
    api(`/api${own}`, "/api/job-analysis/:id"),
    sent({ id: analysis, version: "1", status: "applied" }, "/job-analysis/board", "/job-analysis/board"),
    sent({ intent: "application", notes: `Spoke with Ingrid, ${tag}.` }, own, "/job-analysis/:id"),
  ]
}
