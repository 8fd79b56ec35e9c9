import { describe, expect, test } from "vitest"
import {
  hostileResume,
  partialsOfRepository,
  scripts,
  templatesOfRepository,
} from "../../../tests/resumes/hostile-resumes"
import { drawsFrom, seed } from "../../../tests/runner/given"
import { plainTree } from "../document/json-resume/read-json-resume"
import { renderTemplate } from "./render-template"
import type { ResumeView } from "./resume-view"
import { viewOfTree } from "./view-of-tree"

const count = 10_000
const templates = templatesOfRepository()
const setting = { partials: partialsOfRepository(), faces: [], fontPath: "/templates/fonts/" }

/** Every tag in the templates, without attribute values. */
const plainTag = (tag: string) => tag.replace(/="[^"]*"/g, "").replace(/\{\{[#^]\w+\}\}.*?\{\{\/\w+\}\}/g, "")
const optional = (tag: string) => tag.replace(/\{\{[#^/]\w+\}\}/g, "").replace(/="[^"]*"/g, "")
const own = new Set(
  [...templates.map(({ html }) => html), ...Object.values(setting.partials)]
    .flatMap((html) => html.match(/<[^<>]*>/g) ?? [])
    .flatMap((tag) => [plainTag(tag), optional(tag)]),
)

/** Whether a page contains only the templates' own tags, and no angle bracket or quote outside of them. */
function isOwnMarkup(html: string): boolean {
  const body = html.replace(/<style>[\s\S]*?<\/style>/, "")
  const tags = body.match(/<[^<>]*>/g) ?? []
  return tags.every((tag) => own.has(plainTag(tag))) && !/[<>"'`]/.test(body.replace(/<[^<>]*>/g, ""))
}

const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href)

const draws = drawsFrom(seed)
const views = Array.from({ length: count }, (): ResumeView => viewOfTree(plainTree(hostileResume(draws))))

/** Each resume is rendered by one template, in turn: the values differ, and every template gets thousands of them. */
describe.each(templates.map((template, nth) => ({ ...template, nth })))("the template $id", ({ nth, ...template }) => {
  const page = (view: ResumeView, title: string) => renderTemplate(template, view, { ...setting, title })

  test("renders the values of its share of 10,000 resumes as text and links only safe URLs", () => {
    const found: string[] = []
    for (const [at, view] of views.entries()) {
      if (at % templates.length !== nth) continue
      const html = page(view, scripts[at % scripts.length]!)
      if (!isOwnMarkup(html)) found.push(html)
      if (hrefsOf(html).some((href) => !/^(?:https?|mailto|tel):/.test(href))) found.push(html)
    }
    expect(found.slice(0, 1)).toEqual([])
  })
})
