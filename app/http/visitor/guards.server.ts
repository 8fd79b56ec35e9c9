import { data, redirect } from "@remix-run/cloudflare"
import type { Deps } from "../../domain/kernel/deps"
import { emptyQuery, type Query, type Who } from "../../domain/kernel/query.server"
import type { Actor } from "../../domain/users/actor"
import { keepForm } from "../input/kept-form.server"
import type { RequestContext } from "./context.server"
import { readLocale } from "./locale.server"
import { actorWith, currentActor, signOutCookie } from "./session.server"

interface GuardArgs {
  request: Request
  context: RequestContext
}

/** The user data that the page shell shows. */
export interface Viewer {
  email: string
  firstName: string
  lastName: string
  membershipTier: Actor["tier"]
  planName: string
  timeZone: string
  locale: string
  unreadNotifications: number
  /** False until the profile is set up: every page of the navigation would lead back there. */
  isReady: boolean
}

function viewerOf(actor: Actor, locale: string): Viewer {
  const { email, firstName, lastName, planName, timeZone, unreadNotifications } = actor
  const shown = { email, firstName, lastName, planName, timeZone, locale, unreadNotifications }
  return { ...shown, membershipTier: actor.tier, isReady: actor.isOnboardingComplete }
}

const homeOf = (actor: Actor) => (actor.isOnboardingComplete ? "/dashboard" : "/onboarding")

/** For visitor pages (landing, login, register): redirects a signed-in user home. Without a cookie, no query runs. */
export async function requireGuest({ context }: GuardArgs): Promise<void> {
  const actor = await currentActor(context)
  if (actor) throw redirect(homeOf(actor))
}

/** For actions: the signed-in user, even with an incomplete profile. */
export async function requireUser(args: GuardArgs): Promise<Actor> {
  return signedIn(args, await currentActor(args.context))
}

/** For actions: the signed-in user. Redirects to onboarding if the profile is incomplete. */
export async function requireReady(args: GuardArgs): Promise<Actor> {
  return ready(await requireUser(args))
}

/** A page for any signed-in user: session and data in one round trip. */
export async function userPage<T>(args: GuardArgs, build: (deps: Deps, who: Who) => Query<T>) {
  const { actor, read } = await actorWith(args.context, build)
  const user = await signedIn(args, actor)
  return { viewer: viewerOf(user, readLocale(args.request)), actor: user, data: read() }
}

/** A page for any signed-in user that needs no data beyond the shell's. */
export async function viewerPage(args: GuardArgs) {
  const { viewer } = await userPage(args, () => emptyQuery)
  return { viewer }
}

/** A page for users with a complete profile: session and data in one round trip. */
export async function readyPage<T>(args: GuardArgs, build: (deps: Deps, who: Who) => Query<T>) {
  const page = await userPage(args, build)
  ready(page.actor)
  return page
}

/** Redirects a visitor to the login page and back afterwards, keeping a submitted form. */
async function signedIn({ request, context }: GuardArgs, actor: Actor | null): Promise<Actor> {
  if (actor) return actor
  if (context.token) context.responseHeaders.append("Set-Cookie", signOutCookie())
  const kept = await keepForm(request, context.form)
  if (kept) throw data({ kept }, 401)
  const { pathname, search } = new URL(request.url)
  throw redirect(`/auth/login?redirectTo=${encodeURIComponent(pathname + search)}`)
}

function ready(actor: Actor): Actor {
  if (!actor.isOnboardingComplete) throw redirect("/onboarding")
  return actor
}
