import { Form, useLocation } from "@remix-run/react"
import { forgetDrafts } from "../form/draft"
import { Avatar } from "./avatar"
import { PageLink } from "./main-navigation"
import { Menu, menuItemStyle } from "./menu"
import { accountNavigation, isCurrent } from "./navigation"
import { displayNameOf, type NamedUser } from "./person"
import { type Theme, ThemeSwitch } from "./theme-switch"

interface AccountProps {
  person: NamedUser | null
  theme: Theme
}

/** The menu under the avatar, from 1,024 px up. */
export function AccountMenu(props: AccountProps) {
  return (
    <div className="max-lg:hidden">
      <Menu
        align="end"
        triggerClassName="block rounded-full"
        trigger={
          <>
            <Avatar person={props.person} />
            <span className="sr-only">{props.person ? ", your account" : "Your account"}</span>
          </>
        }
      >
        <AccountItems {...props} />
      </Menu>
    </div>
  )
}

/** The user's name, the account pages, the theme switch and logout. */
export function AccountItems({ person, theme }: AccountProps) {
  const { pathname } = useLocation()
  return (
    <>
      {person && <Named person={person} />}
      <div className="border-t border-line py-1.5">
        {accountNavigation.map((link) => (
          <PageLink key={link.to} link={link} current={isCurrent(link, pathname)} className={menuItemStyle} />
        ))}
      </div>
      <div className="border-t border-line px-4 py-3">
        <ThemeSwitch theme={theme} />
      </div>
      <div className="border-t border-line pt-1.5">
        <LogOut className={menuItemStyle} />
      </div>
    </>
  )
}

function Named({ person }: { person: NamedUser }) {
  const name = displayNameOf(person)
  return (
    <div className="max-w-72 px-4 pt-1.5 pb-3 text-sm">
      <p className="truncate font-medium">{name}</p>
      {name !== person.email && <p className="wrap-anywhere text-muted">{person.email}</p>}
    </div>
  )
}

export function LogOut({ className }: { className?: string }) {
  return (
    <Form method="post" action="/auth/logout" reloadDocument onSubmit={forgetDrafts}>
      <button type="submit" className={className}>
        Log out
      </button>
    </Form>
  )
}
