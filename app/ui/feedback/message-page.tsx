import { useRouteLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { FrontPage } from "../shell/front-page"
import { PageHeader } from "../shell/page-header"
import { Shell } from "../shell/shell"
import type { Theme } from "../shell/theme-switch"

interface MessagePageProps {
  title: string
  description: string
  children?: ReactNode
}

/**
 * A page that only explains why the requested page is not available. A visitor with a session keeps the navigation, but
 * the session is not read, so the header shows no name.
 */
export function MessagePage({ title, description, children }: MessagePageProps) {
  const root = useRouteLoaderData<{ theme?: Theme; hasSession?: boolean }>("root")
  if (!root?.hasSession) {
    return (
      <FrontPage title={title} description={description}>
        {children}
      </FrontPage>
    )
  }
  return (
    <Shell person={null} theme={root.theme ?? "system"} unread={null} tracked={false}>
      <div className="max-w-prose">
        <PageHeader title={title} description={description} />
        {children}
      </div>
    </Shell>
  )
}
