import Maximize from "lucide-react/dist/esm/icons/maximize.js"
import { buttonStyle } from "../../ui/button-style"

/** Shows the page in full screen. Without a script or browser support, it opens in a new tab. */
export function FullScreen({ src }: { src: string }) {
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle("secondary")}
      onClick={(event) => {
        const frame = document.querySelector(".sheet-frame iframe")
        if (!frame || !document.fullscreenEnabled) return
        event.preventDefault()
        void frame.requestFullscreen()
      }}
    >
      <Maximize aria-hidden />
      Full Screen
    </a>
  )
}
