import LayoutGrid from "lucide-react/dist/esm/icons/layout-grid.js"
import { PageLink } from "../../ui/shell/main-navigation"
import { Menu, menuItemStyle } from "../../ui/shell/menu"
import { quickNavigation } from "../../ui/shell/navigation"

/** The floating button at the bottom right, with links to the main pages. */
export function QuickMenu() {
  return (
    <div className="quick-menu at-bottom print:hidden">
      <Menu
        align="end"
        triggerClassName="flex items-center gap-2 text-sm font-medium"
        panelClassName="top-auto! bottom-full mt-0! mb-2 max-lg:mr-4"
        trigger={
          <>
            <LayoutGrid aria-hidden size="1.125rem" />
            <span>Quick menu</span>
          </>
        }
      >
        <nav aria-label="Quick menu">
          {quickNavigation.map((link) => (
            <PageLink key={link.to} link={link} current={false} className={menuItemStyle} />
          ))}
        </nav>
      </Menu>
    </div>
  )
}
