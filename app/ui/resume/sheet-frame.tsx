import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import { pageHeight } from "./page-height"

interface SheetFrameProps {
  src: string
  title: string
  className?: string
  maxWidth?: number
  frameRef?: Ref<HTMLIFrameElement>
}

/** A resume's page in a frame that is as tall as the page. Without a script, the frame scrolls, and a note says so. */
export function SheetFrame({ src, title, className = "", maxWidth, frameRef }: SheetFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useImperativeHandle(frameRef, () => frame.current as HTMLIFrameElement, [])
  useEffect(() => {
    // A new address requires a new frame.
    const node = frame.current
    if (!src || !node) return
    const fit = () => {
      const height = pageHeight(node.contentDocument)
      if (height) node.style.height = `${height}px`
    }
    const grown = new ResizeObserver(fit)
    const follow = () => {
      const page = node.contentDocument?.body
      grown.disconnect()
      if (page) grown.observe(page)
      fit()
    }
    follow()
    node.addEventListener("load", follow)
    return () => {
      node.removeEventListener("load", follow)
      grown.disconnect()
    }
  }, [src])
  return (
    <div className={`sheet-frame ${className}`} style={maxWidth ? { maxWidth } : undefined}>
      <iframe ref={frame} key={src} title={title} src={src} sandbox="allow-same-origin" />
      <noscript>
        <p className="border-t border-line-strong bg-paper px-4 py-2 text-sm text-muted">
          Scroll inside the page to see the rest of it, or{" "}
          <a href={src} target="_blank" rel="noreferrer" className="text-link">
            open it in a new tab
          </a>
          .
        </p>
      </noscript>
    </div>
  )
}
