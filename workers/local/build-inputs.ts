import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

const inputs = [
  "app",
  "workers",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
]

/** Hashes every input of a build. Tests are not inputs. */
export function hashInputs(root: string): string {
  const hash = createHash("sha256")
  for (const path of inputs.flatMap((input) => filesOf(root, input))) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  }
  return hash.digest("hex")
}

function filesOf(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(root, join(path, name)))
}
