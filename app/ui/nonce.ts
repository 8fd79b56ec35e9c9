import { createContext } from "react"

/** The nonce of this response's scripts; empty in the browser, where it is not needed. */
export const NonceContext = createContext("")
