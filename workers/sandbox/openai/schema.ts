export type JsonSchema = Record<string, unknown>

/** A schema nested deeper than this counts as recursive. */
export const maxDepth = 12

/** Resolves a schema node's references and unions: takes the first option, or an empty one beyond the depth limit. */
export function resolve(given: JsonSchema, root: JsonSchema, depth: number): JsonSchema {
  let node = given
  for (let hops = 0; typeof node.$ref === "string" && hops < 20; hops++) {
    const path = node.$ref.replace(/^#\/?/, "").split("/").filter(Boolean)
    node = path.reduce((at, step) => record(at[step.replaceAll("~1", "/").replaceAll("~0", "~")]), root)
  }
  const options = [node.anyOf, node.oneOf].find(Array.isArray)
  if (options) {
    const isNull = (option: unknown) => record(option).type === "null"
    const chosen = options.find((option) => isNull(option) === depth > maxDepth) ?? options[0]
    return resolve({ ...node, anyOf: undefined, oneOf: undefined, ...record(chosen) }, root, depth)
  }
  if (!Array.isArray(node.allOf)) return node
  return Object.assign({}, node, ...node.allOf.map((part) => resolve(record(part), root, depth)))
}

export function record(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** The type of a node; of several types, the first that is not null. */
export function typeOf(node: JsonSchema): unknown {
  const type = Array.isArray(node.type) ? node.type.find((name) => name !== "null") : node.type
  if (type !== undefined) return type
  if (node.properties) return "object"
  return node.items || node.prefixItems ? "array" : "string"
}

/** A number within the bounds, near the middle. */
export function numberFor(node: JsonSchema) {
  const least = Number(node.minimum ?? node.exclusiveMinimum ?? 0)
  const most = Number(node.maximum ?? node.exclusiveMaximum ?? least + 2)
  const middle = Math.floor((least + most) / 2)
  return middle > least || node.exclusiveMinimum === undefined ? middle : least + 1
}
