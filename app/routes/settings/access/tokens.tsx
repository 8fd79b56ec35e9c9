import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { iso } from "../../../domain/kernel/clock"
import { formatDate, formatDay } from "../../../domain/kernel/format"
import { product } from "../../../domain/kernel/product"
import { CreateTokenForm, OwnId } from "../../../domain/settings/schema"
import { createToken, listTokens, revokeToken } from "../../../domain/settings/tokens.server"
import type { Actor } from "../../../domain/users/actor"
import { runConfirmedForm } from "../../../http/forms/again.server"
import { runForm } from "../../../http/forms/run-form.server"
import { callerOf } from "../../../http/visitor/caller.server"
import { readyPage, requireReady } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import { Section } from "../section"
import { SettingsHeader } from "../settings-header"
import { CreatedToken } from "./created-token"
import { PasswordAgain, waitingForPassword } from "./password-again"
import { TokenForm } from "./token-form"
import { TokenList } from "./token-list"

const path = "/settings/tokens"

export const meta: MetaFunction = () => [{ title: `API tokens · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await readyPage(args, listTokens)
  const { deps } = args.context
  const url = new URL(args.request.url)
  const now = iso(deps.now())
  const tokens = data.map((token) => ({
    ...token,
    expired: token.expiresAt <= now,
    created: formatDate(token.createdAt, viewer),
    expires: formatDate(token.expiresAt, viewer),
    used: token.usedOn && formatDay(token.usedOn, viewer.locale),
  }))
  return { viewer, tokens, once: deps.newId(), origin: url.origin, revoking: url.searchParams.get("revoke") }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireReady(args)
  const { deps } = args.context
  const form = await args.request.formData()
  if (form.get("intent") === "revoke") {
    const revoke = ({ id }: OwnId) => revokeToken(deps, actor, id, callerOf(args))
    return runForm(args, OwnId, revoke, () => redirectWithToast(path, { title: "Token revoked" }), form)
  }
  const create = (confirmed: Actor, { once, ...input }: CreateTokenForm) =>
    createToken(deps, confirmed, input, callerOf(args), once)
  // Shown once, in the response itself; never stored in a cookie or an address.
  return runConfirmedForm(args, actor, CreateTokenForm, create, (created) => ({ created }), form)
}

export default function Tokens() {
  const { tokens, once, origin, revoking } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const created = answer && "created" in answer ? answer.created : null
  return (
    <>
      <SettingsHeader />
      <Section
        title="Personal API tokens"
        description={
          <>
            <p>
              A token lets your own programs use the API as you. It cannot access your password, email, tokens, sign-ins
              or payments, and it cannot delete your account.
            </p>
            <p>
              The API is described at{" "}
              <a href="/api/openapi.json" className="text-link">
                /api/openapi.json
              </a>
              .
            </p>
          </>
        }
      >
        {created && <CreatedToken name={created.token.name} secret={created.secret} origin={origin} />}
        <TokenForm key={created?.token.id} once={once} answer={answer} />
      </Section>
      <Section title="Your tokens" description="Changing your password revokes all tokens.">
        <TokenList tokens={tokens} revoking={revoking} path={path} />
      </Section>
      <PasswordAgain waiting={waitingForPassword(answer)} action={path} closeHref={path} />
    </>
  )
}
