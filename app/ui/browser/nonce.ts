import { createContext } from "react"

/** The nonce of this response's scripts; empty in the browser, which does not need it. */
export const NonceContext = createContext("")
