import { createContext } from "react"
import type { Kept } from "./last-form"

/** The form of a failed action. Its error page ships no scripts and contains the form, ready to resend. */
export const UnsentContext = createContext<Kept | null>(null)
