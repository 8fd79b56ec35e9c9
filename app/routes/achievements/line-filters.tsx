import { Form } from "@remix-run/react"
import { noRole } from "../../domain/achievements/rules"
import { Button } from "../../ui/button"
import { SelectField } from "../../ui/choices/select-field"
import { Field } from "../../ui/form/field"
import { TabLinks } from "../../ui/tab-links"
import type { ListedRole, WantedLines } from "./read-record.server"

const states = [
  { state: "agreed", label: "Agreed" },
  { state: "proposed", label: "To review" },
  { state: "set-aside", label: "Set aside" },
]

/** Filters and grouping as links and a GET form, so they work without a script. */
export function LineFilters({ wanted, roles }: { wanted: WantedLines; roles: ListedRole[] }) {
  const { state, by, role, skill, from, to } = wanted
  const isFiltered = Boolean(role || skill || from || to)
  const field = (name: string, initialValue: string | undefined) => ({ id: `filter-${name}`, name, initialValue })
  return (
    <div className="mb-8">
      <TabLinks
        label="Lines"
        tabs={states.map((tab) => ({ to: `?state=${tab.state}`, label: tab.label, current: tab.state === state }))}
      />
      <details className="mt-4" open={isFiltered || undefined}>
        <summary className="text-link inline-block text-sm">Filter and group</summary>
        <Form method="get" className="mt-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-6">
          <input type="hidden" name="state" value={state} />
          <SelectField
            className="lg:col-span-2"
            field={field("role", role ?? "")}
            label="Role"
            placeholder="All roles"
            options={[...roles, { value: noRole, label: "Not tied to a role" }]}
          />
          <Field field={field("skill", skill)} label="Skill" maxLength={100} />
          <Field field={field("from", from)} label="From" type="date" />
          <Field field={field("to", to)} label="To" type="date" />
          <SelectField
            field={field("by", by)}
            label="Group by"
            options={[
              { value: "role", label: "Role" },
              { value: "year", label: "Year" },
            ]}
          />
          <div className="flex gap-3 sm:col-span-2 lg:col-span-6">
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </div>
        </Form>
      </details>
    </div>
  )
}
