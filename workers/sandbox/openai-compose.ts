import type { Evidence } from "./openai-prompt"

export type JsonSchema = Record<string, unknown>

export interface Composing {
  evidence: Evidence[]
  /** Changes what a field is filled with: the dishonest modes. `name` is the property's name. */
  alter(text: string, name: string, turn: number): string
  /** How many items an array gets, by how deep it lies within other arrays. */
  counts: readonly number[]
}

interface Place {
  name: string
  depth: number
  arrays: number
  /** Which item of the nearest array it is in. */
  index: number
  /** The evidence that the enclosing object is about. */
  about: Evidence
}

const deepest = 12
const blank: Evidence = { alias: "E1", tags: "", text: "Nothing was captured." }

/** A value that fits the schema, its words taken from the evidence. */
export function compose(schema: JsonSchema, composing: Composing): unknown {
  const turns = new Map<RegExp | null, number>()
  let turn = 0

  /** The items take turns; those of one tag among themselves. */
  function next(wanted: RegExp | null = null): Evidence {
    const fitting = wanted ? composing.evidence.filter(({ tags }) => wanted.test(tags)) : composing.evidence
    const at = turns.get(wanted) ?? 0
    turns.set(wanted, at + 1)
    turn += 1
    return fitting[at % Math.max(1, fitting.length)] ?? blank
  }

  function value(given: JsonSchema, place: Place): unknown {
    const node = resolve(given, schema, place.depth)
    if ("const" in node) return node.const
    if (Array.isArray(node.enum)) return choose(node.enum, place)
    const type = Array.isArray(node.type) ? node.type.find((name) => name !== "null") : node.type
    if (type === "object" || node.properties) return object(node, place)
    if (type === "array" || node.items || node.prefixItems) return array(node, place)
    if (type === "string") return string(node, place)
    if (type === "integer" || type === "number") return number(node)
    if (type === "boolean") return true
    return type === undefined ? string({}, place) : null
  }

  function object(node: JsonSchema, place: Place) {
    const properties = Object.entries(record(node.properties))
    const speaks = properties.some(([, property]) => resolve(record(property), schema, 0).type === "string")
    const about = speaks ? next() : place.about
    return Object.fromEntries(
      properties.map(([name, property]) => [
        name,
        value(record(property), { ...place, name, depth: place.depth + 1, about }),
      ]),
    )
  }

  function array(node: JsonSchema, place: Place): unknown[] {
    const inner = { ...place, depth: place.depth + 1, arrays: place.arrays + 1 }
    if (Array.isArray(node.prefixItems)) return node.prefixItems.map((item) => value(record(item), inner))
    const least = Number(node.minItems ?? 0)
    const most = Number(node.maxItems ?? 1000)
    const isReference = /evidence|sources?|cites?|citations?|refs?$|ids$/i.test(place.name)
    const wanted = isReference ? 1 : (composing.counts[Math.min(place.arrays, composing.counts.length - 1)] ?? 1)
    const count = Math.max(least, Math.min(most, place.depth > deepest ? 0 : wanted))
    const items = record(node.items)
    const spoken = !isReference && resolve(items, schema, 0).type === "string"
    return Array.from({ length: count }, (_, index) =>
      value(items, { ...inner, index, about: spoken ? next() : place.about }),
    )
  }

  /** A fact where there is one, else each option in its turn; "none" only where there is nothing else. */
  function choose(options: unknown[], { about, index }: Place) {
    if (options.includes(about.alias)) return about.alias
    if (options.includes("fact")) return "fact"
    const real = options.filter((option) => option !== "none" && option !== null)
    return real.length > 0 ? real[index % real.length] : options[0]
  }

  function string(node: JsonSchema, place: Place) {
    const text = fill(node, place)
    return typeof node.maxLength === "number"
      ? text.slice(0, node.maxLength)
      : text.padEnd(Number(node.minLength ?? 0), ".")
  }

  function fill(node: JsonSchema, { name, about }: Place): string {
    if (node.format === "date") return "2026-01-15"
    if (node.format === "date-time") return "2026-01-15T09:00:00Z"
    if (node.format === "email") return "person@example.com"
    if (node.format === "uri" || node.format === "url") return "https://example.com/"
    if (node.format === "uuid") return "00000000-0000-4000-8000-000000000001"
    if (/evidence|source|cite|ref|ids?$/i.test(name) || /^\^?\(?E\\?d/.test(String(node.pattern ?? "")))
      return about.alias
    if (/keyword|tag|topic/i.test(name)) return longestWord(about.text)
    const known = tagged.find(([names]) => names.test(name))
    const from = known && composing.evidence.some(({ tags }) => known[1].test(tags)) ? next(known[1]) : null
    if (from) return composing.alter(from.text, name, turn)
    if (/^(company|employer|location|dates?|institution|degree|label)$/i.test(name))
      return composing.alter("", name, turn)
    if (/title|headline|heading|subject|^name$/i.test(name)) return composing.alter(firstWords(about.text), name, turn)
    return composing.alter(about.text, name, turn)
  }

  return value(schema, { name: "", depth: 0, arrays: 0, index: 0, about: composing.evidence[0] ?? blank })
}

/** Which evidence fills a field of that name, by the tags that the prompt gives it. */
const tagged: [names: RegExp, tags: RegExp][] = [
  [/^(job_?)?(title|role|position)$/i, /role|title/],
  [/company|employer|organi[sz]ation/i, /employer/],
  [/degree|institution|qualification/i, /qualification/],
  [/skill|technical|tools|soft/i, /skill/],
]

function resolve(given: JsonSchema, root: JsonSchema, depth: number): JsonSchema {
  let node = given
  for (let hops = 0; typeof node.$ref === "string" && hops < 20; hops++) {
    const path = node.$ref.replace(/^#\/?/, "").split("/").filter(Boolean)
    node = path.reduce((at, step) => record(at[step.replaceAll("~1", "/").replaceAll("~0", "~")]), root)
  }
  const options = [node.anyOf, node.oneOf].find(Array.isArray)
  if (options) {
    const isNull = (option: unknown) => record(option).type === "null"
    const chosen = options.find((option) => isNull(option) === depth > deepest) ?? options[0]
    return resolve({ ...node, anyOf: undefined, oneOf: undefined, ...record(chosen) }, root, depth)
  }
  return Array.isArray(node.allOf)
    ? Object.assign({}, node, ...node.allOf.map((part) => resolve(record(part), root, depth)))
    : node
}

function record(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function number(node: JsonSchema) {
  const least = Number(node.minimum ?? node.exclusiveMinimum ?? 0)
  const most = Number(node.maximum ?? node.exclusiveMaximum ?? least + 2)
  const middle = Math.floor((least + most) / 2)
  return middle > least || node.exclusiveMinimum === undefined ? middle : least + 1
}

function firstWords(text: string) {
  return text
    .split(/\s+/)
    .slice(0, 6)
    .join(" ")
    .replace(/[.,;:!?]+$/, "")
}

function longestWord(text: string) {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [text]
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "")
}
