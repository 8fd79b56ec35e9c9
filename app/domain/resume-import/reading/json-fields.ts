import * as z from "zod"
import type { Place, Value } from "./line"

export const text = z
  .string()
  .max(20_000)
  .nullish()
  .transform((value) => value?.trim() ?? "")

/** Takes fields of a record by name, and lists those that nobody took. */
export function taker(record: Record<string, unknown>, place: Place) {
  const used = new Set<string>()
  return {
    text(...names: string[]): string {
      for (const name of names) used.add(name)
      return names.map((name) => text.catch("").parse(record[name])).find(Boolean) ?? ""
    },
    list(name: string): string[] {
      used.add(name)
      const list = z.array(z.string()).catch([]).parse(record[name])
      return list.map((one) => one.trim()).filter(Boolean)
    },
    raw(name: string): unknown {
      used.add(name)
      return record[name]
    },
    left: (): Value[] =>
      Object.entries(record).flatMap(([key, value]) =>
        used.has(key) || value === null || value === "" || (Array.isArray(value) && value.length === 0)
          ? []
          : [{ text: `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`, place }],
      ),
  }
}
export type Taker = ReturnType<typeof taker>
