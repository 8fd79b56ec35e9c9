interface ChoiceProps {
  name: string
  label: string
  value: string
  options: readonly { id: string; name: string }[]
  /** The id of the form that the select belongs to, if it is rendered outside of it. */
  form?: string
}

/** A labeled select in a toolbar. */
export function Choice({ name, label, value, options, form }: ChoiceProps) {
  return (
    <label className="block min-w-0 max-w-full text-sm max-sm:w-full">
      <span className="mb-1 block font-medium">{label}</span>
      <select
        key={form ? undefined : value}
        name={name}
        form={form}
        defaultValue={value}
        className="select-arrow min-h-10 w-full sm:w-52 appearance-none rounded-md border border-control bg-paper-raised px-3 pr-9"
      >
        {options.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
