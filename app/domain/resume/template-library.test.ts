import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../../../tests/house/source-files"
import { createWorld } from "../../../tests/support/world/world"
import { templateFiles } from "../../../workers/local/templates"
import { plainTree } from "../document/json-resume/read-json-resume"
import { Manifest } from "./manifest"
import { renderTemplate } from "./render-template"
import { readLibrary } from "./template-library.server"
import { viewOfTree } from "./view-of-tree"

async function worldWithTemplates() {
  const world = await createWorld()
  for (const { key, contentType } of templateFiles(root)) {
    if (!key.endsWith(".woff")) await world.deps.bucket.put(key, readFileSync(join(root, key), "utf8"), contentType)
  }
  return world
}

test("the library starts with the three specified templates, followed by two more", async () => {
  await using world = await worldWithTemplates()
  const { templates, faces, sample } = await readLibrary(world.deps)
  expect(templates.map(({ id }) => id)).toEqual(["modern", "classic", "creative", "ledger", "compact"])
  const families = new Set(faces.map(({ family }) => family))
  for (const { style } of templates) expect([...families]).toEqual(expect.arrayContaining(Object.values(style.fonts)))
  expect(new Set(templates.map(({ style }) => `${style.fonts.text}/${style.fonts.display}`)).size).toBe(5)
  expect(sample.basics?.name).toBeTruthy()
})

test("letter spacing in headings is small enough that parsers read one word", async () => {
  await using world = await worldWithTemplates()
  const { templates } = await readLibrary(world.deps)
  const { style, id, name, description, features, order } = templates[0]!
  const apart = { ...style, roles: { ...style.roles, section: { ...style.roles.section, tracking: 0.12 } } }
  expect(Manifest.safeParse({ id, name, description, features, order, style }).success).toBe(true)
  expect(Manifest.safeParse({ id, name, description, features, order, style: apart }).success).toBe(false)
})

test("an operator can add a template with two objects; an unreadable one is skipped and logged", async () => {
  await using world = await worldWithTemplates()
  const { templates, partials, faces, sample } = await readLibrary(world.deps)
  const { html, ...modern } = templates[0]!
  const own = { ...modern, id: "plain", name: "Plain", order: 9 }
  await world.deps.bucket.put("templates/resume/plain/manifest.json", JSON.stringify(own), "application/json")
  await world.deps.bucket.put("templates/resume/plain/template.html", "<h1>{{name}}</h1>", "text/html")
  await world.deps.bucket.put("templates/resume/broken/manifest.json", "{", "application/json")
  const library = await readLibrary(world.deps)
  expect(library.templates.map(({ id }) => id)).toEqual(["modern", "classic", "creative", "ledger", "compact", "plain"])
  expect(world.logged).toMatchObject([{ event: "template.unreadable" }])
  const page = renderTemplate(library.templates[5]!, viewOfTree(plainTree(sample)), {
    ...{ partials, faces, fontPath: "/templates/fonts/", title: "Plain" },
  })
  expect(page).toBe("<h1>Amelia Okafor</h1>")
  expect(html).toContain("{{> sections}}")
})
