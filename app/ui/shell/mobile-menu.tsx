import { useLocation } from "@remix-run/react"
import MenuIcon from "lucide-react/dist/esm/icons/menu.js"
import { AccountItems } from "./account-menu"
import { PageLink } from "./main-navigation"
import { Menu, menuItemStyle } from "./menu"
import { accountNavigation, isCurrent, mainNavigation } from "./navigation"
import type { NamedUser } from "./person"
import type { Theme } from "./theme-switch"

/** The whole header as a single menu on narrow screens. Links of the account part are not repeated. */
export function MobileMenu({ person, theme }: { person: NamedUser | null; theme: Theme }) {
  const { pathname } = useLocation()
  return (
    <div className="lg:hidden">
      <Menu
        align="end"
        triggerClassName="-mr-2 flex items-center gap-2 p-2 text-sm"
        panelClassName="w-[calc(100vw-2rem)] max-w-80"
        trigger={
          <>
            <MenuIcon aria-hidden size="1.25rem" />
            Menu
          </>
        }
      >
        <nav aria-label="Main" className="pb-1.5">
          {mainNavigation
            .flatMap((entry) => ("items" in entry ? entry.items : entry))
            .filter(({ to }) => !accountNavigation.some((link) => link.to === to))
            .map((link) => (
              <PageLink key={link.to} link={link} current={isCurrent(link, pathname)} className={menuItemStyle} />
            ))}
        </nav>
        <div className="border-t border-line pt-1.5">
          <AccountItems person={person} theme={theme} />
        </div>
      </Menu>
    </div>
  )
}
