import type { ActionFunctionArgs, LinksFunction, MetaFunction } from "@remix-run/cloudflare"
import { useActionData } from "@remix-run/react"
import { type Tried, TryText, tryLines } from "../../domain/achievements/review/try-lines"
import { product } from "../../domain/kernel/product"
import { runForm } from "../../http/forms/run-form.server"
import front from "../../styles/front.css?url"
import { ButtonLink } from "../../ui/button-link"
import { TryForm } from "../../ui/front/try-form"
import { ReadingHeader } from "../../ui/reading/reading-header"
import { SkipLink } from "../../ui/shell/shell"
import { SiteFooter } from "../../ui/shell/site-footer"
import { TriedLines } from "./tried-lines"

export const links: LinksFunction = () => [{ rel: "stylesheet", href: front }]

export const handle = { scripts: false }

export const meta: MetaFunction = () => [
  { title: `Try it · ${product.name}` },
  { name: "description", content: "Type what you did, and see the line it makes with its source. No account needed." },
]

export async function action(args: ActionFunctionArgs) {
  return runForm(
    args,
    TryText,
    async ({ text }) => tryLines(text, args.context.deps.now()),
    (tried) => ({ tried }),
  )
}

export default function Try() {
  const answer = useActionData<typeof action>()
  const tried = answer && "tried" in answer ? answer.tried : null
  const refused = answer && "result" in answer ? answer.result : undefined
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <ReadingHeader />
      <main id="main" className="mx-auto w-full max-w-page flex-1 px-4 pt-8 pb-16 sm:px-6 sm:pt-14 lg:px-8">
        <h1 className="text-4xl tracking-[-0.03em]">{tried ? titleOf(tried) : "Try it, no account"}</h1>
        {tried ? (
          <TriedLines tried={tried} />
        ) : (
          <p className="mt-4 max-w-prose font-serif text-xl">
            Type it the way you would tell a colleague. You get the line, and the words it came from.
          </p>
        )}
        <div className="mt-10 max-w-prose border-t border-line pt-8">
          {tried && <h2 className="mb-4 text-2xl">Change your words and try again</h2>}
          <TryForm lastResult={refused} text={tried?.text} />
        </div>
        {tried && tried.lines.length > 0 && (
          <div className="mt-12 border-t border-ink pt-6">
            <h2 className="text-2xl">Keep what you do, and get documents from it</h2>
            <p className="mt-2 max-w-prose text-muted">
              With a free account, each line joins your resume, posts and letters with its source beside it.
            </p>
            <ButtonLink
              to="/auth/register"
              reloadDocument
              data-track-click="sign_up_click"
              variant="primary"
              className="mt-5"
            >
              Start Your Journey
            </ButtonLink>
          </div>
        )}
      </main>
      <SiteFooter />
    </div>
  )
}

function titleOf({ lines }: Tried): string {
  if (lines.length === 0) return "Not enough for a line yet"
  return lines.length === 1 ? "Your line, and where it comes from" : "Your lines, and where they come from"
}
