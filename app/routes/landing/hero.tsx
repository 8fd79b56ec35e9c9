import { ButtonLink } from "../../ui/button-link"
import { Specimen } from "./specimen"

/** The promise, and a page that shows how it is kept. */
export function Hero() {
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-12 sm:px-6 sm:pt-16 lg:px-8 lg:pt-20 lg:pb-20">
      <h1 className="text-4xl tracking-[-0.03em]">Command Your Career Narrative</h1>
      <div className="hero-columns">
        <div>
          <p className="font-serif text-xl text-pretty">
            Tell us what you did, two minutes a week. Get resumes, posts and letters in which every sentence traces back
            to your own words. What you never said is struck out.
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink
              to="/auth/register"
              reloadDocument
              data-track-click="sign_up_click"
              variant="primary"
              size="large"
            >
              Start Your Journey
            </ButtonLink>
            <p className="text-sm text-muted">Free plan. No card needed.</p>
          </div>
        </div>
        <Specimen />
      </div>
    </div>
  )
}
