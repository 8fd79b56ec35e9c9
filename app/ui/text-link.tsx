import { Link, type LinkProps } from "@remix-run/react"
import { classNames } from "./class-names"

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames("text-link", className)} />
}
