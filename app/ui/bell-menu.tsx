import { Form, Link, useLocation } from "@remix-run/react"
import Bell from "lucide-react/dist/esm/icons/bell.js"
import { formatNumber } from "../domain/kernel/format"
import { useLocale } from "./locale"
import { Menu, menuItemStyle } from "./menu"

/** The bell with the unread count. Notifications are listed only in the inbox, so other pages do not query them. */
export function BellMenu({ unread }: { unread: number }) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const told = unread === 0 ? "Nothing unread" : `${formatNumber(unread, locale)} unread`
  return (
    <Menu
      align="end"
      label={`Notifications: ${told.toLowerCase()}`}
      triggerClassName="bell"
      trigger={
        <>
          <Bell aria-hidden size={20} />
          {unread > 0 && <span className="unread-count">{unread > 99 ? "99+" : unread}</span>}
        </>
      }
    >
      <p className="px-4 pt-1 pb-2.5 text-sm text-muted">{told}</p>
      <div className="border-t border-line pt-1.5">
        <Link to="/inbox" prefetch="intent" className={menuItemStyle}>
          Open inbox
        </Link>
        {unread > 0 && (
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
