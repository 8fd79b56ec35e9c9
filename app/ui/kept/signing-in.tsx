import { Button } from "../button"
import { Field } from "../field"
import { FrontPage } from "../front-page"
import { SendForm, Written } from "../kept-form"
import type { Kept } from "../last-form"

/** Asks to sign in again and carries the written text along. */
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

/** After the sign-in: one press sends the kept form to its original action. */
export function SendKept({ kept }: { kept: Kept }) {
  return (
    <FrontPage title="You are signed in again" description="What you wrote is not saved yet. Send it now.">
      <SendForm kept={kept} />
      <Written kept={kept} />
    </FrontPage>
  )
}

/** Carries the kept form in a hidden field of the sign-in form. */
export function KeptInput({ value }: { value: string }) {
  return <input type="hidden" name="kept" value={value} />
}
