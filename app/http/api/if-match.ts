/**
 * Adds the version in the `If-Match` header to a call's input (RFC 9110, 13.1.1): `"3"`, `W/"3"` or `3`. A header
 * without a version is left for the schema to refuse; `*` accepts any version.
 */
export function withIfMatch({ method, headers }: Request, raw: unknown): unknown {
  const tag = headers.get("If-Match")?.trim()
  if (tag === undefined || tag === "*" || method === "GET" || method === "HEAD") return raw
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return raw
  const [, quoted, bare] = /^(?:(?:W\/)?"(\d+)"|(\d+))$/.exec(tag) ?? []
  return { ...raw, version: quoted ?? bare ?? tag }
}
