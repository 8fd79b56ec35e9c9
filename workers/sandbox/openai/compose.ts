import { poolOf, type Tag, tagOfField, tagOfList } from "./pool"
import type { Evidence } from "./prompt"
import { type JsonSchema, maxDepth, numberFor, record, resolve, typeOf } from "./schema"

export interface Composing {
  evidence: Evidence[]
  /** Changes the text of a field, for the dishonest modes. `name` is the property's name. */
  alter(text: string, name: string, turn: number): string
  /** How many items an array gets, by its nesting depth within other arrays. */
  counts: readonly number[]
}

interface Place {
  name: string
  depth: number
  arrays: number
  /** The index of the item within the nearest array. */
  index: number
  /** The tag of the nearest array. */
  tag: Tag | null
  /** The evidence that the enclosing object is about, and everything its fields were filled with. */
  about: Evidence
  cited: Evidence[]
}

const reference = /evidence|sources?$|cites?$|citations?|refs?$|ids?$/i

/** Generates a value that fits the schema, with words taken from the evidence. */
export function compose(schema: JsonSchema, composing: Composing): unknown {
  const pool = poolOf(composing.evidence)
  let turn = 0

  function value(given: JsonSchema, place: Place): unknown {
    const node = resolve(given, schema, place.depth)
    if ("const" in node) return node.const
    if (Array.isArray(node.enum)) return choose(node.enum, place)
    const type = typeOf(node)
    if (type === "object") return object(node, place)
    if (type === "array") return array(node, place)
    if (type === "string") return string(node, place)
    if (type === "integer" || type === "number") return numberFor(node)
    return type === "boolean" ? false : null
  }

  function object(node: JsonSchema, place: Place) {
    const properties = Object.entries(record(node.properties))
    const speaks = properties.some(([name, property]) => isText(record(property)) && !isFilled(name))
    const about = speaks ? pool.next(place.tag) : place.about
    const cited: Evidence[] = speaks ? [about] : []
    return Object.fromEntries(
      properties.map(([name, property]) => [
        name,
        value(record(property), { ...place, name, depth: place.depth + 1, tag: null, about, cited }),
      ]),
    )
  }

  function isText(property: JsonSchema) {
    const node = resolve(property, schema, 0)
    return typeOf(node) === "string" && !("const" in node) && !Array.isArray(node.enum)
  }

  /** True if a field needs no sentence of evidence: references, fields left empty, and fields with a tag of their own. */
  function isFilled(name: string) {
    const tag = tagOfField(name)
    return reference.test(name) || empty.test(name) || (tag !== null && pool.size(tag) !== null)
  }

  function array(node: JsonSchema, place: Place): unknown[] {
    const inner = { ...place, depth: place.depth + 1, arrays: place.arrays + 1 }
    if (Array.isArray(node.prefixItems)) return node.prefixItems.map((item) => value(record(item), inner))
    const items = record(node.items)
    const used = place.cited.length > 0 ? place.cited : [place.about]
    const cited = [...new Map(used.map((each) => [each.alias, each])).values()]
    const isReference = reference.test(place.name)
    const tag = tagOfList(place.name)
    const count = bounded(node, isReference ? cited.length : usual(place, tag))
    return Array.from({ length: count }, (_, index) => {
      const own = isReference ? cited[index % cited.length] : isText(items) ? pool.next(tag) : place.about
      return value(items, { ...inner, index, tag, about: own ?? place.about })
    })
  }

  function usual(place: Place, tag: Tag | null) {
    if (place.depth > maxDepth) return 0
    const count = composing.counts[Math.min(place.arrays, composing.counts.length - 1)] ?? 1
    return tag ? Math.min(count, pool.size(tag) ?? count) : count
  }

  /** Picks a fact if one is offered, else rotates through the options; "none" only if there is nothing else. */
  function choose(options: unknown[], { about, index }: Place) {
    if (options.includes(about.alias)) return about.alias
    if (options.includes("fact")) return "fact"
    const real = options.filter((option) => option !== "none" && option !== null)
    return real[Math.min(index, real.length - 1)] ?? options[0]
  }

  function string(node: JsonSchema, place: Place) {
    const text = fill(node, place)
    if (typeof node.maxLength === "number") return text.slice(0, node.maxLength)
    return text.padEnd(Number(node.minLength ?? 0), ".")
  }

  function fill({ format, pattern }: JsonSchema, { name, about, cited }: Place): string {
    if (typeof format === "string" && formats[format]) return formats[format]
    if (reference.test(name) || /^\^?\(?E\\?d/.test(String(pattern ?? ""))) return about.alias
    if (/keyword|tag|topic/i.test(name)) return longestWord(about.text)
    turn += 1
    if (empty.test(name)) return composing.alter("", name, turn)
    // Feedback comments on a text instead of repeating it.
    if (name === "feedback") return composing.alter(`A reader keeps this: ${about.text}`, name, turn)
    const tag = tagOfField(name)
    const size = tag ? pool.size(tag) : null
    if (tag && size !== null) {
      const own = tag === "employer" ? pool.employerIn(cited) : undefined
      const item = own ?? (size > 0 ? pool.next(tag) : null)
      if (item) cited.push(item)
      return composing.alter(tag === "role" && item ? pool.titleIn(item) : (item?.text ?? ""), name, turn)
    }
    const isName = /title|headline|heading|subject|company|employer|degree|^name$/i.test(name)
    return composing.alter(isName ? firstWords(about.text) : about.text, name, turn)
  }

  const start = { name: "", depth: 0, arrays: 0, index: 0, tag: null, about: pool.first, cited: [] }
  return value(schema, start)
}

/** Fields that have no matching evidence. */
const empty = /^(location|dates?|institution|label|phone)$/i

const formats: Record<string, string> = {
  date: "2026-01-15",
  "date-time": "2026-01-15T09:00:00Z",
  email: "person@example.com",
  uri: "https://example.com/",
  url: "https://example.com/",
  uuid: "00000000-0000-4000-8000-000000000001",
}

function bounded(node: JsonSchema, count: number) {
  return Math.max(Number(node.minItems ?? 0), Math.min(Number(node.maxItems ?? 1000), count))
}

function firstWords(text: string) {
  const words = text.split(/\s+/).slice(0, 6).join(" ")
  return words.replace(/[.,;:!?]+$/, "")
}

function longestWord(text: string) {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [text]
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "")
}
