import { previewOf } from "../../domain/document/kinds"

/** A first line longer than this is text rather than a title. */
const longestTitle = 100

/** A text's title, if its first line is one, and the start of what follows. */
export function headedPreview(text: string): { heading: string; preview: string } {
  const [first = "", ...rest] = text.trim().split(/\n+/)
  const isTitle = rest.length > 0 && first.length <= longestTitle && !/[.!?…:;,]\s*$/.test(first)
  return isTitle
    ? { heading: first.trim(), preview: previewOf(rest.join("\n")) }
    : { heading: "", preview: previewOf(text) }
}
