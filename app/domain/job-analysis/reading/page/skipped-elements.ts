/** Elements that contain no part of a posting. */
const notContent = new Set([
  "nav",
  "footer",
  "aside",
  "button",
  "select",
  "textarea",
  "dialog",
  "audio",
  "video",
  "canvas",
  "datalist",
])
const neverSkipped = new Set(["html", "body", "main", "article"])

const furniture =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|cc-window|breadcrumbs?|navbar|nav|menu|topbar|footer|foot|related|similar|sim|recommend\w*|sidebar|sr-only|visually-hidden|screen-reader-text|share|newsletter|modal|popup|skip|more-jobs|other-jobs|hdr)(?:$|[\s_-])/i
const unseenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](?:px|pt|em|rem|%)?\s*(?:[;}!"']|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:[;}!"']|$)|(?:left|top|text-indent)\s*:\s*-\d{3,}|clip\s*:\s*rect\(0|(?:^|[;\s"'])(?:height|width)\s*:\s*0(?:px)?\s*[;"']/i
const color = /(?:^|[;{\s"'])color\s*:\s*([^;}"']{1,40})/i
const background = /background(?:-color)?\s*:\s*([^;}"']{1,40})/i

/** Whether a style hides its text: not displayed, zero-sized, off-screen or in the background color. */
function hides(style: string): boolean {
  if (unseenStyle.test(style)) return true
  const ink = color.exec(style)?.[1]?.trim().toLowerCase()
  return ink !== undefined && ink === background.exec(style)?.[1]?.trim().toLowerCase()
}

/** The classes that the page's own style sheets hide. */
export function hiddenClasses(html: string): Set<string> {
  const found = new Set<string>()
  for (const sheet of html.matchAll(/<style\b[^<>]{0,200}>([^<]*)/gi))
    for (const part of (sheet[1] ?? "").split("}")) {
      const brace = part.lastIndexOf("{")
      if (brace < 0 || !hides(part.slice(brace + 1))) continue
      for (const selector of part.slice(0, brace).split(",")) {
        const name = /^\s*(?:\w{0,20})\.([\w-]{1,80})\s*$/.exec(selector)?.[1]
        if (name) found.add(name)
      }
    }
  return found
}

/** Whether an element is skipped with all of its content. */
export function isSkipped(name: string, tag: string, hidden: ReadonlySet<string>): boolean {
  if (neverSkipped.has(name)) return false
  if (notContent.has(name)) return true
  const attributes = new Map(
    [...tag.matchAll(/\s([a-z-]{2,20})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi)].map((found) => [
      (found[1] ?? "").toLowerCase(),
      found[2] ?? found[3] ?? found[4] ?? "",
    ]),
  )
  // "until-found" is a folded panel, which a reader opens.
  if (
    (attributes.has("hidden") && attributes.get("hidden") !== "until-found") ||
    attributes.get("aria-hidden") === "true"
  )
    return true
  if (/^(?:navigation|search|dialog|banner|contentinfo|alertdialog|complementary)$/.test(attributes.get("role") ?? ""))
    return true
  if (hides(attributes.get("style") ?? "")) return true
  const names = `${attributes.get("class") ?? ""} ${attributes.get("id") ?? ""}`
  return names.split(/\s+/).some((one) => hidden.has(one)) || (!/^h[1-6]$/.test(name) && furniture.test(names))
}
