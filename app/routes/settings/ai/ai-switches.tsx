import { Form } from "@remix-run/react"
import { Notice } from "../../../ui/feedback/notice"
import { SubmitButton } from "../../../ui/form/submit-button"

interface AiSwitchesProps {
  switches: { name: string; label: string; note: string; on: boolean }[]
  /** Whether this installation has an AI provider. */
  connected: boolean
}

export function AiSwitches({ switches, connected }: AiSwitchesProps) {
  return (
    <Form method="post" action="/settings/ai-runs">
      <input type="hidden" name="was" value={switches.flatMap(({ name, on }) => (on ? [name] : [])).join()} />
      {!connected && (
        <Notice className="mb-5">
          No AI provider is connected here, so nothing is sent: the built-in writer and rules do everything. Your
          choices below are kept, and they apply as soon as a provider is connected.
        </Notice>
      )}
      <fieldset>
        <legend className="sr-only">What AI may do</legend>
        <ul className="divide-y divide-line border-b border-line">
          {switches.map(({ name, label, note, on }) => (
            <li key={name} className="group">
              <label className="flex items-baseline gap-3.5 py-3.5 group-first:pt-0">
                <input
                  type="checkbox"
                  name="on"
                  value={name}
                  defaultChecked={on}
                  aria-describedby={`${name}-note`}
                  className="size-4 shrink-0 relative top-0.5"
                />
                <span>
                  <span className="font-medium">{label}</span>
                  <span id={`${name}-note`} className="mt-0.5 block text-sm text-muted">
                    {note}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <SubmitButton className="mt-5" name="intent" value="ai-use" busyLabel="Saving...">
        Save AI use
      </SubmitButton>
    </Form>
  )
}
