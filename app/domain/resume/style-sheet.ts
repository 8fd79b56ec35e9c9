import { type FontFace, fallbackFamily } from "../sheet/fonts"
import { type Role, roles } from "../sheet/roles"
import type { RoleStyle, SheetStyle } from "../sheet/style"

const cssFamily = (family: string) => `"${family}", "${fallbackFamily}", sans-serif`

/** Generates a template's CSS from its style, the same values that PDF and DOCX use. */
export function styleSheet(style: SheetStyle, faces: FontFace[], fontPath: string): string {
  const { page, fonts, column } = style
  const used = [fonts.text, fonts.display, fallbackFamily]
  return [
    ...faces.filter(({ family }) => used.includes(family)).map((face) => fontFace(face, fontPath)),
    ...roles.map((role) => roleRule(role, style)),
    `:root { --page-top: ${page.top}pt; --page-side: ${page.side}pt; --page-bottom: ${page.bottom}pt; --column: ${column}pt; --rule: ${style.rule.width}pt solid ${style.rule.color}; --rule-color: ${style.rule.color}; --indent: ${style.bullet.indent}pt; }`,
    `@page { margin: ${page.top}pt ${page.side}pt ${page.bottom}pt; }`,
    base,
    ruleCss(style),
    `.contacts .separator { background: ${separatorCss(style.separator)}; }`,
    `.bullets li::before { content: ${JSON.stringify(style.bullet.mark)}; }`,
  ].join("\n")
}

function fontFace({ family, file, weight, style, range }: FontFace, path: string): string {
  return `@font-face { font-family: "${family}"; src: url("${path}${file}") format("woff"); font-weight: ${weight}; font-style: ${style}; font-display: swap; unicode-range: ${range}; }`
}

function roleRule(role: Role, { roles, fonts }: SheetStyle): string {
  const style: RoleStyle = roles[role]
  const { size, leading, bold, italic, caps, tracking, color, align, before, after } = style
  return `.${role} { font: ${italic ? "italic " : ""}${bold ? 600 : 400} ${size}pt/${leading} ${cssFamily(fonts[style.font])}; letter-spacing: ${tracking}em; color: ${color}; text-align: ${align}; margin: ${before}pt 0 ${after}pt;${caps ? " text-transform: uppercase;" : ""} }`
}

function ruleCss({ rule, titles }: SheetStyle): string {
  if (rule.at === "none") return ""
  const line = `linear-gradient(var(--rule-color), var(--rule-color)) ${rule.at === "above" ? "top" : "bottom"} left / ${rule.length === null ? "100%" : `${rule.length}pt`} ${rule.width}pt no-repeat`
  const padding = rule.at === "above" ? "padding-top: 4pt" : "padding-bottom: 2pt"
  return titles === "column"
    ? `.section-box { background: ${line}; ${padding}; }`
    : `h2.section { background: ${line}; ${padding}; }`
}

/**
 * Separators are drawn on the space between two contacts: browsers drop a space at the end of a line, and the separator
 * with it.
 */
function separatorCss(separator: string): string {
  const ink = "currentColor"
  if (separator.includes("|")) return `linear-gradient(${ink}, ${ink}) center / 0.06em 0.9em no-repeat`
  const slash = `transparent calc(50% - 0.05em), ${ink} calc(50% - 0.02em), ${ink} calc(50% + 0.02em), transparent calc(50% + 0.05em)`
  if (separator.includes("/")) return `linear-gradient(115deg, ${slash}) center / 0.6em 0.9em no-repeat`
  const size = separator.includes("•") ? 0.16 : 0.08
  return `radial-gradient(circle, ${ink} ${size}em, transparent ${size + 0.03}em)`
}

/**
 * The rules common to all templates. Pages break between entries; a heading stays with its first line, and a last line
 * is never alone on a page.
 */
const base = `
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0; background: #fff; }
h1, h2, h3, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: inherit; text-decoration: none; }
.sheet { padding: var(--page-top) var(--page-side) var(--page-bottom); overflow-wrap: anywhere; max-width: 612pt; margin: 0 auto; }
h1, h2, h3, .head-line, .organization, .dates { break-after: avoid; }
.bullets li, .head-line { break-inside: avoid; }
.section-box:not(:has(li:nth-child(5), .note:nth-child(5), .entry:nth-child(2))) { break-inside: avoid; }
.bullets li:last-child { break-before: avoid; }
p, li { orphans: 2; widows: 2; }
.head-line { display: flex; justify-content: space-between; gap: 0 12pt; align-items: baseline; }
.head-line > .dates { flex: none; max-width: 50%; margin: 0; }
.head-line h3 { margin: 0; min-width: 0; }
.entry:first-child > .head-line { margin-top: 0; }
.bullets li { position: relative; padding-inline-start: var(--indent); }
.bullets li::before { position: absolute; inset-inline-start: 0; }
.contacts li { display: inline; }
.contacts li > :not(.separator) { display: inline-block; max-width: 100%; }
.contacts li > a { padding-block: 4px; margin-block: -4px; }
.contacts .separator { word-spacing: 1em; }
.in-column { display: grid; grid-template-columns: var(--column) minmax(0, 1fr); }
[data-claim^="sample-"] { background: #fff0b3; color: #4a3b00; }
.level { display: none; width: 60pt; height: 3pt; margin-inline-start: 6pt; vertical-align: middle; background: #ddd; }
.level i { display: block; height: 100%; background: var(--rule-color); }
@media screen and (max-width: 520px) {
  .sheet { padding: 24pt 18pt; }
  .head-line { flex-wrap: wrap; }
  .head-line > .dates { flex: 0 1 auto; min-width: 0; max-width: none; }
  .in-column { display: block; }
  .entry.in-column > div > .head-line { margin-top: 0; }
}
@media print {
  .sheet { padding: 0; max-width: none; }
}
`
