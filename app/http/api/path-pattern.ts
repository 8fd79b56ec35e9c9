/**
 * The parameters of a path that matches a pattern such as `/content/{id}`, both split into segments; null if it does
 * not match.
 */
export function paramsOf(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? ""
    if (part.startsWith("{") && segment !== "") params[part.slice(1, -1)] = segment
    else if (part !== segment) return null
  }
  return params
}
