import type { Page } from "@playwright/test"

/**
 * The viewer: a visitor; somebody whose profile is incomplete; one who has just begun on the free plan; one who has used
 * up the month's units; one who pays for a plan; one on the Pro plan with something of everything.
 */
export const stands = ["visitor", "new", "empty", "spent", "paying", "filled"] as const
export type Stand = (typeof stands)[number]

/** A page in one of its states, or a menu or dialog open on it. */
export interface Place {
  stand: Stand
  /** Names its screenshots; unique within the stand. */
  name: string
  /** The route's file, as in `app/routes.ts`. */
  route: string
  /** Its address; names in it (`:document`) are ids of what `fill` has made. */
  path: string
  /** The components of `app/` that are open in it: dialogs and menus. */
  shows?: string[]
  /** Opens the menu or dialog that no address opens. */
  open?: (page: Page) => Promise<unknown>
  /** The width that the menu or dialog needs to be there. */
  width?: number
}

/** An address with its ids. */
export function addressOf({ path }: Pick<Place, "path">, ids: Record<string, string>): string {
  return path.replace(/(?<=[/=]):(\w+)/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`${path}: nothing was made that is called ${name}.`)
    return id
  })
}

/** Goes to a place as it is seen, its menu or dialog open. */
export async function goTo(page: Page, place: Place, ids: Record<string, string>): Promise<void> {
  await page.goto(addressOf(place, ids))
  await place.open?.(page)
}
