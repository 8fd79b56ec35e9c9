import { Button } from "../button"
import { Field } from "../form/field"
import { SendForm, Written } from "../form/kept-form"
import type { Kept } from "../form/last-form"
import { FrontPage } from "../shell/front-page"

/** Asks the user to sign in again without losing the typed text. */
export function SignInAgain({ kept }: { kept: Kept }) {
  return (
    <>
      <p className="text-muted">
        You were signed out, so this has not been saved yet. Sign in again to send what you wrote.
      </p>
      <form method="post" action={`/auth/login?redirectTo=${encodeURIComponent(kept.path)}`} className="mt-6 space-y-5">
        <KeptInput value={JSON.stringify(kept)} />
        <Field field={{ id: "again-email", name: "email" }} label="Email" type="email" autoComplete="email" required />
        <Field
          field={{ id: "again-password", name: "password" }}
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" busyOnPress busyLabel="Signing in..." className="w-full">
          Sign in
        </Button>
      </form>
      <Written kept={kept} />
    </>
  )
}

/** Shown after the sign-in: resubmits the kept form to its original action with one click. */
export function SendKept({ kept }: { kept: Kept }) {
  return (
    <FrontPage title="You are signed in again" description="What you wrote is not saved yet. Send it now.">
      <SendForm kept={kept} />
      <Written kept={kept} />
    </FrontPage>
  )
}

/** Carries the kept form through the sign-in in a hidden field. */
export function KeptInput({ value }: { value: string }) {
  return <input type="hidden" name="kept" value={value} />
}
