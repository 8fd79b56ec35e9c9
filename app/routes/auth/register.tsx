import { useForm } from "@conform-to/react"
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData } from "@remix-run/react"
import { product } from "../../domain/kernel/product"
import { track } from "../../domain/tracking/track.server"
import { authenticate } from "../../http/visitor/authenticator.server"
import { requireGuest } from "../../http/visitor/guards.server"
import { signInCookies } from "../../http/visitor/session.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { Button } from "../../ui/button"
import { Field } from "../../ui/form/field"
import { FormError } from "../../ui/form/form-error"
import { FrontPage } from "../../ui/shell/front-page"
import { TextLink } from "../../ui/text-link"

export const handle = { scripts: false }

export const meta: MetaFunction = () => [
  { title: `Create account · ${product.name}` },
  {
    name: "description",
    content: "Create a free account. Capture what you did, and get documents in which every sentence has its source.",
  },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireGuest(args)
  const { deps } = args.context
  deps.after(track(deps, { name: "sign_up_click", properties: { page: "register" } }, null))
  return null
}

export async function action(args: ActionFunctionArgs) {
  const toast = {
    title: "Account created successfully!",
    description: `Welcome to ${product.name}! Let's set up your profile.`,
  }
  return authenticate(args, "register", (opened) => redirectWithToast("/onboarding", toast, signInCookies(opened)))
}

interface Fields {
  firstName: string
  lastName: string
  email: string
  password: string
  confirmPassword: string
}

export default function Register() {
  const answer = useActionData<typeof action>()
  const [form, fields] = useForm<Fields>({ lastResult: answer?.result })
  const errors = answer?.message ? [answer.message] : form.errors
  return (
    <FrontPage title="Create your account">
      <form method="post" id={form.id} className="space-y-5">
        <FormError title="Registration failed" errors={errors} />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field field={fields.firstName} label="First name" autoComplete="given-name" maxLength={100} required />
          <Field field={fields.lastName} label="Last name" autoComplete="family-name" maxLength={100} required />
        </div>
        <Field field={fields.email} label="Email" type="email" autoComplete="email" required />
        <Field
          field={fields.password}
          label="Password"
          hint="At least 8 characters. Three unrelated words make a good one."
          type="password"
          autoComplete="new-password"
          required
        />
        <Field
          field={fields.confirmPassword}
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" busyOnPress busyLabel="Creating account..." className="w-full">
          Create account
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">
        Already have an account?{" "}
        <TextLink to="/auth/login" reloadDocument>
          Sign in
        </TextLink>
      </p>
      <p className="mt-3 text-sm text-muted">
        {product.name} is for people 18 and older. How we handle what you write is explained in our{" "}
        <TextLink to="/privacy" reloadDocument>
          privacy policy
        </TextLink>
        .
      </p>
    </FrontPage>
  )
}
