import { redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import { clearCookie, readCookie, toastCookie, writeCookie } from "./cookies.server"

const Toast = z.object({
  title: z.string().max(200),
  description: z.string().max(500).optional(),
  variant: z.enum(["default", "destructive"]).default("default"),
})
export type Toast = z.input<typeof Toast>

/** Redirects to one of our pages and shows a toast there. Works without JavaScript. */
export function redirectWithToast(to: string, toast: Toast, headers: string[] = []) {
  const all = new Headers({ "Set-Cookie": writeCookie(toastCookie, JSON.stringify(toast), 60) })
  for (const cookie of headers) all.append("Set-Cookie", cookie)
  return redirect(to, { headers: all })
}

/** The toast left by the last response, and the header that clears it. */
export function takeToast(request: Request): { toast: Toast | null; headers: HeadersInit } {
  const raw = readCookie(request, toastCookie)
  if (!raw) return { toast: null, headers: {} }
  return { toast: parse(raw), headers: { "Set-Cookie": clearCookie(toastCookie) } }
}

function parse(raw: string): Toast | null {
  try {
    return Toast.safeParse(JSON.parse(raw)).data ?? null
  } catch {
    return null
  }
}
