import { escapeHtml } from "./respond"

interface Posting {
  name: string
  title: string
  company: string
  place: string
  about: string
  duties: string[]
  needs: string[]
  /** The kind of structured data on the page. */
  described: "json-ld" | "graph" | "no"
}

/** Job postings: one with JSON-LD, one with JSON-LD inside a graph, one in plain HTML. */
export const postings: readonly Posting[] = [
  {
    name: "job-backend-engineer",
    title: "Senior Backend Engineer",
    company: "Sandbox Parcels",
    place: "Rotterdam or remote",
    about: "Sandbox Parcels moves parcels that do not exist. You join the team that keeps them moving.",
    duties: [
      "Design and run services in Go and PostgreSQL",
      "Lead incident response in your area",
      "Mentor two engineers",
    ],
    needs: ["5 years with distributed systems", "Experience with Kafka or a similar log", "Clear written English"],
    described: "json-ld",
  },
  {
    name: "job-ward-nurse",
    title: "Ward Nurse, Emergency Department",
    company: "Sandbox General Hospital",
    place: "Leeds",
    about: "A made-up hospital with a busy emergency department and a calm team.",
    duties: ["Triage of arriving patients", "Training of new colleagues", "Careful notes in the patient record"],
    needs: ["Registration as a nurse", "2 years in acute care", "Readiness for night shifts"],
    described: "graph",
  },
  {
    name: "job-marketing-manager",
    title: "Lifecycle Marketing Manager",
    company: "Sandbox Teas",
    place: "Remote",
    about: "Sandbox Teas sells tea to people in examples.",
    duties: ["Own email from the first welcome to the last reminder", "Plan and read A/B tests", "Keep the budget"],
    needs: ["3 years in lifecycle marketing", "Copywriting that people finish reading", "Ease with analytics"],
    described: "no",
  },
]

/** The page of a posting; null if there is none with that name. */
export function postingAt(name: string): string | null {
  const posting = postings.find((one) => one.name === name)
  if (!posting) return null
  const { title, company, place, about, described } = posting
  const data = jsonLd(posting)
  const text = { "json-ld": data, graph: { "@context": "https://schema.org", "@graph": [data] }, no: null }[described]
  const script = text
    ? `<script type="application/ld+json">${JSON.stringify(text).replaceAll("<", "\\u003c")}</script>`
    : ""
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} | ${escapeHtml(company)}</title>
${script}</head><body><nav>Jobs | About | Sign in</nav><main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(company)}, ${escapeHtml(place)}</p><p>${escapeHtml(about)}</p>${lists(posting)}</main>
<footer>The sandbox of this machine; nobody is hiring.</footer></body></html>`
}

function jsonLd(posting: Posting) {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: posting.title,
    description: `<p>${escapeHtml(posting.about)}</p>${lists(posting)}`,
    hiringOrganization: { "@type": "Organization", name: posting.company },
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: posting.place } },
    employmentType: "FULL_TIME",
  }
}

function lists({ duties, needs }: Posting): string {
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`
  return `<h2>What you will do</h2>${list(duties)}<h2>What you bring</h2>${list(needs)}`
}
