import { lazy } from "react"
import { SignInAgain as Drawn } from "./signing-in"

/** Few sessions end while somebody writes, so the browser loads the way back only then; the server draws it with the page. */
export const SignInAgain = import.meta.env.SSR
  ? Drawn
  : lazy(() => import("./signing-in").then(({ SignInAgain }) => ({ default: SignInAgain })))
