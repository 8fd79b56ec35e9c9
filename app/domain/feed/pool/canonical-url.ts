/** Query parameters that track the referrer and never select content. */
const tracking =
  /^(utm_|mtm_|pk_|hsa_|_hs|mc_|ns_|at_)|^(fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|igsh|mkt_tok|ref|ref_src|referrer|cmp|cmpid|ncid|sr_share|smid|ocid|ftag|amp|outputtype|__twitter_impression|trk|guccounter)$/i

/** A "source" parameter may select a part of a page; with these values it is tracking. */
const trackingSource = /^(rss|email|newsletter|twitter|linkedin|facebook|social)/i

/**
 * Canonical URL of an article as stored and linked: http or https, without credentials, fragment and tracking
 * parameters. Null if the text is not such a URL.
 */
export function canonicalUrl(text: string): string | null {
  const url = webUrl(text)
  if (!url) return null
  for (const [name, value] of [...url.searchParams]) {
    if (tracking.test(name) || (name === "source" && trackingSource.test(value))) url.searchParams.delete(name)
  }
  url.hash = ""
  return url.href
}

/**
 * Key shared by all URLs of one article: without scheme, `www.` and the like, AMP variants, index file and trailing
 * slash, with sorted parameters. Null if the text is not a web URL.
 */
export function urlKeyOf(text: string): string | null {
  const url = webUrl(unwrapAmp(canonicalUrl(text) ?? ""))
  if (!url) return null
  const video = videoOf(url)
  if (video) return `youtube.com/watch?v=${video}`
  url.searchParams.sort()
  const path = url.pathname
    .replace(/\/(amp|index\.(html?|php|aspx?))?\/*$/i, "")
    .replace(/\.amp(\.html)?$/i, "$1")
    .replace(/\/amp\/?$/i, "")
  const port = url.port ? `:${url.port}` : ""
  return `${siteOf(url.hostname)}${port}${path}${url.search}`
}

/** The site's host without `www.`, `m.` and `amp.`. */
export function siteOf(host: string): string {
  const short = host.toLowerCase().replace(/^(www\d?|m|mobile|amp)\./, "")
  return short.includes(".") ? short : host.toLowerCase()
}

/** The publisher's own URL behind an AMP cache URL. */
function unwrapAmp(text: string): string {
  const cached = /^https?:\/\/(?:www\.google\.[a-z.]+\/amp|[\w-]+\.cdn\.ampproject\.org\/[cv])\/(s\/)?(.+)$/.exec(text)
  return cached ? `${cached[1] ? "https" : "http"}://${cached[2]}` : text
}

function videoOf(url: URL): string | null {
  const site = siteOf(url.hostname)
  if (site === "youtu.be") return url.pathname.slice(1) || null
  return site === "youtube.com" && url.pathname === "/watch" ? url.searchParams.get("v") : null
}

function webUrl(text: string): URL | null {
  try {
    const url = new URL(text.trim())
    if (url.protocol !== "https:" && url.protocol !== "http:") return null
    if (url.username || url.password || url.href.length > 2000) return null
    return url
  } catch {
    return null
  }
}

/** Shorter headlines are ambiguous: every site has an "Editor's note". */
const minTitleWords = 4

/**
 * The key shared by all headlines of one article: letters and digits only, without an appended site name ("… | The
 * Daily"). Short headlines are keyed per site.
 */
export function titleKeyOf(title: string, source: string, host: string): string {
  const plain = wordsOf(title)
  const name = wordsOf(source)
  const ending = name && plain !== name && plain.endsWith(` ${name}`) ? plain.length - name.length - 1 : plain.length
  const key = plain.slice(0, ending)
  return key.split(" ").length >= minTitleWords ? key : `${siteOf(host)} ${key}`
}

function wordsOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
