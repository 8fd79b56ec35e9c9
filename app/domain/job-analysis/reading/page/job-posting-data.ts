import { decodeHTMLStrict } from "entities/decode"
import * as z from "zod"

const Text = z.string().trim().min(1).max(100_000)
/** A name, or the id of another node of the page that has one. */
const Named = z.union([
  Text.transform((name) => ({ name, "@id": undefined })),
  z.object({ name: Text, "@id": z.string().optional().catch(undefined) }),
  z.object({ name: z.undefined().optional(), "@id": z.string() }),
])
const first = <T extends z.ZodType>(item: T) =>
  z.union([
    item,
    z
      .array(item)
      .min(1)
      .transform((all) => all[0] as z.output<T>),
  ])
const Address = z.union([
  Text.transform((whole) => ({ whole, addressLocality: "", addressRegion: "" })),
  z.object({ addressLocality: Text.optional().catch(undefined), addressRegion: Text.optional().catch(undefined) }),
])
const Amount = z.coerce.number().positive().optional().catch(undefined)
const Pay = z.object({
  currency: Text.optional().catch(undefined),
  minValue: Amount,
  maxValue: Amount,
  value: z
    .union([
      z.object({ minValue: Amount, maxValue: Amount, value: Amount, unitText: Text.optional().catch(undefined) }),
      Amount,
    ])
    .optional()
    .catch(undefined),
})

/** A schema.org JobPosting. Invalid fields are dropped; the others still count. */
const JobPosting = z.object({
  title: Text.optional().catch(undefined),
  url: Text.optional().catch(undefined),
  hiringOrganization: first(Named).optional().catch(undefined),
  jobLocation: first(z.object({ address: first(Address) }))
    .optional()
    .catch(undefined),
  applicantLocationRequirements: first(Named).optional().catch(undefined),
  jobLocationType: z.unknown().optional(),
  validThrough: Text.optional().catch(undefined),
  baseSalary: first(Pay).optional().catch(undefined),
  description: Text.optional().catch(undefined),
})
type JobPosting = z.output<typeof JobPosting>

export interface JobPostingData {
  title: string | null
  company: string | null
  location: string | null
  isRemote: boolean
  pay: string | null
  closingDate: string | null
  /** HTML. */
  description: string
}

/** The JobPosting in a page's JSON-LD that describes the page itself; null if there is none. */
export function jobPostingData(html: string): JobPostingData | null {
  const postings = [...html.matchAll(/<script\b[^<>]{0,200}application\/ld\+json[^<>]{0,200}>/gi)].flatMap((tag) => {
    const from = tag.index + tag[0].length
    const to = html.indexOf("</script", from)
    return to < 0 ? [] : postingsIn(html.slice(from, to))
  })
  const canonical = /<link\b[^<>]{0,300}rel=["']?canonical["']?[^<>]{0,300}>/i.exec(html)?.[0] ?? ""
  const heading = /<h1\b[^<>]{0,500}>([^<]{1,300})/i.exec(html)?.[1]?.trim().toLowerCase()
  const own =
    postings.find(({ url }) => url && canonical.includes(url)) ??
    postings.find(({ title }) => title && title.toLowerCase() === heading) ??
    postings[0]
  return own ? dataOf(own) : null
}

function postingsIn(json: string): JobPosting[] {
  try {
    const whole: unknown = JSON.parse(json)
    const named = namesById(whole)
    return nodesIn(whole, 0).flatMap((node) => {
      const parsed = JobPosting.safeParse(node)
      return parsed.success ? [withName(parsed.data, named)] : []
    })
  } catch {
    return []
  }
}

const Identified = z.object({ "@id": z.string(), name: Text })

/** The names of a graph's nodes by id. */
function namesById(whole: unknown): Map<string, string> {
  const graph = Graph.safeParse(whole)
  const nodes = graph.success ? graph.data["@graph"] : Array.isArray(whole) ? whole : []
  return new Map(
    nodes.flatMap((node) => {
      const parsed = Identified.safeParse(node)
      return parsed.success ? [[parsed.data["@id"], parsed.data.name] as const] : []
    }),
  )
}

function withName(posting: JobPosting, named: Map<string, string>): JobPosting {
  const organization = posting.hiringOrganization
  if (!organization || organization.name) return posting
  const name = named.get(organization["@id"] ?? "")
  return { ...posting, hiringOrganization: name ? { name, "@id": undefined } : undefined }
}

const Node = z.object({ "@type": z.union([z.string(), z.array(z.string())]) })
const Graph = z.object({ "@graph": z.array(z.unknown()) })

function nodesIn(value: unknown, depth: number): unknown[] {
  if (depth > 4) return []
  if (Array.isArray(value)) return value.flatMap((item) => nodesIn(item, depth + 1))
  const graph = Graph.safeParse(value)
  if (graph.success) return nodesIn(graph.data["@graph"], depth + 1)
  const node = Node.safeParse(value)
  return node.success && [node.data["@type"]].flat().includes("JobPosting") ? [value] : []
}

function dataOf(posting: JobPosting): JobPostingData {
  const address = posting.jobLocation?.address
  const place = address
    ? "whole" in address
      ? address.whole
      : [address.addressLocality, address.addressRegion].filter(Boolean).join(", ")
    : ""
  const isRemote = JSON.stringify(posting.jobLocationType ?? "").includes("TELECOMMUTE")
  const day = /^\d{4}-\d{2}-\d{2}/.exec(posting.validThrough ?? "")?.[0]
  const description = posting.description ?? ""
  return {
    title: plain(posting.title),
    company: plain(posting.hiringOrganization?.name),
    location: plain(place || (isRemote ? posting.applicantLocationRequirements?.name : undefined)),
    isRemote,
    pay: payOf(posting.baseSalary),
    closingDate: day ?? null,
    // Some pages encode the description twice.
    description: /<\w/.test(description) ? description : decodeHTMLStrict(description),
  }
}

const plain = (text: string | undefined) =>
  (text ? decodeHTMLStrict(text).replace(/\s+/g, " ").trim().slice(0, 200) : null) || null

function payOf(salary: JobPosting["baseSalary"]): string | null {
  if (!salary) return null
  const inner =
    typeof salary.value === "object" ? salary.value : { value: salary.value, ...salary, unitText: undefined }
  const amounts = [inner.minValue ?? (typeof inner.value === "number" ? inner.value : undefined), inner.maxValue]
  const shown = amounts.filter((one) => one !== undefined).map((one) => one.toLocaleString("en-US"))
  if (shown.length === 0) return null
  const unit = inner.unitText ? ` per ${inner.unitText.toLowerCase()}` : ""
  return `${salary.currency ? `${salary.currency} ` : ""}${[...new Set(shown)].join(" - ")}${unit}`
}
