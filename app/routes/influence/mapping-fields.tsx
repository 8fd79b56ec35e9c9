import { fieldNames, fields } from "../../domain/influence/exports/columns"
import { SelectField } from "../../ui/choices/select-field"
import type { ShownImport } from "./shown-import.server"

/** Maps the file's columns to fields. */
export function MappingFields({ preview: { headers, columns } }: { preview: ShownImport }) {
  return (
    <fieldset className="space-y-4 border-t border-line pt-4">
      <legend className="text-sm font-medium">Columns</legend>
      {fields.map((field) => (
        <SelectField
          key={`${field} ${columns[field] ?? ""}`}
          field={{ id: `column-${field}`, name: `column-${field}`, initialValue: columns[field] ?? "" }}
          label={fieldNames[field]}
          placeholder="Not in this file"
          options={headers.map((value) => ({ value, label: value }))}
        />
      ))}
    </fieldset>
  )
}
