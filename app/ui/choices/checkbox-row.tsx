interface CheckboxRowProps {
  name: string
  value?: string
  label: string
  /** The effect of checking the box, shown after the label's colon. */
  note: string
  defaultChecked: boolean
}

/** A checkbox with an explanation. It always has a value, because React sets an undefined one to "". */
export function CheckboxRow({ name, value = "on", label, note, defaultChecked }: CheckboxRowProps) {
  return (
    <label className="flex items-baseline gap-2.5 text-sm">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        className="relative top-0.5 size-4"
      />
      <span>
        {label}: <span className="text-muted">{note}</span>
      </span>
    </label>
  )
}
