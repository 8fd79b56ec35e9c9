import { useEffect } from "react"
import type { FieldSource } from "./field-frame"

/** What a refused form comes back with. The result of conform's `reply` fits. */
interface FormResult {
  initialValue?: Record<string, unknown> | null
  error?: Record<string, string[] | null> | null
}

interface FormOptions<Name extends string> {
  id: string
  lastResult: FormResult | null | undefined
  /** What the fields hold before anything was sent. */
  defaultValue?: Partial<Record<Name, string>>
}

/**
 * A form that only the server validates: what was typed, its errors beside their fields, and the focus on the first
 * of them. It is what a page needs of conform in the browser, at a twentieth of its size.
 */
export function useForm<Name extends string>({ id, lastResult, defaultValue }: FormOptions<Name>) {
  useEffect(() => {
    if (lastResult?.error) firstInvalid(id)?.focus()
  }, [id, lastResult])

  function field(name: Name): FieldSource {
    return {
      id: `${id}-${name}`,
      name,
      errors: lastResult?.error?.[name] ?? undefined,
      initialValue: lastResult?.initialValue?.[name] ?? defaultValue?.[name],
    }
  }

  return { form: { id, errors: lastResult?.error?.[""] ?? undefined }, field }
}

function firstInvalid(formId: string): HTMLElement | null {
  return document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}
