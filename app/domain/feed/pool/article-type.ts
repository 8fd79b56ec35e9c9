import type { WebEntry } from "../../kernel/web"
import { siteOf } from "./canonical-url"
import type { FeedType } from "./rules"

const videoSites = ["youtube.com", "youtu.be", "vimeo.com", "ted.com", "dailymotion.com", "wistia.com", "loom.com"]
const podcastSites = [
  "podcasts.apple.com",
  "open.spotify.com",
  "podbean.com",
  "simplecast.com",
  "overcast.fm",
  "acast.com",
]

const videoTitle = /^\s*\[?(video|watch)\b\s*[\]:|–—-]|\((video|webinar)\)\s*$/i
const podcastTitle = /\bpodcasts?\b|^\s*(ep\.?|episode)\s*#?\d|\b(ep\.|episode)\s*#?\d+\b/i
const reportTitle =
  /\b(report|survey|white ?paper|barometer|census|key findings)\b|\b(outlook|index|benchmarks?|trends|state of [\p{L} &-]{2,40})\b.{0,20}\b20\d\d\b|\b20\d\d\b.{0,40}\b(outlook|index|benchmarks?)\b|^the state of\b/iu
/** News about a report is not itself a report: its headline has a subject that says or does something. */
const aboutReport =
  /\b(reports?|surveys?) (says?|said|finds?|found|shows?|showed|warns?|suggests?|claims?)\b|\breporte(r|d)\b/i

interface Seen {
  url: string
  title: string
  summary: string
  media: WebEntry["media"]
}

/** Classifies an article as article, video, podcast or report: by attachment, then site, then headline. */
export function typeOf({ url, title, media }: Seen): FeedType {
  if (media === "audio") return "podcast"
  if (media === "video") return "video"
  const { hostname, pathname } = new URL(url)
  const site = siteOf(hostname)
  const isAt = (sites: readonly string[]) => sites.some((one) => site === one || site.endsWith(`.${one}`))
  if (isAt(podcastSites) || /\/podcasts?(\/|$)/.test(pathname)) return "podcast"
  if (isAt(videoSites) || /\/(videos?|watch|webinars?)\//.test(pathname)) return "video"
  if (podcastTitle.test(title)) return "podcast"
  if (videoTitle.test(title)) return "video"
  if (/\.pdf$/i.test(pathname)) return "report"
  return reportTitle.test(title) && !aboutReport.test(title) ? "report" : "article"
}
