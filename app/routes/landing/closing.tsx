import { ButtonLink } from "../../ui/button-link"

export function Closing() {
  return (
    <section aria-labelledby="closing" className="ink-band mt-8">
      <div className="mx-auto max-w-page px-4 py-16 text-center sm:px-6 sm:py-24">
        <h2 id="closing" className="text-4xl tracking-[-0.03em]">
          You have already done the work.
        </h2>
        <p className="mx-auto mt-4 max-w-prose font-serif text-xl text-balance text-muted">
          Now put it into words you can stand behind.
        </p>
        <ButtonLink
          to="/auth/register"
          reloadDocument
          data-track-click="sign_up_click"
          variant="primary"
          size="large"
          className="mt-8"
        >
          Start Free Today
        </ButtonLink>
      </div>
    </section>
  )
}
