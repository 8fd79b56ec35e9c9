import { generalShelf } from "../../kernel/general-shelf"
import { type Shelf, shelves } from "../../kernel/web"
import { defaultSources } from "./default-sources"
import type { FeedSources } from "./feed-sources"

export type ParsedSources = { sources: FeedSources; problem: null } | { sources: null; problem: string }

/**
 * Parses the operator's setting: entries separated by commas, spaces or line breaks, each a URL (general shelf) or
 * `Industry=URL`; a space in an industry's name is written `_` or `-`. `problem` is a sentence.
 */
export function parseFeedSources(text: string): ParsedSources {
  const sources: Partial<Record<Shelf, string[]>> = {}
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = generalShelf, address = ""] = /^(?:([\p{L}_-]+)=)?(.*)$/u.exec(entry) ?? []
    const shelf = shelves.find((one) => plain(one) === plain(name))
    if (!shelf) return refuse(`"${name}" in "${entry}" is not an industry; the industries are ${shelves.join(", ")}`)
    if (!isWebAddress(address)) return refuse(`"${address}" must be an address that starts with http:// or https://`)
    sources[shelf] = [...new Set([...(sources[shelf] ?? []), address])]
  }
  return { sources, problem: null }
}

/** The feeds of a shelf: from the operator's list if configured, else the defaults. */
export function sourcesFor(shelf: Shelf, set: FeedSources | null): readonly string[] {
  return (set ?? defaultSources)[shelf] ?? []
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, " ")
}

function isWebAddress(text: string): boolean {
  try {
    return /^https?:\/\//i.test(text) && ["http:", "https:"].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

function refuse(problem: string): ParsedSources {
  return { sources: null, problem }
}
