import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { noticesOf, packageOf } from "./license-notices"

const root = mkdtempSync(join(tmpdir(), "notices-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function addPackage(name: string, files: Record<string, string>): string {
  const directory = join(root, "node_modules", name)
  mkdirSync(directory, { recursive: true })
  const about = JSON.stringify({ name, version: "1.2.3", license: "MIT" })
  for (const [file, text] of Object.entries({ "package.json": about, ...files })) {
    writeFileSync(join(directory, file), text)
  }
  return directory
}

test.each([
  ["/a/node_modules/react/index.js", "/a/node_modules/react"],
  ["/a/node_modules/@scope/thing/dist/index.js", "/a/node_modules/@scope/thing"],
  ["/a/node_modules/outer/node_modules/inner/x.js", "/a/node_modules/outer/node_modules/inner"],
  ["\0/a/node_modules/react/index.js?commonjs-module", "/a/node_modules/react"],
])("the package of %j", (id, directory) => {
  expect(packageOf(id)).toEqual([directory])
})

test.each(["/a/app/root.tsx", "\0vite/preload-helper.js"])("%j is of no package", (id) => {
  expect(packageOf(id)).toEqual([])
})

test("each package is named once with the whole text of its license, in alphabetical order", () => {
  const second = addPackage("b", { LICENSE: "Copyright B\nAs is.\n" })
  const first = addPackage("@scope/a", { "license.md": "Copyright A" })
  const notices = noticesOf([second, first, second])
  expect(notices.split(/\n\n-+\n\n/).slice(1)).toEqual([
    "@scope/a 1.2.3 (MIT)\n\nCopyright A",
    "b 1.2.3 (MIT)\n\nCopyright B\nAs is.\n",
  ])
})

test("code without a license is not sent", () => {
  expect(() => noticesOf([addPackage("bare", {})])).toThrow("The package bare has no file with its license.")
})
