import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

export const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).length

/** The files that a build sends to browsers, with their gzipped sizes in bytes. */
export function clientFiles(build: string) {
  const client = join(build, "client")
  const read = (path: string) => readFileSync(join(client, path), "utf8")
  const names = readdirSync(join(client, "assets"))
  const manifest = readManifest()

  function readManifest(): { routes: Record<string, { module: string }> } {
    const text = read(`assets/${names.find((name) => name.startsWith("manifest-"))}`)
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1))
  }

  /** A script and its static imports. */
  function withImports(path: string, seen: Set<string>): void {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, name] of read(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      withImports(`/assets/${name}`, seen)
    }
  }

  return {
    /** The scripts that a page loads at once: those it references and their imports. */
    scriptsOf(html: string): string[] {
      const scripts = new Set<string>()
      const inTags = html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/[^"]+\.js)"/g)
      const inline = html.matchAll(/import(?:\s[^"';]*from)?\s*["'](\/assets\/[^"']+\.js)["']/g)
      for (const [, path = ""] of [...inTags, ...inline]) withImports(path, scripts)
      return [...scripts]
    },
    stylesOf: (html: string) => [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path = ""]) => path),
    sizeOf: (paths: string[]) => paths.reduce((sum, path) => sum + gzip(read(path)), 0),
    routeScript(route: string): string {
      const script = manifest.routes[route]?.module
      if (!script) throw new Error(`The build has no route ${route}.`)
      return script
    },
    allScripts: () =>
      names
        .filter((name) => name.endsWith(".js"))
        .map((name) => read(`assets/${name}`))
        .join("\n"),
    fontBytes: () =>
      readdirSync(join(client, "fonts"))
        .filter((name) => name.endsWith(".woff2"))
        .reduce((sum, name) => sum + readFileSync(join(client, "fonts", name)).length, 0),
  }
}
