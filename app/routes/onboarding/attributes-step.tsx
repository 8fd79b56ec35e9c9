import { tones } from "../../domain/users/tone"
import { SelectField } from "../../ui/choices/select-field"
import { Field } from "../../ui/form/field"
import { TextareaField } from "../../ui/form/textarea-field"
import type { StepFields } from "./wizard-fields"

const toneOptions = Object.entries(tones).map(([value, label]) => ({ value, label }))

export function AttributesStep({ fields }: { fields: StepFields }) {
  return (
    <>
      <Field
        field={fields.skills}
        label="Skills (comma-separated)"
        hint="Tools, methods, languages: for example wound care, staff scheduling, Excel, Spanish"
      />
      <TextareaField
        field={fields.xFactor}
        label="What makes you unique?"
        hint="What do people come to you for? What would be missing without you?"
        manuscript
      />
      <SelectField
        field={fields.desiredProfessionalTone}
        label="Preferred Professional Tone"
        options={toneOptions}
        placeholder="Select a tone"
      />
    </>
  )
}
