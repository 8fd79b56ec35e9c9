import { Link, useLocation } from "@remix-run/react"
import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.js"
import { classNames } from "./class-names"
import { Menu, menuItemStyle } from "./menu"
import { isCurrent, isGroupCurrent, mainNavigation, type NavigationGroup, type NavigationLink } from "./navigation"

const itemStyle = "flex h-16 items-center gap-1 border-y-2 border-transparent text-sm hover:text-ink"
const currentStyle = "border-b-ink font-medium"

/** The links of the top navigation, from tablet width up. */
export function MainNavigation() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="flex gap-7 max-md:hidden">
      {mainNavigation.map((entry) =>
        "items" in entry ? (
          <GroupMenu key={entry.label} group={entry} pathname={pathname} />
        ) : (
          <PageLink
            key={entry.to}
            link={entry}
            current={isCurrent(entry, pathname)}
            className={classNames(itemStyle, isCurrent(entry, pathname) ? currentStyle : "text-muted")}
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
          <ChevronDown aria-hidden size={15} className="transition-transform group-open:rotate-180" />
        </>
      }
      triggerClassName={classNames(itemStyle, isGroupCurrent(group, pathname) ? currentStyle : "text-muted")}
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

/** A link of the navigation; its data is fetched when the pointer rests on it. */
export function PageLink({ link, current, className }: PageLinkProps) {
  return (
    <Link to={link.to} prefetch="intent" aria-current={current ? "page" : undefined} className={className}>
      {link.label}
    </Link>
  )
}
