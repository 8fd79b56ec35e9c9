import { clsx } from "clsx/lite"

/** "312 characters", or "312 of 4,000 characters"; the last twentieth before `max` is set off. */
export function CharacterCounter({ length, max }: { length: number; max?: number }) {
  const near = max !== undefined && length > max * 0.95
  return (
    <p className={clsx("mt-1.5 text-right text-xs tabular-nums", near ? "text-warning" : "text-muted")}>
      {length.toLocaleString("en")}
      {max !== undefined && ` of ${max.toLocaleString("en")}`}{" "}
      {length === 1 && max === undefined ? "character" : "characters"}
    </p>
  )
}
