import { Outlet, useMatches, useRouteLoaderData } from "@remix-run/react"
import { useFreshData } from "../ui/browser/use-fresh-data"
import { BareFrame } from "../ui/shell/bare-frame"
import type { NamedUser } from "../ui/shell/person"
import { Shell } from "../ui/shell/shell"
import type { Theme } from "../ui/shell/theme-switch"

/** The frame of every signed-in page. Each page's loader returns the viewer, read in its own round trip. */
export default function AppLayout() {
  const matches = useMatches()
  const root = useRouteLoaderData<{ theme?: Theme; tracker?: object | null }>("root")
  const viewer = matches.map((match) => viewerOf(match.data)).find(Boolean)
  useFreshData(matches)
  const bare = matches.some((match) => isObject(match.handle) && match.handle.bare === true)

  if (bare || !viewer?.isReady) {
    return (
      <BareFrame>
        <Outlet />
      </BareFrame>
    )
  }
  return (
    <Shell person={viewer} theme={root?.theme ?? "system"} unread={viewer.unread} tracked={Boolean(root?.tracker)}>
      <Outlet />
    </Shell>
  )
}

function viewerOf(data: unknown): (NamedUser & { unread: number; isReady: boolean }) | undefined {
  if (!isObject(data) || !isObject(data.viewer)) return undefined
  const { email, firstName, lastName, unreadNotifications: unread, isReady } = data.viewer
  if (typeof email !== "string" || typeof firstName !== "string" || typeof lastName !== "string") return undefined
  return { email, firstName, lastName, unread: typeof unread === "number" ? unread : 0, isReady: isReady === true }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
