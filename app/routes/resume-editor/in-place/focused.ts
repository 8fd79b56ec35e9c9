import { createContext, useContext } from "react"

/** The id of the element that the browser focuses, and scrolls to, when it loads the page without a script. */
export const FocusedContext = createContext("")

/** The attribute for an element by its id. */
export function useAutoFocus(id: string | undefined): true | undefined {
  const focused = useContext(FocusedContext)
  return (id !== undefined && id === focused) || undefined
}
