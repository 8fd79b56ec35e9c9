import * as z from "zod"
import { readCookie, themeCookie, writeCookie } from "./cookies.server"

export const Theme = z.enum(["light", "dark", "system"])
export type Theme = z.output<typeof Theme>

export function readTheme(request: Request): Theme {
  return Theme.safeParse(readCookie(request, themeCookie)).data ?? "system"
}

const year = 365 * 24 * 60 * 60
export const writeTheme = (theme: Theme) => writeCookie(themeCookie, theme, year)
