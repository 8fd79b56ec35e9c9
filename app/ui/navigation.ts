export interface NavigationLink {
  to: string
  label: string
}

export interface NavigationGroup {
  label: string
  items: readonly NavigationLink[]
}

/** The top navigation, in order. A page is added here when it exists. */
export const mainNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/growth-pulse", label: "Growth Pulse" },
  {
    label: "Content",
    items: [
      { to: "/content", label: "Content Library" },
      { to: "/evidence", label: "Evidence" },
    ],
  },
]

/** The avatar menu, above the theme switch and Log out. */
export const accountNavigation: readonly NavigationLink[] = [{ to: "/billing", label: "Billing" }]

/** Whether a path is the link's page or lies below it. */
export function isCurrent(link: NavigationLink, pathname: string): boolean {
  return pathname === link.to || pathname.startsWith(`${link.to}/`)
}

/** A group is highlighted on every page of its own. */
export function isGroupCurrent(group: NavigationGroup, pathname: string): boolean {
  return group.items.some((item) => isCurrent(item, pathname))
}
