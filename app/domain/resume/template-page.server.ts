import { plainTree } from "../document/json-resume/read-json-resume"
import type { Deps } from "../kernel/deps"
import { renderTemplate } from "./render-template"
import type { ResumeView } from "./resume-view"
import { templateLibrary } from "./template-library.server"
import { viewOfTree } from "./view-of-tree"

/** The path of the font files that template pages load. */
const fontPath = "/templates/fonts/"

/** A template rendered with a resume or the sample; null if there is no such template. */
export async function templatePage(
  deps: Deps,
  id: string,
  view: ResumeView | null,
  title?: string,
): Promise<string | null> {
  const { templates, partials, faces, sample } = await templateLibrary(deps)
  const template = templates.find((each) => each.id === id)
  if (!template) return null
  const shown = view ?? viewOfTree(plainTree(sample))
  return renderTemplate(template, shown, {
    partials,
    faces,
    fontPath,
    title: title ?? `${template.name} · ${shown.name}`,
  })
}
