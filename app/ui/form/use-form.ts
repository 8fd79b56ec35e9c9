import { useEffect } from "react"
import type { FieldSource } from "./field-frame"

/** The result of a refused form; compatible with conform's `reply`. */
export interface FormResult {
  initialValue?: Record<string, unknown> | null
  error?: Record<string, string[] | null> | null
}

interface FormOptions {
  id: string
  lastResult: FormResult | null | undefined
  /** The initial field values. */
  defaultValue?: Record<string, string | undefined>
  /** The fields start again when it changes (see `useTimesSaved`). */
  fieldKey?: string
}

export interface ServerField extends FieldSource {
  initialValue: string | undefined
}

interface ServerForm {
  id: string
  /** Form-level errors. */
  errors: string[] | undefined
}

/**
 * A server-validated form: keeps the typed values, shows errors beside their fields and focuses the first invalid
 * field. It has the interface of conform's client hook, restricted to what our pages use, at a twentieth of the size.
 */
export function useForm<Fields extends object>(options: FormOptions): [ServerForm, Record<keyof Fields, ServerField>]
export function useForm({
  id,
  lastResult,
  defaultValue,
  fieldKey,
}: FormOptions): [ServerForm, Record<string, ServerField>] {
  useEffect(() => {
    if (lastResult?.error) firstInvalid(id)?.focus()
  }, [id, lastResult])

  const field = (name: string): ServerField => ({
    id: `${id}-${name}`,
    name,
    key: fieldKey,
    errors: errorsOf(lastResult, name),
    initialValue: textOf(lastResult?.initialValue?.[name]) ?? defaultValue?.[name],
  })
  const fields = new Proxy<Record<string, ServerField>>({}, { get: (_, name) => field(String(name)) })
  return [{ id, errors: errorsOf(lastResult, "") }, fields]
}

function errorsOf(result: FormResult | null | undefined, name: string): string[] | undefined {
  return result?.error?.[name] ?? undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined
}

function firstInvalid(formId: string): HTMLElement | null {
  return document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}
