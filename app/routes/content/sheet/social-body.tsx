import type { ShownDocument } from "../../../domain/document/document-page"
import { Carousel } from "./carousel"
import { Script } from "./script"
import type { SheetProps } from "./sheet-props"
import { Thread } from "./thread"

/** Content types that consist of posts, slides or scenes. */
export function SocialBody({ type, ...rest }: SheetProps & Pick<ShownDocument, "type">) {
  if (type === "thread_tweet") return <Thread {...rest} />
  if (type === "carousel_post") return <Carousel {...rest} />
  return <Script {...rest} />
}
