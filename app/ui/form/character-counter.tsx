import { clsx } from "clsx/lite"
import { formatNumber } from "../../domain/kernel/format"
import { useLocale } from "../browser/locale"

/** "312 characters", or "312 of 4,000 characters"; highlighted in the last twentieth before `max`. */
export function CharacterCounter({ length, max }: { length: number; max?: number }) {
  const locale = useLocale()
  const near = max !== undefined && length > max * 0.95
  return (
    <p className={clsx("mt-1.5 text-right text-xs tabular-nums", near ? "text-warning" : "text-muted")}>
      {formatNumber(length, locale)}
      {max !== undefined && ` of ${formatNumber(max, locale)}`}{" "}
      {length === 1 && max === undefined ? "character" : "characters"}
    </p>
  )
}
