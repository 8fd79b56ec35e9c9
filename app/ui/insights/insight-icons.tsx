import Bookmark from "lucide-react/dist/esm/icons/bookmark.js"
import ChartColumn from "lucide-react/dist/esm/icons/chart-column.js"
import CirclePlay from "lucide-react/dist/esm/icons/circle-play.js"
import Ellipsis from "lucide-react/dist/esm/icons/ellipsis.js"
import FileText from "lucide-react/dist/esm/icons/file-text.js"
import Mic from "lucide-react/dist/esm/icons/mic.js"

const icons = {
  article: <FileText />,
  video: <CirclePlay />,
  podcast: <Mic />,
  report: <ChartColumn />,
  save: <Bookmark />,
  saved: <Bookmark fill="currentColor" />,
  more: <Ellipsis />,
}

/** The icons of all cards, drawn once a page: a card that is repeated only refers to them. */
export function InsightIcons() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {Object.entries(icons).map(([name, icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {icon}
        </symbol>
      ))}
    </svg>
  )
}

export function InsightIcon({ name }: { name: keyof typeof icons }) {
  return (
    <svg aria-hidden="true" className="insight-icon">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
