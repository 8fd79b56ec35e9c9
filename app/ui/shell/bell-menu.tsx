import { Form, Link, useLocation } from "@remix-run/react"
import Bell from "lucide-react/dist/esm/icons/bell.js"
import { formatNumber } from "../../domain/kernel/format"
import { useLocale } from "../browser/locale"
import { Menu, menuItemStyle } from "./menu"

/**
 * The bell with the number of unseen notifications; null if they were not counted. Only the inbox lists notifications,
 * so other pages do not query them.
 */
export function BellMenu({ unread }: { unread: number | null }) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const told = unread === null ? "" : unread === 0 ? "nothing new" : `${formatNumber(unread, locale)} new`
  return (
    <Menu
      align="end"
      label={told ? `Notifications: ${told}` : "Notifications"}
      triggerClassName="bell"
      panelClassName="max-w-72"
      trigger={
        <>
          <Bell aria-hidden size="1.25rem" />
          {unread !== null && unread > 0 && <span className="unread-count">{unread > 99 ? "99+" : unread}</span>}
        </>
      }
    >
      {unread !== null && (
        <div className="border-b border-line px-4 pt-1 pb-2.5 text-sm">
          <p className="font-medium">{unread === 0 ? "You’re all caught up" : `${formatNumber(unread, locale)} new`}</p>
          {unread === 0 && (
            <p className="mt-0.5 max-w-64 text-muted">
              We’ll tell you here when a document is ready, when something fails or when you reach a limit.
            </p>
          )}
        </div>
      )}
      <div className="pt-1.5">
        <Link to="/inbox" prefetch="intent" className={menuItemStyle}>
          Open inbox
        </Link>
        {unread !== null && unread > 0 && (
          <Form method="post" action="/inbox" preventScrollReset>
            <input type="hidden" name="back" value={pathname + search} />
            <button type="submit" name="intent" value="all" className={menuItemStyle}>
              Mark all as read
            </button>
          </Form>
        )}
      </div>
    </Menu>
  )
}
