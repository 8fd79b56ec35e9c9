/** The part of an entry's media (Yahoo's Media RSS namespace) that may name a picture. */
interface Media {
  thumbnails?: { url?: string }[]
  contents?: { url?: string; type?: string; medium?: string; thumbnails?: { url?: string }[] }[]
  groups?: { thumbnails?: { url?: string }[]; contents?: { url?: string; type?: string; medium?: string }[] }[]
}

interface Enclosure {
  url?: string
  type?: string
}

/** The URL of the picture attached to an entry. */
export function pictureOf(media: Media | undefined, enclosures: readonly Enclosure[]): string | null {
  const parts = [media, ...(media?.groups ?? [])]
  const contents = parts.flatMap((part) => part?.contents ?? [])
  const pictures = contents.filter(({ medium, type }) => medium === "image" || type?.startsWith("image/"))
  const attached = enclosures.find(({ type }) => type?.startsWith("image/"))
  const thumbnail = [...parts, ...(media?.contents ?? [])].flatMap((part) => part?.thumbnails ?? [])[0]
  return pictures[0]?.url ?? thumbnail?.url ?? attached?.url ?? null
}

/** How many characters of an entry's HTML are searched for a picture. */
const searchedCharacters = 10_000

/** The URL of the first picture in an entry's HTML. */
export function firstPicture(html: string): string | null {
  const tag = /<img\s[^>]{0,1000}>/i.exec(html.slice(0, searchedCharacters))?.[0]
  const source = tag && /\ssrc\s*=\s*["']([^"']{1,1000})["']/i.exec(tag)?.[1]
  return source && !source.startsWith("data:") ? source.replaceAll("&amp;", "&") : null
}
