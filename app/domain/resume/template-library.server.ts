import { JsonResume } from "../document/json-resume/schema"
import { minute } from "../kernel/clock"
import type { Bucket, Deps } from "../kernel/deps"
import type { FontFace } from "../sheet/fonts"
import { Manifest, type Template } from "./manifest"
import type { Partials } from "./render-template"

/** All resume template data in the bucket. */
export interface TemplateLibrary {
  /** In the order of the gallery. */
  templates: Template[]
  partials: Partials
  faces: FontFace[]
  /** The resume used for showing a template if there is no other. */
  sample: JsonResume
}

const prefix = "templates/resume/"
const fontPrefix = "templates/fonts/"

/** How long an isolate caches the library. A template added by an operator appears within this time. */
const keptFor = minute

let kept: { at: number; library: TemplateLibrary } | null = null

/** The templates in the bucket. Unreadable ones are skipped and logged. */
export async function templateLibrary(deps: Deps): Promise<TemplateLibrary> {
  const at = Date.now()
  if (kept && at - kept.at < keptFor) return kept.library
  const library = await readLibrary(deps)
  if (library.templates.length > 0) kept = { at, library }
  return library
}

export async function readLibrary({ bucket, log }: Pick<Deps, "bucket" | "log">): Promise<TemplateLibrary> {
  const { keys } = await bucket.list(prefix)
  const read = await Promise.all(
    [...keys, `${fontPrefix}fonts.json`].map(async (key) => [key, await textOf(bucket, key)] as const),
  )
  const files = new Map(read)
  const templates = keys.flatMap((key) => {
    if (!key.endsWith("/manifest.json")) return []
    const html = files.get(key.replace(/manifest\.json$/, "template.html"))
    const manifest = Manifest.safeParse(parsed(files.get(key)))
    if (manifest.success && html && key === `${prefix}${manifest.data.id}/manifest.json`)
      return [{ ...manifest.data, html }]
    log("template.unreadable", { key, reason: manifest.error?.issues[0]?.message ?? "no template.html of this id" })
    return []
  })
  const parts = read.flatMap(([key, text]) => {
    const [, name] = /\/parts\/([a-z-]+)\.html$/.exec(key) ?? []
    return name && text ? [[name, text] as const] : []
  })
  return {
    templates: templates.sort((a, b) => a.order - b.order || a.id.localeCompare(b.id)),
    partials: Object.fromEntries(parts),
    faces: (parsed(files.get(`${fontPrefix}fonts.json`)) ?? []) as FontFace[],
    sample: JsonResume.catch({}).parse(parsed(files.get(`${prefix}sample.json`))),
  }
}

async function textOf(bucket: Bucket, key: string): Promise<string | null> {
  const found = await bucket.get(key)
  return found && new Response(found.body).text()
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** A font file; null if there is none or the name is malformed. */
export async function findFont({ bucket }: Deps, file: string) {
  return /^[a-z0-9-]{1,80}\.woff2?$/.test(file) ? bucket.get(fontPrefix + file) : null
}

/** The templates, as listed in the gallery. */
export async function listedTemplates(deps: Deps) {
  const { templates } = await templateLibrary(deps)
  return templates.map(({ id, name, description, features }) => ({ id, name, description, features }))
}

/** The names of the templates, in gallery order. */
export async function templateNames(deps: Deps) {
  const { templates } = await templateLibrary(deps)
  return templates.map(({ id, name }) => ({ id, name }))
}
