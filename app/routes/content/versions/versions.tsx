import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { NameVersion, RestoreVersion } from "../../../domain/content/schema"
import { restoreVersion } from "../../../domain/content/versions/restore-version.server"
import { findForRestore, findVersions, nameVersion } from "../../../domain/content/versions/versions.server"
import { formatMoment } from "../../../domain/kernel/format"
import { product } from "../../../domain/kernel/product"
import { listedTemplates } from "../../../domain/resume/template-library.server"
import { runForm } from "../../../http/forms/run-form.server"
import { readyPage } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import { Notice } from "../../../ui/feedback/notice"
import { revalidateAfterConflict } from "../../../ui/form/after-conflict"
import { PageHeader } from "../../../ui/shell/page-header"
import { TextLink } from "../../../ui/text-link"
import { VersionComparison } from "./version-comparison"
import { VersionList } from "./version-list"

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Versions of ${data?.current.title ?? "a document"} · ${product.name}` },
]

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: LoaderFunctionArgs) {
  const compared = numberOf(new URL(args.request.url).searchParams.get("compare"))
  const [{ viewer, data }, templates] = await Promise.all([
    readyPage(args, (deps, who) => findVersions(deps, who, args.params.id ?? "", compared)),
    listedTemplates(args.context.deps),
  ])
  if (!data) throw notHere()
  const dated = <V extends { savedAt: string }>(each: V) => ({ ...each, date: formatMoment(each.savedAt, viewer) })
  const { id, current, earlier, comparison } = data
  const nameOf = (template: string | null) => (templates.find((one) => one.id === template) ?? templates[0])?.name ?? ""
  const changed = comparison?.templates
  const names = changed ? { before: nameOf(changed.before), after: nameOf(changed.after) } : null
  return {
    ...{ viewer, id, comparison, isCompared: compared > 0 },
    ...{ current: dated(current), earlier: earlier.map(dated) },
    templates: names && names.before !== names.after ? names : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = args.context
  const id = args.params.id ?? ""
  const formData = await args.request.formData()
  const page = `/content/${id}/versions`
  const number = numberOf(formData.get("number"))
  const { actor, data } = await readyPage(args, (deps, who) => findForRestore(deps, who, id, number))
  const [[open, earlier], [person, lines]] = data
  if (!open) throw notHere()
  if (formData.get("intent") === "restore") {
    const restore = (input: RestoreVersion) => restoreVersion(deps, open, earlier, input, { person, lines })
    const toast = { title: "Version restored", description: "The text it replaced is kept as a version." }
    return runForm(args, RestoreVersion, restore, () => redirectWithToast(`/content/${id}`, toast), formData)
  }
  const name = (input: NameVersion) => nameVersion(deps, actor, id, input)
  return runForm(args, NameVersion, name, () => redirectWithToast(page, { title: "Name saved" }), formData)
}

const notHere = () => new Response(null, { status: 404 })

/** A version number; 0, which no version has, for invalid values. */
const numberOf = (given: unknown) => (typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : 0)

export default function DocumentVersions() {
  const { id, current, earlier, comparison, templates, isCompared } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const compared = earlier.find(({ version }) => version === comparison?.number)
  return (
    <>
      <PageHeader
        above={<TextLink to={`/content/${id}`}>{current.title}</TextLink>}
        title="Versions"
        description="Each time you save, we keep the version before it: the last 50, plus any you name."
      />
      {answer?.message && !answer.result.error?.name && (
        <Notice variant="destructive" title={answer.message} className="mb-6">
          Nothing was changed. These are the versions now.
        </Notice>
      )}
      {compared && comparison && (
        <VersionComparison {...{ id, current, templates }} earlier={compared} differences={comparison.differences} />
      )}
      {isCompared && !compared && (
        <Notice className="mb-6" title="This version is no longer kept.">
          Choose another one to compare.
        </Notice>
      )}
      <VersionList current={current} earlier={earlier} answer={answer} />
    </>
  )
}
