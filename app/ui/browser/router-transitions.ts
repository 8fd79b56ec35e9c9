import { startTransition } from "react"

type Follow = (...news: never[]) => void

/** The part of Remix's router that components subscribe to. */
interface Followed<Follower extends Follow> {
  subscribe: (follow: Follower) => () => void
}

/**
 * Makes everything that follows a router update in transitions. RemixBrowser updates outside of one when the address
 * changes, and parts of the page that are not hydrated yet would then be discarded and rendered again from scratch
 * (React's error 421). In a transition, React hydrates them first.
 */
export function followInTransitions<Follower extends Follow>(router: Followed<Follower>): void {
  const subscribe = router.subscribe.bind(router)
  router.subscribe = (follow) => subscribe(((...news) => startTransition(() => follow(...news))) as Follower)
}
