import { industries } from "../../domain/kernel/industry"
import { SelectField } from "../../ui/choices/select-field"
import { Field } from "../../ui/form/field"
import { TextareaField } from "../../ui/form/textarea-field"
import { ExperienceExample } from "./experience-example"
import type { StepFields } from "./wizard-fields"

const industryOptions = industries.map((industry) => ({ value: industry, label: industry }))

export function BackgroundStep({ fields }: { fields: StepFields }) {
  return (
    <>
      <Field
        field={fields.title}
        label="Current Role/Title"
        hint="For example: Senior Nurse, Warehouse Supervisor, Product Designer"
        autoComplete="organization-title"
      />
      <SelectField
        field={fields.industry}
        label="Industry"
        options={industryOptions}
        hint="If none fits, choose the closest one, or Other. Your documents use your own words."
        placeholder="Select an industry"
      />
      <TextareaField
        field={fields.bio}
        label="Professional Bio"
        hint="Two or three sentences: what you do, for whom, and since when."
        manuscript
      />
      <div>
        <TextareaField
          field={fields.experience}
          label="Experience Summary"
          hint="One line per role with employer and years, and what you did there below it. You can paste an old resume."
          className="[&_textarea]:min-h-60"
          manuscript
        />
        {/* On wide screens it is in the margin. */}
        <details className="mt-2 lg:hidden">
          <summary className="cursor-pointer text-sm text-link">How to write it, with an example</summary>
          <div className="mt-3">
            <ExperienceExample />
          </div>
        </details>
      </div>
    </>
  )
}
