import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Miniflare } from "miniflare"

export interface TemplateFile {
  /** The path in the checkout, which is also the key in the bucket. */
  key: string
  contentType: string
}

const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  json: "application/json",
  woff: "font/woff",
}

/** The files under `templates/`: resume templates with their partials and sample, and their fonts. */
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

/** Puts missing or changed templates into a local bucket. Files that exist only in the bucket stay. */
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

/** A hash over all templates, by which a deployment knows whether the bucket is up to date. */
export function templatesVersion(root: string): string {
  const hash = createHash("sha256")
  for (const { key } of templateFiles(root)) hash.update(`${key}\n`).update(readFileSync(join(root, key)))
  return hash.digest("hex")
}
