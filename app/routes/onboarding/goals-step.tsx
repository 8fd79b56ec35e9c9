import { Field } from "../../ui/form/field"
import { TextareaField } from "../../ui/form/textarea-field"
import type { StepFields } from "./wizard-fields"

const links = [
  { name: "linkedinUrl", label: "LinkedIn URL", example: "linkedin.com/in/your-name" },
  { name: "portfolioUrl", label: "Portfolio URL", example: "your-name.com" },
  { name: "githubUrl", label: "GitHub URL", example: "github.com/your-name" },
] as const

export function GoalsStep({ fields }: { fields: StepFields }) {
  return (
    <>
      <TextareaField
        field={fields.shortTermGoals}
        label="Short-term Goals (6 months)"
        hint="What should be different six months from now?"
        rows={3}
        manuscript
      />
      <TextareaField
        field={fields.longTermGoals}
        label="Long-term Goals (2-3 years)"
        hint="Where would you like to be, and doing what?"
        rows={3}
        manuscript
      />
      <Field
        field={fields.phone}
        label="Phone"
        optional
        inputMode="tel"
        autoComplete="tel"
        placeholder="+1 212 555 0142"
      />
      <Field
        field={fields.location}
        label="City"
        optional
        autoComplete="address-level2"
        placeholder="Portland, OR"
        hint="Phone and city appear at the top of your resume. We never send them to an AI provider."
      />
      {links.map(({ name, label, example }) => (
        <Field
          key={name}
          field={fields[name]}
          label={label}
          optional
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={example}
        />
      ))}
    </>
  )
}
