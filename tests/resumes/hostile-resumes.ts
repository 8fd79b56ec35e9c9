import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { JsonResume } from "../../app/domain/document/json-resume/schema"
import { Manifest, type Template } from "../../app/domain/resume/manifest"
import type { Partials } from "../../app/domain/resume/render-template"
import { root } from "../house/source-files"

/** Values that run a script if they are not escaped, each in a different way. The browser test watches `ran`. */
export const scripts = [
  "<script>ran(1)</script>",
  "</style><script>ran(2)</script>",
  "</title><script>ran(3)</script>",
  '"><script>ran(4)</script>',
  "'><img src=x onerror=ran(5)>",
  "<img src=x onerror=ran(6)>",
  '<svg onload="ran(7)">',
  "<svg><script>ran(8)</script></svg>",
  "<body onload=ran(9)>",
  "<iframe srcdoc='<script>parent.ran(10)</script>'>",
  "<iframe src=javascript:parent.ran(11)>",
  "<details open ontoggle=ran(12)>",
  "<video><source onerror=ran(13)></video>",
  "<input autofocus onfocus=ran(14)>",
  "<math><mtext></p><img src=x onerror=ran(15)></math>",
  "<!--><img src=x onerror=ran(16)>-->",
  "<noscript><p title='</noscript><img src=x onerror=ran(17)>'>",
  "<template><img src=x onerror=ran(18)></template>",
  "javascript:ran(19)",
  "JaVaScRiPt:ran(20)",
  "java\tscript:ran(21)",
  "data:text/html,<script>ran(22)</script>",
  'https://example.com/" onmouseover="ran(23)',
  'x@example.com" onclick="ran(24)',
  "{{{name}}}<script>ran(25)</script>",
  "{{> head}}{{#sections}}<script>ran(26)</script>",
  "/* style */ </style><img src=x onerror=ran(27)>",
  "`$" + "{ran(28)}`",
  "&lt;script&gt;ran(29)&lt;/script&gt;",
  "\u0000<scr\u0000ipt>ran(30)</scr\u0000ipt>",
  "<object data=javascript:ran(31)>",
  "<a href='javascript:ran(32)'>x</a>",
]

const words =
  "led built kept a team of nurses the rota for 28 beds cut waiting from 40 to 25 minutes Ärztin José Łódź سارة מיה 東京 กรุงเทพ and".split(
    " ",
  )
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"

/** A resume with scripts among its values, from a random source. */
export function hostileResume(draw: () => number): JsonResume {
  const upTo = (most: number) => Math.floor(draw() * (most + 1))
  const one = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!
  const text = (most = 6): string => {
    const said = Array.from({ length: 1 + upTo(most) }, () => one(words)).join(" ")
    const chance = draw()
    if (chance < 0.25) return one(scripts)
    if (chance < 0.35) return `${said} ${one(scripts)}`
    return chance < 0.38 ? longWord : chance < 0.42 ? "" : said
  }
  const texts = (most: number) => Array.from({ length: upTo(most) }, () => text(14))
  const date = () => one(["2019", "2019-03", "2021-12-31", "", one(scripts)])
  const dates = () => ({ startDate: date(), endDate: date() })
  const list = <T>(most: number, item: () => T): T[] => Array.from({ length: upTo(most) }, item)
  const role = () => ({ position: text(), location: text(2), ...dates(), summary: text(20), highlights: texts(3) })
  return JsonResume.parse({
    basics: {
      ...{ name: text(2), label: text(), email: text(0), phone: text(0), url: text(0), summary: text(30) },
      location: { city: text(1), region: text(1) },
      profiles: list(2, () => ({ network: text(0), url: text(0) })),
    },
    work: list(2, () => ({ name: text(3), ...role() })),
    volunteer: list(1, () => ({ organization: text(3), ...role() })),
    education: list(1, () => ({
      institution: text(),
      area: text(),
      studyType: text(1),
      ...dates(),
      courses: texts(2),
    })),
    projects: list(1, () => ({ name: text(), description: text(), ...dates(), roles: texts(1), keywords: texts(2) })),
    certificates: list(1, () => ({ name: text(), issuer: text(), date: date() })),
    awards: list(1, () => ({ title: text(), awarder: text(), date: date(), summary: text() })),
    skills: list(2, () => ({ name: text(1), level: one(["", "Expert", text(1)]), keywords: texts(3) })),
    languages: list(1, () => ({ language: text(0), fluency: text(0) })),
    references: list(1, () => ({ name: text(1), reference: text() })),
  })
}

const folder = join(root, "templates/resume")
const read = (path: string) => readFileSync(join(folder, path), "utf8")

/** The templates in the repository. */
export function templatesOfRepository(): Template[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "parts")
    .map(({ name }) => ({
      ...Manifest.parse(JSON.parse(read(`${name}/manifest.json`))),
      html: read(`${name}/template.html`),
    }))
}

export function partialsOfRepository(): Partials {
  return Object.fromEntries(
    readdirSync(join(folder, "parts")).map((name) => [name.slice(0, -5), read(`parts/${name}`)]),
  )
}
