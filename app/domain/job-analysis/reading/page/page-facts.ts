import { decodeHTMLStrict } from "entities/decode"

/** A page's metadata outside its text. */
export interface PageFacts {
  /** The texts of its top-level headings. */
  headings: string[]
  /** Its title, as shown in the browser's tab and in link previews. */
  titles: string[]
  /** The site's own name. */
  sites: string[]
  /** The hosts of its own URL and of the email addresses in it, with the first path segment. */
  hosts: string[]
  /** The page's copyright holder. */
  owners: string[]
  /** The texts of its logo. */
  logos: string[]
  /** The names with a legal form in its footer. */
  footers: string[]
}

export const noFacts: PageFacts = {
  headings: [],
  titles: [],
  sites: [],
  hosts: [],
  owners: [],
  logos: [],
  footers: [],
}

/** The number of characters in which a page's head is looked for. */
const headLength = 120_000

/** The number of characters at a page's end in which its footer is looked for. */
const footLength = 20_000
const logo =
  /<(?:a|div|span|p|strong)\b[^<>]{0,200}?\b(?:class|id)=["'][^"'<>]{0,80}?\b(?:logo|brand|site-?name|site-?title|wordmark)\b[^<>]{0,300}>([^<>]{2,80})<|\balt=["']([^"'<>]{2,80}?) logo["']/giu
const legalName =
  /(?<![\p{L}&]\s?)(\p{Lu}[\p{L}\d'’&.-]*(?:\s(?:(?:&|and|of)\s)?\p{Lu}[\p{L}\d'’&.-]*){0,5}?)\s+(?:Pty Ltd|Ltd|Limited|LLC|LLP|PLC|plc|Inc|GmbH|B\.V|S\.A|SAS|SARL)(?!\p{L})/gu

export function pageFacts(html: string): PageFacts {
  const head = html.slice(0, headLength)
  return {
    headings: [...html.matchAll(/<h1\b[^<>]{0,500}>([\s\S]{1,600}?)<\/h1/gi)]
      .slice(0, 4)
      .flatMap(([, inner]) => plain(inner)),
    titles: [
      ...meta(head, "og:title|twitter:title"),
      ...[...head.matchAll(/<title\b[^<>]{0,200}>([^<]{1,300})/gi)].slice(0, 1).flatMap(([, inner]) => plain(inner)),
    ],
    sites: meta(head, "og:site_name|application-name|apple-mobile-web-app-title|author"),
    hosts: [
      ...meta(head, "og:url"),
      ...[...head.matchAll(/<link\b[^<>]{0,300}rel=["']?canonical["']?[^<>]{0,300}>/gi)].map(([tag]) => tag),
    ],
    owners: [
      ...html.matchAll(
        /(?:©|&copy;|&#169;|\bCopyright\b)\s*(?:©|&copy;)?\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?,?\s*(?:by\s+)?(\p{Lu}(?:[^<>.|,]|\.(?=\p{L}\.)){2,60})/gu,
      ),
    ]
      .slice(0, 3)
      .flatMap(([, owner]) => plain(owner)),
    logos: [...head.matchAll(logo)]
      .slice(0, 4)
      .flatMap(([, text, alt]) => plain(text ?? alt))
      .filter((text) => /\p{L}{2}/u.test(text)),
    footers: [...html.slice(-footLength).matchAll(/<footer\b[^<>]{0,300}>([\s\S]{1,4000}?)<\/footer/gi)]
      .flatMap(([, inner]) => plain(inner))
      .flatMap((text) => [...text.matchAll(legalName)].slice(0, 3).map(([, name = ""]) => name)),
  }
}

function meta(head: string, names: string): string[] {
  const tag = new RegExp(`<meta\\b[^<>]{0,200}(?:property|name)=["'](?:${names})["'][^<>]{0,600}>`, "gi")
  return [...head.matchAll(tag)].flatMap(([found]) =>
    plain(/content=(?:"([^"]{1,400})"|'([^']{1,400})')/i.exec(found)?.slice(1).find(Boolean)),
  )
}

const plain = (inner: string | undefined) =>
  decodeHTMLStrict((inner ?? "").replace(/<[^<>]{0,500}>/g, " "))
    .replace(/\s+/g, " ")
    .trim()
    .split("\n")
    .filter(Boolean)
