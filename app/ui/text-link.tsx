import { Link, type LinkProps } from "@remix-run/react"
import { clsx } from "clsx/lite"

/** An inline link. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx("text-link", className)} />
}
