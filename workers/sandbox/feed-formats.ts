import type { GazetteStory } from "./gazette"
import { escapeHtml } from "./respond"

export interface Channel {
  name: string
  origin: string
  self: string
  icon: string
  stories: GazetteStory[]
}

interface Written {
  text: string
  contentType: string
}

const address = ({ origin }: Channel, { slug }: GazetteStory) => `${origin}/pages/${slug}`
const picture = ({ origin }: Channel, { slug }: GazetteStory) => `${origin}/pages/picture-${slug}.png`
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const mediaSpace = 'xmlns:media="http://search.yahoo.com/mrss/"'

/** RSS 2.0 with pictures, and enclosures for audio and video. */
export function rss(channel: Channel): Written {
  const items = channel.stories.map((story) => {
    const url = address(channel, story)
    const media = { podcast: "audio/mpeg", video: "video/mp4", article: "", report: "" }[story.type]
    const enclosure = media ? `<enclosure url="${url}.media" type="${media}" length="0"/>` : ""
    return `<item><title>${escapeHtml(story.title)}</title><link>${url}</link><guid>${url}</guid>
<pubDate>${story.publishedAt.toUTCString()}</pubDate>
<description><![CDATA[<p>${escapeHtml(story.summary)}</p><p>The post ${escapeHtml(story.title)} appeared first on Sandbox Gazette.</p>]]></description>
<media:content url="${picture(channel, story)}" medium="image"/>${enclosure}</item>`
  })
  const text = `${head}<rss version="2.0" ${mediaSpace}><channel><title>${escapeHtml(channel.name)}</title>
<link>${channel.origin}/</link><description>Made-up articles of the sandbox</description>
<image><url>${channel.icon}</url><title>${escapeHtml(channel.name)}</title><link>${channel.origin}/</link></image>
${items.join("\n")}</channel></rss>`
  return { text, contentType: "application/rss+xml; charset=utf-8" }
}

export function atom(channel: Channel): Written {
  const entries = channel.stories.map((story) => {
    const url = address(channel, story)
    const media = { podcast: "audio/mpeg", video: "video/mp4", article: "", report: "" }[story.type]
    const enclosure = media ? `<link rel="enclosure" href="${url}.media" type="${media}"/>` : ""
    return `<entry><id>${url}</id><title>${escapeHtml(story.title)}</title><link href="/pages/${story.slug}"/>${enclosure}
<published>${story.publishedAt.toISOString()}</published><updated>${story.publishedAt.toISOString()}</updated>
<summary type="html">${escapeHtml(`<p>${escapeHtml(story.summary)}</p>`)}</summary>
<media:thumbnail url="${picture(channel, story)}"/></entry>`
  })
  const updated = channel.stories[0]?.publishedAt.toISOString() ?? ""
  const text = `${head}<feed xmlns="http://www.w3.org/2005/Atom" ${mediaSpace}><id>${channel.self}</id>
<title>${escapeHtml(channel.name)}</title><updated>${updated}</updated><icon>${channel.icon}</icon>
<link rel="self" href="${channel.self}"/>${entries.join("\n")}</feed>`
  return { text, contentType: "application/atom+xml; charset=utf-8" }
}

/** RSS 1.0, which some public institutions still publish. */
export function rdf(channel: Channel): Written {
  const items = channel.stories.map((story) => {
    const url = address(channel, story)
    return `<item rdf:about="${url}"><title>${escapeHtml(story.title)}</title><link>${url}</link>
<description>${escapeHtml(story.summary)}</description><dc:date>${story.publishedAt.toISOString()}</dc:date></item>`
  })
  const text = `${head}<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="${channel.self}"><title>${escapeHtml(channel.name)}</title>
<link>${channel.origin}/</link><description>Made-up articles of the sandbox</description></channel>
${items.join("\n")}</rdf:RDF>`
  return { text, contentType: "application/rdf+xml; charset=utf-8" }
}

export function jsonFeed(channel: Channel): Written {
  const items = channel.stories.map((story) => ({
    id: story.slug,
    url: address(channel, story),
    title: story.title,
    content_html: `<p>${escapeHtml(story.summary)}</p>`,
    image: picture(channel, story),
    date_published: story.publishedAt.toISOString(),
  }))
  const feed = { version: "https://jsonfeed.org/version/1.1", title: channel.name, icon: channel.icon, items }
  return { text: JSON.stringify(feed), contentType: "application/feed+json; charset=utf-8" }
}
