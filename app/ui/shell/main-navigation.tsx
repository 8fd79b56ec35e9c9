import { Link, useLocation } from "@remix-run/react"
import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.js"
import { Menu, menuItemStyle } from "./menu"
import { isCurrent, isGroupCurrent, mainNavigation, type NavigationGroup, type NavigationLink } from "./navigation"

const itemStyle = (current: boolean) => (current ? "top-link is-current" : "top-link")

/** The links of the top navigation, from 1,024 px up. */
export function MainNavigation() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="flex gap-6 max-lg:hidden">
      {mainNavigation.map((entry) =>
        "items" in entry ? (
          <GroupMenu key={entry.label} group={entry} pathname={pathname} />
        ) : (
          <PageLink
            key={entry.to}
            link={entry}
            current={isCurrent(entry, pathname)}
            className={itemStyle(isCurrent(entry, pathname))}
          />
        ),
      )}
    </nav>
  )
}

function GroupMenu({ group, pathname }: { group: NavigationGroup; pathname: string }) {
  return (
    <Menu
      trigger={
        <>
          {group.label}
          <ChevronDown aria-hidden size="0.9375rem" className="transition-transform group-open:rotate-180" />
        </>
      }
      triggerClassName={itemStyle(isGroupCurrent(group, pathname))}
      panelClassName="-ml-4 !mt-px"
    >
      {group.items.map((item) => (
        <PageLink key={item.to} link={item} current={isCurrent(item, pathname)} className={menuItemStyle} />
      ))}
    </Menu>
  )
}

interface PageLinkProps {
  link: NavigationLink
  current: boolean
  className: string
}

/** A navigation link whose data is prefetched on hover. */
export function PageLink({ link, current, className }: PageLinkProps) {
  return (
    <Link to={link.to} prefetch="intent" aria-current={current ? "page" : undefined} className={className}>
      {link.label}
    </Link>
  )
}
