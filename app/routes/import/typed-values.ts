import type { FormResult } from "../../ui/form/use-form"

/** The values of a refused form, so that nothing typed is lost. */
export interface TypedValues {
  text(path: string, otherwise: string): string
  isKept(path: string, otherwise: boolean): boolean
  errors(path: string): string[] | undefined
}

export function typedValues(refused: FormResult | undefined): TypedValues {
  const values = refused?.initialValue
  const find = (path: string): unknown =>
    path
      .split(/[.[\]]+/)
      .filter(Boolean)
      .reduce<unknown>((held, key) => new Map(Object.entries(Object(held))).get(key), values)
  return {
    text(path, otherwise) {
      const found = find(path)
      return typeof found === "string" ? found : values ? "" : otherwise
    },
    isKept: (path, otherwise) => (values ? find(path) === "on" : otherwise),
    errors: (path) => refused?.error?.[path] ?? undefined,
  }
}
