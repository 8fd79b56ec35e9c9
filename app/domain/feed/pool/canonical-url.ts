/** Query parameters that say where a reader came from, never what is read. */
const tracking =
  /^(utm_|mtm_|pk_|hsa_|_hs|mc_|ns_|at_)|^(fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|igshid|igsh|mkt_tok|ref|ref_src|referrer|cmp|cmpid|ncid|sr_share|smid|ocid|ftag|amp|outputtype|__twitter_impression|trk|guccounter)$/i

/** "source" may name a part of a page; where it names a way in, it is tracking. */
const wayIn = /^(rss|email|newsletter|twitter|linkedin|facebook|social)/i

/**
 * The address of an article as it is stored and linked: http or https, without credentials, fragment and tracking
 * parameters. Null for what is no such address.
 */
export function canonicalUrl(text: string): string | null {
  const url = webUrl(text)
  if (!url) return null
  for (const [name, value] of [...url.searchParams]) {
    if (tracking.test(name) || (name === "source" && wayIn.test(value))) url.searchParams.delete(name)
  }
  url.hash = ""
  return url.href
}

/**
 * What two addresses of one article have in common: without scheme, `www.` and its like, AMP's additions, index file
 * and trailing slash; parameters in order. Null for what is no web address.
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

/** The host that a reader would name: without `www.`, `m.` and `amp.`. */
export function siteOf(host: string): string {
  const short = host.toLowerCase().replace(/^(www\d?|m|mobile|amp)\./, "")
  return short.includes(".") ? short : host.toLowerCase()
}

/** The address on the publisher's own site, where a cache of AMP pages was named. */
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

/** Few words say too little: "Editor's note" is another one on every site. */
const tellingWords = 4

/**
 * What two headlines of one article have in common: letters and digits alone, without the site's name that some put
 * behind it ("… | The Daily"). A headline of few words counts on its own site only.
 */
export function titleKeyOf(title: string, source: string, host: string): string {
  const plain = wordsOf(title)
  const name = wordsOf(source)
  const ending = name && plain !== name && plain.endsWith(` ${name}`) ? plain.length - name.length - 1 : plain.length
  const key = plain.slice(0, ending)
  return key.split(" ").length >= tellingWords ? key : `${siteOf(host)} ${key}`
}

function wordsOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}
