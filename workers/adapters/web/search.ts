import * as z from "zod"
import type { AddressRules } from "../../../app/domain/kernel/public-address"
import { type WebEntry, WebFailure } from "../../../app/domain/kernel/web"
import { guardedFetch } from "./guarded-fetch"

export interface SearchOptions {
  apiKey: string
  /** Without a trailing slash. */
  base: string
  rules: AddressRules
}

const maxBytes = 2_000_000
/** Limits of one query: the number of results, and none older than a month. */
const asked = { count: "20", freshness: "pm", safesearch: "strict", text_decorations: "false", country: "us" }
/** Milliseconds between two queries: the smallest plan allows one per second. */
const pause = 1100

/** Brave answers 422 for a wrong key and 401 or 403 for an expired one. */
const refusedKey = { 401: "key_refused", 403: "key_refused", 422: "key_refused" } as const

const text = z.string().nullish()
const Result = z.object({
  title: z.string(),
  url: z.string(),
  description: text,
  page_age: text,
  profile: z.object({ name: text }).nullish(),
  meta_url: z.object({ hostname: text, favicon: text }).nullish(),
  thumbnail: z.object({ src: text, original: text }).nullish(),
})
const WebAnswer = z.object({ web: z.object({ results: z.array(Result) }).nullish() })
const NewsAnswer = z.object({ results: z.array(Result) })

/** Searches Brave for recent pages and news on a topic. Throws `WebFailure`. */
export function braveSearch({ apiKey, base, rules }: SearchOptions): (query: string) => Promise<WebEntry[]> {
  let last = 0
  async function ask<T>(path: string, query: string, answer: z.ZodType<T>): Promise<T> {
    const wait = last + pause - Date.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    last = Date.now()
    const url = `${base}/res/v1/${path}/search?${new URLSearchParams({ q: query, ...asked })}`
    const got = await guardedFetch(rules, {
      url,
      accept: "application/json",
      maxBytes: maxBytes,
      ownHeaders: { "X-Subscription-Token": apiKey },
      isTrusted: true,
      meaning: refusedKey,
    })
    const parsed = answer.safeParse(parse(new TextDecoder().decode(got.bytes)))
    if (!parsed.success) throw new WebFailure("malformed")
    return parsed.data
  }

  return async (query) => {
    const web = await ask("web", query, WebAnswer)
    const news = await ask("news", query, NewsAnswer)
    return [...(web.web?.results ?? []), ...news.results].map(entryOf)
  }
}

function entryOf(result: z.output<typeof Result>): WebEntry {
  return {
    url: result.url,
    title: result.title,
    summary: result.description ?? "",
    source: result.profile?.name ?? result.meta_url?.hostname?.replace(/^www\./, "") ?? "",
    publishedAt: result.page_age ?? null,
    imageUrl: result.thumbnail?.original ?? result.thumbnail?.src ?? null,
    iconUrl: result.meta_url?.favicon ?? null,
    media: null,
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
