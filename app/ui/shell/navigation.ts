export interface NavigationLink {
  to: string
  label: string
}

export interface NavigationGroup {
  label: string
  items: readonly NavigationLink[]
}

/** The top navigation, in order. */
export const mainNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/growth-pulse", label: "Growth Pulse" },
  {
    label: "Content",
    items: [
      { to: "/content", label: "Content Library" },
      { to: "/resume-templates", label: "Resume Templates" },
      { to: "/resume-editor", label: "Resume Editor" },
      { to: "/achievements", label: "Achievements" },
      { to: "/evidence", label: "Evidence" },
    ],
  },
  { to: "/job-analysis", label: "Job Analysis" },
  { to: "/influence-score", label: "Influence Score" },
  { to: "/settings", label: "Settings" },
]

/** The links of the avatar menu, above the theme switch and Log out. */
export const accountNavigation: readonly NavigationLink[] = [
  { to: "/settings", label: "Settings" },
  { to: "/billing", label: "Billing" },
]

/** The pages of the quick menu, in order; only those that are in the navigation above. */
const quick: readonly NavigationLink[] = [
  { to: "/growth-pulse", label: "Growth Pulse" },
  { to: "/content", label: "Content" },
  { to: "/job-analysis", label: "Job Analysis" },
  { to: "/influence-score", label: "Influence Score" },
  { to: "/settings", label: "Settings" },
  { to: "/billing", label: "Billing" },
]
const pages = [...mainNavigation.flatMap((entry) => ("items" in entry ? entry.items : entry)), ...accountNavigation]
export const quickNavigation = quick.filter(({ to }) => pages.some((page) => page.to === to))

/** Whether a path is the link's page or a page below it. */
export function isCurrent(link: NavigationLink, pathname: string): boolean {
  return pathname === link.to || pathname.startsWith(`${link.to}/`)
}

/** A group is highlighted on each of its pages. */
export function isGroupCurrent(group: NavigationGroup, pathname: string): boolean {
  return group.items.some((item) => isCurrent(item, pathname))
}
