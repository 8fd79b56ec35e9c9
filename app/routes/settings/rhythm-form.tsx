import { Form } from "@remix-run/react"
import { useEffect, useState } from "react"
import { Button } from "../../ui/button"
import { SelectField } from "../../ui/choices/select-field"
import { besideStored } from "../../ui/conflict/saved-elsewhere"
import { Field } from "../../ui/form/field"
import { SubmitButton } from "../../ui/form/submit-button"
import { useForm } from "../../ui/form/use-form"
import { lastAnswer } from "./last-answer"
import { SettingsErrors } from "./settings-errors"

interface RhythmFormProps {
  settings: { timeZone: string; cadence: string; version: number }
  answer: unknown
  /** The current time in the chosen zone. */
  timeThere: string
  timeZones: readonly string[]
}

const cadences = [
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
]

export function RhythmForm({ settings, answer, timeThere, timeZones }: RhythmFormProps) {
  const { timeZone, cadence, version } = settings
  const last = lastAnswer(answer, "rhythm")
  const [form, fields] = useForm<{ timeZone: string; cadence: string }>({
    id: "rhythm",
    lastResult: last?.code === "conflict" ? besideStored(last.result, { timeZone, cadence }) : last?.result,
    defaultValue: { timeZone, cadence },
  })
  return (
    <Form id={form.id} key={timeZone} method="post" action="/settings" className="space-y-5">
      <input type="hidden" name="version" value={version} />
      <SettingsErrors formId={form.id} intent="rhythm" errors={form.errors} answer={last} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div>
          <Field
            field={fields.timeZone}
            label="Time zone"
            hint={`It is ${timeThere} there now.`}
            list="time-zones"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            required
          />
          <datalist id="time-zones">
            {timeZones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          <OwnZone inputId={fields.timeZone.id} current={timeZone} />
        </div>
        <SelectField
          field={fields.cadence}
          label="Questions"
          hint="Your streak counts days or weeks."
          options={cadences}
        />
      </div>
      <SubmitButton name="intent" value="rhythm" busyLabel="Saving...">
        Save schedule
      </SubmitButton>
    </Form>
  )
}

/** Offers the browser's time zone if it differs. */
function OwnZone({ inputId, current }: { inputId: string; current: string }) {
  const [zone, setZone] = useState(current)
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  if (zone === current) return null
  return (
    <Button variant="quiet" size="small" className="mt-1 -ml-2" onClick={() => fill(inputId, zone)}>
      Use {zone}, as on this device
    </Button>
  )
}

function fill(inputId: string, value: string) {
  const input = document.getElementById(inputId)
  if (input instanceof HTMLInputElement) input.value = value
}
