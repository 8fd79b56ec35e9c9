import { Link, useNavigate } from "@remix-run/react"
import { clsx } from "clsx/lite"
import X from "lucide-react/dist/esm/icons/x.js"
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react"

interface DialogProps {
  /** Usually derived from the address, so the dialog also opens without a script. Keep the dialog mounted. */
  open: boolean
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the safe one first. */
  footer?: ReactNode
  /** The address of the page without the dialog. */
  closeHref: string
  /** Replaces navigation to `closeHref` when a script runs. */
  onClose?: () => void
  width?: "narrow" | "wide"
}

/** The native dialog: rendered open without a script; modal with one, and it returns the focus. */
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
  const close = onClose ?? (() => navigate(closeHref, { preventScrollReset: true }))

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.removeAttribute("open")
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  // Escape has already closed it natively; if the address closed it, `open` is false.
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
        "m-auto max-h-[min(90dvh,56rem)] w-[calc(100%-2rem)] overflow-y-auto border border-line bg-paper-raised shadow-layer",
        width === "wide" ? "max-w-3xl" : "max-w-md",
      )}
    >
      {open && (
        <div className="p-5 sm:p-7">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <Link
              to={closeHref}
              preventScrollReset
              aria-label="Close"
              className="-m-2 p-2 text-muted hover:text-ink"
              onClick={pressClose}
            >
              <X aria-hidden size={20} />
            </Link>
          </div>
          {description && <p className="mt-2 text-muted">{description}</p>}
          {children && <div className="mt-4">{children}</div>}
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
