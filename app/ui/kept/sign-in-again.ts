import { lazy } from "react"
import { SignInAgain as Drawn } from "./signing-in"

/**
 * Sessions rarely end while somebody is typing, so the browser loads this form on demand; the server renders it with
 * the page.
 */
export const SignInAgain = import.meta.env.SSR
  ? Drawn
  : lazy(() => import("./signing-in").then(({ SignInAgain }) => ({ default: SignInAgain })))
