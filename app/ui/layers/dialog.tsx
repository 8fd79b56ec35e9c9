import { Link, useLocation, useNavigate } from "@remix-run/react"
import { clsx } from "clsx/lite"
import X from "lucide-react/dist/esm/icons/x.js"
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react"
import { dialogClosedAt } from "../browser/focus-after-navigation"

interface DialogProps {
  /** Usually derived from the address, so the dialog also opens without a script. Keep the dialog mounted. */
  open: boolean
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The action buttons, with the safe one first. */
  footer?: ReactNode
  /** The address of the page without the dialog. */
  closeHref: string
  /** Called instead of navigating to `closeHref` when a script runs. */
  onClose?: () => void
  width?: "narrow" | "wide"
}

/** A native dialog: rendered open without a script; with a script it is modal and restores the focus. */
export function Dialog({
  open,
  title,
  description,
  children,
  footer,
  closeHref,
  onClose,
  width = "narrow",
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const [openInHtml] = useState(open)
  const titleId = useId()
  const navigate = useNavigate()
  const here = useLocation()
  const address = useRef("")
  const close = onClose ?? (() => navigate(closeHref, { preventScrollReset: true }))

  // Runs after each navigation: the opener, pressed again while a closed dialog's address is still changing back, leads
  // to the same address.
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    address.current = here.pathname + here.search
    if (dialog.matches(":modal")) return
    dialog.removeAttribute("open")
    dialog.showModal()
    firstOf(dialog)?.focus()
  }, [open, here])

  useEffect(() => {
    const dialog = ref.current
    if (!open) return
    return () => {
      dialog?.close()
      dialogClosedAt(address.current)
    }
  }, [open])

  // Escape has already closed the dialog, so only the address is left to change. If the address changed first, `open`
  // is false.
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    if (open && event.target === event.currentTarget) close()
  }

  function pressBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }

  function pressClose(event: MouseEvent) {
    if (!onClose) return
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the platform's own way of closing
    <dialog
      ref={ref}
      open={openInHtml || undefined}
      aria-labelledby={titleId}
      onClose={closed}
      onClick={pressBackdrop}
      className={clsx(
        "m-auto max-h-[min(90dvh,56rem)] w-[calc(100%-2rem)] overflow-y-auto raised border border-line",
        width === "wide" ? "max-w-3xl" : "max-w-md",
      )}
    >
      {open && (
        <div className="relative p-5 sm:p-7">
          <h2 id={titleId} className="pr-10 text-xl">
            {title}
          </h2>
          {description && <p className="mt-2 text-muted">{description}</p>}
          {children && <div className="mt-4">{children}</div>}
          {footer && <div className="dialog-footer">{footer}</div>}
          {/* Last, so that keyboard users reach the dialog's content first. */}
          <Link
            to={closeHref}
            preventScrollReset
            aria-label="Close"
            className="absolute top-3.5 right-3.5 p-2 text-muted hover:text-ink sm:top-5.5 sm:right-5.5"
            onClick={pressClose}
          >
            <X aria-hidden size="1.25rem" />
          </Link>
        </div>
      )}
    </dialog>
  )
}

const fields = 'input:not([type="hidden"], [hidden]), textarea, select'

/** The first invalid field, else the first field, else the safe button. */
function firstOf(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    dialog.querySelector<HTMLElement>(fields) ??
    dialog.querySelector<HTMLElement>(".dialog-footer :is(a, button)")
  )
}
