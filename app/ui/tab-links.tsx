import { Link } from "@remix-run/react"

export interface TabLink {
  to: string
  label: string
  current: boolean
}

/** On phones the tabs scroll sideways, so the current tab is scrolled into view. */
function showTab(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (row && tab.offsetLeft + tab.offsetWidth > row.offsetLeft + row.clientWidth) row.scrollLeft = row.scrollWidth
}

/** Tabs that switch between views of a page, each with its own address. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className="tab-links">
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          ref={tab.current ? showTab : undefined}
          aria-current={tab.current ? "page" : undefined}
          className="tab-link"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
