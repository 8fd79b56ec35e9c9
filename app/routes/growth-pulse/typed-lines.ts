import type { FormAnswer } from "../../http/forms/run-form.server"

/** The typed lines of a refused form, with their errors. */
export interface TypedLines {
  errors: string[] | undefined
  followUp: string | undefined
  /** Text typed into lines that are no longer proposed. */
  besides(ids: string[]): string[]
  of(id: string): { text: string; roleId: string; errors(name: "text" | "roleId"): string[] | undefined } | null
}

/** Reads a refusal from the form's answer; lines are matched by id, because their order may have changed. */
export function typedLines(refused: FormAnswer | undefined): TypedLines {
  const { initialValue, error } = refused?.result ?? {}
  const lines = Array.isArray(initialValue?.lines) ? initialValue.lines : []
  return {
    errors: error?.[""] ?? undefined,
    followUp: textOf(initialValue?.followUp),
    besides: (ids) =>
      lines.flatMap((line) => (isRecord(line) && !ids.includes(String(line.id)) ? (textOf(line.text) ?? []) : [])),
    of(id) {
      const at = lines.findIndex((line) => isRecord(line) && line.id === id)
      const line: unknown = lines[at]
      if (!isRecord(line)) return null
      const errors = (name: string) => error?.[`lines[${at}].${name}`] ?? undefined
      return { text: textOf(line.text) ?? "", roleId: textOf(line.roleId) ?? "", errors }
    },
  }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null
