import type { Books } from "./books"
import { invalidRequest } from "./problem"

/** Fields that an object includes only if they are expanded. */
const includable: Record<string, string[]> = { invoice: ["payments"], "checkout.session": ["line_items"] }
/** Internal fields that the sandbox stores with an object. */
const internalFields: Record<string, string[]> = {
  "checkout.session": ["subscription_data"],
  "billing_portal.session": ["used"],
}

const maxDepth = 4

/** Renders a response: replaces ids by objects along the `expand` paths, and hides internal fields. */
export function expanded(books: Books, value: unknown, paths: string[]): unknown {
  for (const path of paths) {
    if (path.split(".").length > maxDepth) {
      throw invalidRequest(`You cannot expand more than ${maxDepth} levels of a property`, undefined, "expand")
    }
  }
  return shown(
    books,
    value,
    paths.map((path) => path.split(".")),
  )
}

function shown(books: Books, value: unknown, paths: string[][]): unknown {
  if (Array.isArray(value)) return value.map((item) => shown(books, item, paths))
  if (typeof value !== "object" || value === null) return value
  const kind = "object" in value ? String(value.object) : ""
  const hidden = [
    ...(includable[kind] ?? []).filter((name) => !paths.some(([first]) => first === name)),
    ...(internalFields[kind] ?? []),
  ]
  const entries = Object.entries(value).filter(([name]) => !hidden.includes(name))
  // An event contains a snapshot of its object.
  if (kind === "event") return value
  for (const [first = ""] of paths) {
    if (kind !== "" && !entries.some(([name]) => name === first)) {
      throw invalidRequest(`This property cannot be expanded (${first}).`, undefined, "expand")
    }
  }
  return Object.fromEntries(
    entries.map(([name, inner]) => {
      const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest)
      return [name, below.length === 0 ? shown(books, inner, []) : opened(books, inner, below)]
    }),
  )
}

function opened(books: Books, value: unknown, paths: string[][]): unknown {
  const deeper = paths.filter((path) => path.length > 0)
  if (value === null) return null
  // A list is expanded through its `data`, which the path names.
  return shown(books, typeof value === "string" ? (books.lookUp(value) ?? value) : value, deeper)
}
