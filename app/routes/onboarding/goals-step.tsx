import { Field } from "../../ui/field"
import { TextareaField } from "../../ui/textarea-field"
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
        hint="What should be different half a year from now?"
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
        placeholder="+44 20 7946 0100"
      />
      <Field
        field={fields.location}
        label="City"
        optional
        autoComplete="address-level2"
        placeholder="Leeds, UK"
        hint="Phone and city stand at the head of your resume and are not sent to an AI provider."
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
