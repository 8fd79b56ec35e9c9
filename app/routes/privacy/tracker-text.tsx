import { useLoaderData } from "@remix-run/react"

/** Whether this site uses a marketing tracker, as the page "Privacy choices" says it. */
export function TrackerText() {
  const { hasTracker } = useLoaderData<{ hasTracker: boolean }>()
  const choices = (
    <a className="text-link" href="/consent">
      Privacy choices
    </a>
  )
  if (!hasTracker) {
    return (
      <>
        This site uses no marketing tracker from another company. If that changes, it loads only if you accept it under{" "}
        {choices}.
      </>
    )
  }
  return (
    <>
      A marketing tracker from another company loads only if you accept it, and never if your browser sends Global
      Privacy Control or Do Not Track. If you accept, it receives the names of such events and, while you are signed in,
      your email address. You can change your mind under {choices}.
    </>
  )
}
