import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

/** The file with the licenses, as served. */
const fileName = "licenses.txt"
/** Its styles are copied into ours, but no script imports it. */
const styles = "tailwindcss"
const rule = `\n\n${"-".repeat(80)}\n\n`

/**
 * Collects the license of each package in the client's scripts into one served file. Comments with the same words would
 * otherwise stand in every script, some of them twenty times.
 */
export function licenseNotices(root: string): Plugin {
  return {
    name: "license-notices",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? Object.entries(file.modules) : [],
      )
      const sent = modules.filter(([, { renderedLength }]) => renderedLength > 0).flatMap(([id]) => packageOf(id))
      const source = noticesOf([...sent, join(root, "node_modules", styles)])
      this.emitFile({ type: "asset", fileName, source })
    },
  }
}

/** The directory of the package that a module belongs to; none for our own modules. A made-up module starts with \0. */
export function packageOf(id: string): string[] {
  const [, directory] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(id) ?? []
  return directory ? [directory] : []
}

/** The licenses of packages, in alphabetical order. Fails if one has none: its code must not be sent then. */
export function noticesOf(directories: Iterable<string>): string {
  const notices = new Map<string, string>()
  for (const directory of new Set(directories)) {
    const { name, version, license } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"))
    const file = readdirSync(directory).find((entry) => /^licen[sc]e(?:\.\w+)?$/i.test(entry))
    if (!file) throw new Error(`The package ${name} has no file with its license.`)
    notices.set(name, `${name} ${version} (${license})\n\n${readFileSync(join(directory, file), "utf8").trim()}`)
  }
  const sorted = [...notices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice)
  return `The pages contain code of these packages.${rule}${sorted.join(rule)}\n`
}
