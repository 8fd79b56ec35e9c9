import { Link, type LinkProps } from "@remix-run/react"
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style"

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A navigation link that looks like a button. */
export function ButtonLink({ variant = "secondary", size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />
}
