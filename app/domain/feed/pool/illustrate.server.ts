import pLimit from "p-limit"
import type { Deps } from "../../kernel/deps"
import { reasonOf } from "../../kernel/error-text"
import type { FoundArticle } from "./article-from"
import { storePicture } from "./media-store.server"
import { iconIn, type Picture, pictureIn } from "./picture"
import { maxConnections } from "./read-shelf.server"

/** No further picture is started after this many milliseconds; each takes at most 8 seconds. */
const fetchingTime = 10_000
/** Maximum number of unknown sites whose icons are requested per fill. */
const maxIcons = 12

export interface Illustrated {
  /** Keys of stored pictures by source URL. */
  pictures: ReadonlyMap<string, string>
  /** The icon keys of the requested sites, by host; null for a site without a usable icon. */
  icons: ReadonlyMap<string, string | null>
}

/**
 * Fetches, validates and stores the pictures of articles and the icons of sites that are not in `known`. If one fails,
 * the page shows a placeholder instead.
 */
export async function illustrate(
  deps: Deps,
  found: readonly FoundArticle[],
  known: ReadonlySet<string>,
): Promise<Illustrated> {
  const begun = deps.now().getTime()
  const sites = new Map(found.filter(({ host }) => !known.has(host)).map((article) => [article.host, iconOf(article)]))
  const wanted = [
    ...[...sites].slice(0, maxIcons).map(([host, url]) => ({ host, url, read: iconIn })),
    ...[...new Set(found.flatMap(({ imageUrl }) => imageUrl ?? []))].map((url) => ({
      host: null,
      url,
      read: pictureIn,
    })),
  ]
  const pictures = new Map<string, string>()
  const icons = new Map<string, string | null>()
  await pLimit(maxConnections).map(wanted, async ({ host, url, read }) => {
    if (deps.now().getTime() - begun > fetchingTime) return
    const key = await keep(deps, url, read)
    if (host !== null) icons.set(host, key)
    else if (key !== null) pictures.set(url, key)
  })
  return { pictures, icons }
}

async function keep(deps: Deps, url: string, read: (bytes: Uint8Array) => Picture | null): Promise<string | null> {
  try {
    const fetched = await deps.web.fetchPicture(url)
    const picture = fetched && read(fetched.bytes)
    return picture ? await storePicture(deps.bucket, new Uint8Array(fetched.bytes), picture) : null
  } catch (error) {
    deps.log("feed.picture_failed", { url, error: reasonOf(error) })
    return null
  }
}

function iconOf({ url, iconUrl }: FoundArticle): string {
  return iconUrl ?? new URL("/favicon.ico", url).href
}
