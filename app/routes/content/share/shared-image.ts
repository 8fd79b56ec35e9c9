import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { sharePicture } from "../../../domain/sharing/share-picture.server"

/** The preview image of a shared document for link previews. Requesting it counts no view. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const picture = await sharePicture(context.deps, params.token ?? "")
  if (!picture)
    return new Response("404 There is no such image.\n", { status: 404, headers: { "Content-Type": "text/plain" } })
  return new Response(picture, {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(picture.length),
      "Cache-Control": "private, max-age=300",
      "X-Robots-Tag": "noindex",
    },
  })
}
