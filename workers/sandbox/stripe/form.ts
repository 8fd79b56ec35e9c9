export type FormFields = { [name: string]: string | FormFields | (string | FormFields)[] }

/**
 * Parses form-encoded parameters as Stripe does: `items[0][price]=p` is a list of objects, `expand[]=a` a list of
 * strings.
 */
export function readForm(encoded: string): FormFields {
  const root = new Map<string, Node>()
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = "", ...rest] = name.replaceAll("]", "").split("[")
    place(root, [first, ...rest], value)
  }
  return fieldsOf(root)
}

type Node = string | Map<string, Node>

function place(into: Map<string, Node>, [name = "", ...rest]: string[], value: string): void {
  const key = name === "" ? String(into.size) : name
  if (rest.length === 0) {
    into.set(key, value)
    return
  }
  const known = into.get(key)
  const child = known instanceof Map ? known : new Map<string, Node>()
  into.set(key, child)
  place(child, rest, value)
}

function fieldsOf(node: Map<string, Node>): FormFields {
  return Object.fromEntries([...node].map(([name, value]) => [name, fieldOf(value)]))
}

function fieldOf(node: Node): string | FormFields | (string | FormFields)[] {
  if (typeof node === "string") return node
  const isList = node.size > 0 && [...node.keys()].every((name, index) => name === String(index))
  if (!isList) return fieldsOf(node)
  return [...node.values()].map((item) => (typeof item === "string" ? item : fieldsOf(item)))
}
