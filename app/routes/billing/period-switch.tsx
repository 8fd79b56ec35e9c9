import { Link } from "@remix-run/react"
import { clsx } from "clsx/lite"
import { Badge } from "../../ui/badge"

export const billingHref = (annual: boolean) => (annual ? "/billing?interval=annual" : "/billing")

/** Monthly or annual prices as two links, so the choice has an address and works without a script. */
export function PeriodSwitch({ annual, saving }: { annual: boolean; saving: number }) {
  return (
    <div className="flex items-center gap-3 text-sm">
      {annual && <Badge tone="positive">Save {saving}%</Badge>}
      <nav aria-label="Prices" className="flex rounded-md border border-control">
        <Choice to={`${billingHref(false)}#plans`} label="Monthly" current={!annual} />
        <Choice to={`${billingHref(true)}#plans`} label="Annual" current={annual} />
      </nav>
    </div>
  )
}

function Choice({ to, label, current }: { to: string; label: string; current: boolean }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? "true" : undefined}
      className={clsx("px-3 py-1.5", current ? "bg-ink text-paper" : "text-muted hover:text-ink")}
    >
      {label}
    </Link>
  )
}
