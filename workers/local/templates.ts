import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Miniflare } from "miniflare"

export interface TemplateFile {
  /** Its place in the checkout and, the same, its key in the bucket. */
  key: string
  contentType: string
}

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  json: "application/json",
  woff: "font/woff",
}

/** The files under `templates/`: resume templates with their parts and sample, and the fonts they are set in. */
export function templateFiles(root: string): TemplateFile[] {
  if (!existsSync(join(root, "templates"))) return []
  return readdirSync(join(root, "templates"), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .sort()
    .flatMap((name) => {
      const contentType = types[name.split(".").at(-1) ?? ""]
      return contentType ? [{ key: `templates/${name}`, contentType }] : []
    })
}

type LocalBucket = Pick<Awaited<ReturnType<Miniflare["getR2Bucket"]>>, "head" | "put">

/** Puts the templates that are missing or have changed into a local bucket. Files that only the bucket has stay. */
export async function putTemplates(bucket: LocalBucket, root: string): Promise<void> {
  await Promise.all(
    templateFiles(root).map(async ({ key, contentType }) => {
      const bytes = readFileSync(join(root, key))
      const stored = await bucket.head(key)
      if (stored?.etag === createHash("md5").update(bytes).digest("hex")) return
      await bucket.put(key, Uint8Array.from(bytes), { httpMetadata: { contentType } })
    }),
  )
}

/** One hash over all templates, by which a deployment sees that it has them. */
export function templatesVersion(root: string): string {
  const hash = createHash("sha256")
  for (const { key } of templateFiles(root)) hash.update(`${key}\n`).update(readFileSync(join(root, key)))
  return hash.digest("hex")
}
