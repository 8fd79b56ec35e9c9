import type { RouteConfigEntry } from "@remix-run/route-config"
import { expect, test } from "vitest"
import routes from "../../app/routes"
import { places } from "../browser/places/places"
import { sourceFiles } from "./source-files"

const app = sourceFiles(["app"]).filter(({ path }) => path.endsWith(".tsx") && !path.includes(".test."))
const nameOf = (path: string) => path.replace(/^app\/|\.tsx$/g, "")

const listed = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? listed(entry.children) : [entry]))

/** Pages and dialogs that cannot be shown as a place, each with the reason. */
const exceptions: Record<string, string> = {
  "routes/insights/open": "leads on to the article at once",
  "routes/settings/access/password-again": "appears an hour after the last sign-in",
}

test("every page of the product is in the list of places", () => {
  const pages = app.filter(({ tree }) => /^export default function/m.test(tree.text)).map(({ path }) => nameOf(path))
  const routed = listed(routes as RouteConfigEntry[]).map(({ file }) => file.replace(/\.tsx?$/, ""))
  const shown = new Set(places.map(({ route }) => route))
  expect(routed.filter((file) => pages.includes(file) && !shown.has(file) && !exceptions[file])).toEqual([])
  expect([...shown].filter((route) => !routed.includes(route))).toEqual([])
})

test("every menu and dialog is open in some place", () => {
  const layers = app.filter(({ tree }) => /<(Dialog|Menu)\b|<details\b[^>]*className="relative/.test(tree.text))
  const names = layers
    .map(({ path }) => nameOf(path))
    .filter((name) => !["ui/layers/dialog", "ui/shell/menu"].includes(name))
  const shown = new Set(places.flatMap(({ shows = [] }) => shows))
  expect(names.filter((name) => !shown.has(name) && !exceptions[name])).toEqual([])
  expect([...shown].filter((name) => !names.includes(name))).toEqual([])
})

test("places have unique names", () => {
  const names = places.map(({ stand, name }) => `${stand} ${name}`)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
