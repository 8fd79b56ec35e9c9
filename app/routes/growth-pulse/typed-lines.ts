import type { FormAnswer } from "../../http/run-form.server"

/** What was typed into the lines of a form that was refused, and what is wrong with it. */
export interface TypedLines {
  errors: string[] | undefined
  followUp: string | undefined
  /** What was typed into lines that are not among these any more. */
  besides(ids: string[]): string[]
  of(id: string): { text: string; roleId: string; errors(name: "text" | "roleId"): string[] | undefined } | null
}

/** Reads a refusal back out of the form's answer; lines are found by their ids, wherever they stand by now. */
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
