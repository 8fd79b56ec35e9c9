import type { Page } from "@playwright/test"

/**
 * The viewer: a visitor; a user with an incomplete profile; a new user on the free plan; one who has used up the
 * month's units; one on a paid plan; one on the Pro plan with data everywhere.
 */
export const stands = ["visitor", "new", "empty", "spent", "paying", "filled"] as const
export type Stand = (typeof stands)[number]

/** A page in one of its states, or with a menu or dialog open. */
export interface Place {
  stand: Stand
  /** The name of its screenshots, unique within the viewer's state. */
  name: string
  /** The route's file, as in `app/routes.ts`. */
  route: string
  /** Its address. Placeholders (`:document`) are ids of what `fill` created. */
  path: string
  /** The components of `app/` that are open: dialogs and menus. */
  shows?: string[]
  /** Opens a menu or dialog that has no address. */
  open?: (page: Page) => Promise<unknown>
  /** The minimum width at which the menu or dialog exists. */
  width?: number
}

/** An address with its ids filled in. */
export function addressOf({ path }: Pick<Place, "path">, ids: Record<string, string>): string {
  return path.replace(/(?<=[/=]):(\w+)/g, (_, name: string) => {
    const id = ids[name]
    if (id === undefined) throw new Error(`${path}: nothing was made that is called ${name}.`)
    return id
  })
}

/** Navigates to a place and opens its menu or dialog. */
export async function goTo(page: Page, place: Place, ids: Record<string, string>): Promise<void> {
  await page.goto(addressOf(place, ids))
  await place.open?.(page)
}
