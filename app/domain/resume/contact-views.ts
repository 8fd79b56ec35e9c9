import type { DocumentTree } from "../document/document-tree"
import type { ContactView } from "./resume-view"

/** The contact details at the head of a resume, in conventional order. */
export function contactViews({ person, origin }: DocumentTree): ContactView[] {
  const { email, phone, location, linkedin_url, portfolio_url, website } = person.contact
  const held = { linkedin_url, portfolio_url, website }
  const known = Object.values(held)
  const fieldOf = (url: string) =>
    (["linkedin_url", "portfolio_url", "website"] as const).find((each) => held[each] === url)
  const more = (origin?.resume.basics?.profiles ?? []).flatMap(({ url }) => (url && !known.includes(url) ? url : []))
  const views: ContactView[] = [
    { kind: "place", text: location, href: null, field: "location" },
    { kind: "email", text: email, href: mailLink(email), field: "email" },
    { kind: "phone", text: phone, href: phoneLink(phone), field: "phone" },
    ...[...new Set([...known, ...more])].map((url): ContactView => {
      const field = fieldOf(url)
      return { kind: "link", text: shortLink(url), href: safeLink(url), ...(field && { field }) }
    }),
  ]
  return views.filter(({ text }) => text.trim() !== "")
}

const mailLink = (email: string) => (/^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? `mailto:${email}` : null)

/**
 * The number as it is dialed; the first if there are several. The "(0)" of "+44 (0)20 …" is only for calls within the
 * country.
 */
function phoneLink(phone: string): string | null {
  const [first = ""] = phone.split(/\s\/\s+|,\s+(?=[+(\d])/)
  const [, number = "", extension] = /^([+(\d][\d\s()./+-]*?)(?:,?\s*(?:ext\.?|x|#)\s?(\d{1,6}))?$/i.exec(first) ?? []
  const dialed = number
    .replace(/^\(\+/, "+")
    .replace(/^(\+.*)\(0\)/, "$1")
    .replace(/[\s()./-]/g, "")
  return /^\+?\d{4,15}$/.test(dialed) ? `tel:${dialed}${extension ? `;ext=${extension}` : ""}` : null
}

/** A URL as displayed in a resume. */
export const shortLink = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")

/** A URL that is safe to open: never `javascript:` or `data:`. */
function safeLink(url: string): string | null {
  const text = url.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  try {
    const { protocol, hostname, href } = new URL(whole)
    return /^https?:$/.test(protocol) && hostname.includes(".") ? href : null
  } catch {
    return null
  }
}
