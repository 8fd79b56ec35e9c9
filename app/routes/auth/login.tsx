import { type SubmissionResult, useForm } from "@conform-to/react"
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { product } from "../../domain/kernel/product"
import { track } from "../../domain/tracking/track.server"
import { readKeptForm } from "../../http/input/kept-form.server"
import { authenticate } from "../../http/visitor/authenticator.server"
import { requireGuest } from "../../http/visitor/guards.server"
import { ownPath } from "../../http/visitor/own-path"
import { signInCookies, signInHeaders } from "../../http/visitor/session.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { Button } from "../../ui/button"
import { Field } from "../../ui/form/field"
import { FormError } from "../../ui/form/form-error"
import { DemoLogins } from "../../ui/front/demo-logins"
import { KeptInput, SendKept } from "../../ui/kept/signing-in"
import { FrontPage } from "../../ui/shell/front-page"
import { TextLink } from "../../ui/text-link"

export const handle = { scripts: false }

export const meta: MetaFunction = () => [
  { title: `Sign in · ${product.name}` },
  { name: "description", content: `Sign in to ${product.name}, or open a demo account and look around first.` },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireGuest(args)
  const { deps } = args.context
  deps.after(track(deps, { name: "login_click", properties: { page: "login" } }, null))
  return { demoLogin: deps.settings.demoLogin }
}

export async function action(args: ActionFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams.get("redirectTo")
  const toast = { title: "Welcome back!", description: "You have successfully logged in." }
  const kept = await readKeptForm(args.context.form)
  return authenticate(args, "login", (opened) => {
    if (kept) return data({ kept }, { headers: signInHeaders(opened) })
    return redirectWithToast(ownPath(wanted, "/dashboard"), toast, signInCookies(opened))
  })
}

export default function Login() {
  const answer = useActionData<typeof action>()
  if (answer && "kept" in answer) return <SendKept kept={answer.kept} />
  return <LoginForm lastResult={answer?.result} />
}

function LoginForm({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  const { demoLogin } = useLoaderData<typeof loader>()
  const kept = lastResult?.initialValue?.kept
  const [form, fields] = useForm<{ email: string; password: string }>({ lastResult })
  return (
    <FrontPage title="Sign in">
      <form method="post" id={form.id} className="space-y-5">
        <FormError title="Login failed" errors={form.errors} />
        {typeof kept === "string" && <KeptInput value={kept} />}
        <Field field={fields.email} label="Email" type="email" autoComplete="email" required />
        <Field field={fields.password} label="Password" type="password" autoComplete="current-password" required />
        <Button type="submit" busyOnPress busyLabel="Signing in..." className="w-full">
          Sign in
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">
        No account yet?{" "}
        <TextLink to="/auth/register" reloadDocument>
          Sign up
        </TextLink>
      </p>
      <p className="mt-2 text-sm text-muted">
        Forgot your password? We can't reset it by email yet.{" "}
        <a href={`mailto:${product.contact}`} className="text-link">
          Write to us
        </a>
        .
      </p>
      {demoLogin && (
        <div className="mt-10 border-t border-line pt-6">
          <DemoLogins />
        </div>
      )}
    </FrontPage>
  )
}
