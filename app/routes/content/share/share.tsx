import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { findStoredContent } from "../../../domain/content/edit/change-tree.server"
import { shownDocument } from "../../../domain/document/document-page"
import { formatDate, formatDay, formatMoment } from "../../../domain/kernel/format"
import { product } from "../../../domain/kernel/product"
import { together } from "../../../domain/kernel/query.server"
import { RevokeShare, ShareDocument } from "../../../domain/sharing/schema"
import { createShare, listShares, revokeShare } from "../../../domain/sharing/shares.server"
import { runForm } from "../../../http/forms/run-form.server"
import { readyPage } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import { Notice } from "../../../ui/feedback/notice"
import { PageHeader } from "../../../ui/shell/page-header"
import { TextLink } from "../../../ui/text-link"
import { isHeldBack } from "../held-back"
import { blockedSentences, blockedTitle, itOrThem, ReviewBlocked } from "../review-blocked"
import { CreatedLink } from "./created-link"
import { ShareForm } from "./share-form"
import { ShareList } from "./share-list"

export const meta: MetaFunction = () => [{ title: `Share · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ""
  const { viewer, data } = await readyPage(args, (deps, who) =>
    together(findStoredContent(deps, who, id), listShares(deps, who, id)),
  )
  const [open, links] = data
  if (!open) throw new Response(null, { status: 404 })
  const shares = links.map((link) => ({
    ...link,
    created: formatMoment(link.createdAt, viewer),
    expires: link.expiresAt && formatDate(link.expiresAt, viewer),
    viewed: link.lastViewedOn && formatDay(link.lastViewedOn, viewer.locale),
  }))
  const document = shownDocument({ ...open, evidence: [] })
  const blocked = isHeldBack(document) ? blockedSentences(document).map(({ number }) => number ?? 1) : []
  return { viewer, id, title: open.row.title, blocked, shares, once: args.context.deps.newId() }
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = args.context
  const id = args.params.id ?? ""
  const form = await args.request.formData()
  const { actor, data: open } = await readyPage(args, (deps, who) => findStoredContent(deps, who, id))
  if (!open) throw new Response(null, { status: 404 })
  if (form.get("intent") === "revoke") {
    const revoke = (link: RevokeShare) => revokeShare(deps, actor, id, link.id)
    const done = () => redirectWithToast(`/content/${id}/share`, { title: "Link revoked" })
    return runForm(args, RevokeShare, revoke, done, form)
  }
  const { origin } = new URL(args.request.url)
  // Shown once, in the response itself; never stored in a cookie or an address.
  return runForm(
    args,
    ShareDocument,
    (input) => createShare(deps, actor, open, input),
    ({ token, isIndexed }) => ({
      address: `${origin}/s/${token}`,
      isLeftUnlisted: form.has("isIndexed") && !isIndexed,
    }),
    form,
  )
}

export default function Share() {
  const { id, title, blocked, shares, once } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const created = answer && "address" in answer ? answer : null
  const refused = answer && "result" in answer ? answer.result : null
  return (
    <>
      <PageHeader
        above={<TextLink to={`/content/${id}`}>{title}</TextLink>}
        title="Share with a link"
        description="Anyone with the link can read the latest version of this document, without an account. You can revoke the link at any time."
      />
      <div className="max-w-prose">
        {created && <CreatedLink {...created} />}
        {blocked[0] === undefined ? (
          <ShareForm key={created?.address} once={once} refused={refused} />
        ) : (
          <Notice
            variant="caution"
            title={blockedTitle(blocked.length)}
            action={<ReviewBlocked id={id} first={blocked[0]} count={blocked.length} />}
          >
            You can create a link once you confirm, edit or remove {itOrThem(blocked.length)}.
            {shares.length > 0 && " Until then, your links show the last version without a blocked sentence."}
          </Notice>
        )}
        <section aria-labelledby="links" className="mt-12 border-t border-line pt-6">
          <h2 id="links" className="text-xl">
            Links to this document
          </h2>
          <p className="mt-1 mb-4 text-sm text-muted">Visits by programs, such as search engines, are not counted.</p>
          <ShareList shares={shares} />
        </section>
      </div>
    </>
  )
}
