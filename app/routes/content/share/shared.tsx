import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { isbot } from "isbot"
import { product } from "../../../domain/kernel/product"
import { type OpenedShare, openShare, unlockShare } from "../../../domain/sharing/open-share.server"
import { EnterPasscode } from "../../../domain/sharing/schema"
import manuscript from "../../../styles/manuscript.css?url"
import { FrontPage } from "../../../ui/shell/front-page"
import { PasscodeForm } from "./passcode-form"
import { SharedSheet } from "./shared-sheet"

export const links: LinksFunction = () => [{ rel: "stylesheet", href: manuscript }]

export const handle = { scripts: false }

/** The address is a secret, so no outgoing link reveals it. */
const privately = { "Referrer-Policy": "no-referrer", "Cache-Control": "private, no-store" }
const unlisted = { ...privately, "X-Robots-Tag": "noindex, nofollow" }

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  const set = errorHeaders ?? ([...actionHeaders].length > 0 ? actionHeaders : loaderHeaders)
  return set.has("Referrer-Policy") ? set : unlisted
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, params }) => {
  if (shown?.state !== "open") return [{ title: product.name }, { name: "robots", content: "noindex" }]
  const { document, name, isIndexed, origin } = shown
  return [
    { title: document.title },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:site_name", content: product.name },
    { property: "og:title", content: document.title },
    { property: "og:image", content: `${origin}/s/${params.token}/image.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: name ? `${document.title}, ${name}` : document.title },
    { name: "twitter:card", content: "summary_large_image" },
  ]
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const counts = request.method === "GET" && !isbot(request.headers.get("User-Agent"))
  return answered(await openShare(context.deps, params.token ?? "", counts), request)
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = EnterPasscode.safeParse(Object.fromEntries(await request.formData())).data
  return answered(await unlockShare(context.deps, params.token ?? "", entered?.passcode ?? ""), request)
}

function answered(opened: OpenedShare, { url }: Request) {
  const status = opened.state === "gone" ? 404 : opened.state === "locked" && opened.isWrong ? 403 : 200
  const isListed = opened.state === "open" && opened.isIndexed
  return data({ ...opened, origin: new URL(url).origin }, { status, headers: isListed ? privately : unlisted })
}

export default function Shared() {
  const read = useLoaderData<typeof loader>()
  const shown = useActionData<typeof action>() ?? read
  if (shown.state === "open") return <SharedSheet document={shown.document} page={shown.page} />
  if (shown.state === "locked") return <PasscodeForm isWrong={shown.isWrong} />
  return (
    <FrontPage title="This link does not open a document">
      <p>It may have expired or been revoked, or part of it may be missing. Please ask the person who sent it.</p>
    </FrontPage>
  )
}
