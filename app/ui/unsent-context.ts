import { createContext } from "react"
import type { Kept } from "./last-form"

/** The form whose handling failed on the server: its page is sent without a script, and gives the form back. */
export const UnsentContext = createContext<Kept | null>(null)
