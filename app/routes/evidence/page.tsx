import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { clsx } from "clsx/lite"
import { passageOf } from "../../domain/document/passage"
import { CheckText, checkLimit } from "../../domain/evidence/check-schema"
import { checkAgainstLedger } from "../../domain/evidence/check-text.server"
import { readableSource } from "../../domain/evidence/readable-source"
import { product } from "../../domain/kernel/product"
import { runForm } from "../../http/forms/run-form.server"
import { readyPage } from "../../http/visitor/guards.server"
import { PageHeader } from "../../ui/shell/page-header"
import { CheckForm } from "./check-form"
import { Checked } from "./checked"
import { HowItChecks } from "./how-it-checks"
import { Ledger } from "./ledger"
import { readLedger } from "./ledger.server"

export const meta: MetaFunction = () => [{ title: `Evidence · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams
  const { viewer, data } = await readyPage(args, (deps, who) => readLedger(deps, who, wanted))
  return { viewer, ledger: data(viewer), maxLength: checkLimit }
}

export async function action(args: ActionFunctionArgs) {
  const formData = await args.request.formData()
  return runForm(
    args,
    CheckText,
    async (input) => {
      const { data, viewer } = await readyPage(args, (deps, who) => checkAgainstLedger(deps, who, input))
      const claims = data.claims.map(({ evidence, ...claim }) => ({
        ...claim,
        evidence: evidence.map((item) => ({
          ...item,
          source: readableSource(item.source, viewer.locale),
          passage: passageOf(item.text, claim.text),
        })),
      }))
      return { claims, text: input.text, posting: input.posting ?? "" }
    },
    (checked) => ({ checked }),
    formData,
  )
}

export default function Evidence() {
  const { ledger, maxLength } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const checked = answer && "checked" in answer ? answer.checked : null
  return (
    <>
      <PageHeader
        title="Evidence"
        description="Every sentence we write about you has to trace back to your own words on this page. Anything you never said is marked and held back until you decide."
      />
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-2">
        <div className={clsx("min-w-0", !checked && "stays")}>
          <CheckForm
            maxLength={maxLength}
            refused={answer && "result" in answer ? answer : undefined}
            text={checked?.text ?? ""}
            posting={checked?.posting ?? ""}
          />
          {checked && <Checked claims={checked.claims} />}
          <HowItChecks />
        </div>
        <Ledger ledger={ledger} />
      </div>
    </>
  )
}
