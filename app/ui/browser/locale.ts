import { createContext, useContext } from "react"
import { defaultLocale } from "../../domain/kernel/format"

/** The reader's locale as determined by the server, so that the server and the browser render the same text. */
export const LocaleContext = createContext(defaultLocale)

export const useLocale = () => useContext(LocaleContext)
