import { createContext } from "react"
import type { Kept } from "./last-form"

/** The form of a failed action: its error page is sent without scripts and returns the form. */
export const UnsentContext = createContext<Kept | null>(null)
