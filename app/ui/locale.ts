import { createContext, useContext } from "react"
import { defaultLocale } from "../domain/kernel/format"

/** The reader's locale as the server read it, so that server and browser write the same text. */
export const LocaleContext = createContext(defaultLocale)

export const useLocale = () => useContext(LocaleContext)
