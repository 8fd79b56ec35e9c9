import { clsx } from "clsx/lite"
import { postLimit } from "../../../domain/document/kinds"
import { Caption } from "./carousel"
import { Paragraphs } from "./part-text"
import type { SheetProps } from "./sheet-props"
import { keyOf, piecesOf, type SeriesPiece, textOfPart } from "./units"

/** A thread of posts, each with its position and length. */
export function Thread({ parts, page }: SheetProps) {
  const units = piecesOf(parts, "Post 1")
  const posts = units.filter((unit) => !unit.isCaption)
  return (
    <>
      <ol>
        {posts.map((post, index) => (
          <li key={keyOf(post.parts[0])} className="border-l-2 border-accent pb-8 pl-5 last:pb-0 sm:pl-7">
            <p className="mb-1.5 flex justify-between gap-4 font-sans text-xs text-muted tabular-nums">
              <span>
                Post {index + 1} of {posts.length}
              </span>
              <Length of={lengthOf(post)} />
            </p>
            <Paragraphs parts={post.parts} page={page} />
          </li>
        ))}
      </ol>
      <Caption units={units} page={page} />
    </>
  )
}

function Length({ of }: { of: number }) {
  const over = of > postLimit
  return (
    <span className={clsx(over && "font-semibold text-negative")}>
      {of}/{postLimit} characters{over && ", too long"}
    </span>
  )
}

/** The length of a post as the reader sees it. Its position ("2/7") is shown above it and does not count. */
function lengthOf({ parts }: SeriesPiece): number {
  return parts.map(textOfPart).join("\n").length
}
