import { Link, type LinkProps } from "@remix-run/react"
import { clsx } from "clsx/lite"

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx("text-link", className)} />
}
