import { ConsentForm } from "./consent-form"

/** Asks for consent before a marketing tracker is loaded. In the page flow, so it covers no content. */
export function ConsentBar() {
  return (
    <section aria-label="Marketing tracker" className="border-b border-line bg-accent-soft print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-3 text-sm sm:px-6 lg:px-8">
        <p className="max-w-prose">
          May we load a marketing tracker to learn how people find and use this site? Nothing is loaded unless you
          accept.{" "}
          <a href="/consent" className="underline">
            What it receives
          </a>
        </p>
        <ConsentForm />
      </div>
    </section>
  )
}
