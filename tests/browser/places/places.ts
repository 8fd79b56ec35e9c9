import { bring, openMenu, press } from "./open"
import type { Place, Stand } from "./place"

const routeOf: Record<string, string> = {
  "/dashboard": "routes/dashboard/page",
  "/insights": "routes/insights/page",
  "/settings": "routes/settings/page",
  "/content/:document": "routes/content/document/document",
}

/** Every page of the product in each of its states, and every menu and dialog. All per-page checks use this list. */
export const places: Place[] = [
  ...of("visitor", [
    ["landing", "routes/landing/page", "/"],
    ["try", "routes/try/page", "/try"],
    ["login", "routes/auth/login", "/auth/login"],
    ["register", "routes/auth/register", "/auth/register"],
    ["privacy", "routes/privacy/page", "/privacy"],
    ["how-we-score", "routes/how-we-score/page", "/how-we-score"],
    ["consent", "routes/consent/page", "/consent"],
    ["not-found", "routes/not-found/page", "/nowhere"],
    ["shared-gone", "routes/content/share/shared", "/s/no-such-link"],
  ]),
  ...of("new", [
    ["onboarding-1", "routes/onboarding/page", "/onboarding?step=1"],
    ["onboarding-2", "routes/onboarding/page", "/onboarding?step=2"],
    ["onboarding-3", "routes/onboarding/page", "/onboarding?step=3"],
    ["import", "routes/import/page", "/import"],
  ]),
  {
    stand: "new",
    name: "import-failed",
    route: "routes/import/page",
    path: "/import",
    open: bring("tests/resumes-corpus/malformed/encrypted.pdf"),
  },
  ...of("empty", [
    ["dashboard", "routes/dashboard/page", "/dashboard"],
    ["insights", "routes/insights/page", "/insights"],
    ["insights-saved", "routes/insights/page", "/insights?saved=1"],
    ["growth-pulse", "routes/growth-pulse/page", "/growth-pulse"],
    ["achievements", "routes/achievements/page", "/achievements"],
    ["achievements-review", "routes/achievements/review", "/achievements/review"],
    ["content", "routes/content/generate/page", "/content"],
    ["content-trash", "routes/content/trash", "/content/trash"],
    ["evidence", "routes/evidence/page", "/evidence"],
    ["resume-templates", "routes/resume-templates/page", "/resume-templates"],
    ["resume-editor", "routes/resume-editor/page", "/resume-editor"],
    ["job-analysis", "routes/job-analysis/page", "/job-analysis"],
    ["job-analysis-file", "routes/job-analysis/file", "/job-analysis/file"],
    ["job-analysis-board", "routes/job-analysis/board/page", "/job-analysis/board"],
    ["job-analysis-trash", "routes/job-analysis/trash", "/job-analysis/trash"],
    ["influence", "routes/influence/page", "/influence-score"],
    ["influence-import", "routes/influence/import", "/influence-score/import"],
    ["billing", "routes/billing/page", "/billing"],
    ["settings", "routes/settings/page", "/settings"],
    ["sessions", "routes/settings/access/sessions", "/settings/sessions"],
    ["tokens", "routes/settings/access/tokens", "/settings/tokens"],
    ["ai-runs", "routes/settings/ai/ai-runs", "/settings/ai-runs"],
    ["settings-import", "routes/settings/archive/import", "/settings/import"],
    ["settings-export", "routes/settings/archive/export-start", "/settings/export"],
    ["import", "routes/import/page", "/import"],
    ["inbox", "routes/inbox/page", "/inbox"],
    ["not-found", "routes/not-found/page", "/nowhere"],
  ]),
  dialog("empty", "job-upgrade", "routes/job-analysis/page", "/job-analysis?upgrade=1", ["ui/plans/limit-dialog"]),
  dialog("empty", "password", "routes/settings/page", "/settings?password=1", [
    "routes/settings/access/password-dialog",
  ]),
  dialog("empty", "delete", "routes/settings/deletion/delete", "/settings/delete", [
    "routes/settings/deletion/delete-dialog",
  ]),
  ...of("spent", [
    ["dashboard", "routes/dashboard/page", "/dashboard"],
    ["growth-pulse", "routes/growth-pulse/page", "/growth-pulse"],
    ["growth-pulse-entry", "routes/growth-pulse/entry", "/growth-pulse/:entry"],
    ["content", "routes/content/generate/page", "/content"],
    ["content-document", "routes/content/document/document", "/content/:document"],
    ["import-review", "routes/import/page", "/import"],
  ]),
  dialog("spent", "growth-pulse-limit", "routes/growth-pulse/page", "/growth-pulse?limit=reached", [
    "ui/plans/limit-dialog",
  ]),
  ...of("paying", [["billing", "routes/billing/page", "/billing"]]),
  dialog("paying", "cancel", "routes/billing/page", "/billing?cancel=1", ["routes/billing/cancel-dialog"]),
  ...of("filled", [
    ["dashboard", "routes/dashboard/page", "/dashboard"],
    ["dashboard-podcasts", "routes/dashboard/page", "/dashboard?filter=podcast"],
    ["onboarding-1", "routes/onboarding/page", "/onboarding?step=1"],
    ["onboarding-2", "routes/onboarding/page", "/onboarding?step=2"],
    ["onboarding-3", "routes/onboarding/page", "/onboarding?step=3"],
    ["insights", "routes/insights/page", "/insights"],
    ["growth-pulse", "routes/growth-pulse/page", "/growth-pulse"],
    ["growth-pulse-all", "routes/growth-pulse/page", "/growth-pulse?cursor="],
    ["growth-pulse-entry", "routes/growth-pulse/entry", "/growth-pulse/:entry"],
    ["growth-pulse-doubted", "routes/growth-pulse/entry", "/growth-pulse/:doubted"],
    ["achievements", "routes/achievements/page", "/achievements"],
    ["achievements-proposed", "routes/achievements/page", "/achievements?state=proposed"],
    ["achievements-set-aside", "routes/achievements/page", "/achievements?state=set-aside"],
    ["achievements-add", "routes/achievements/page", "/achievements?add=1"],
    ["achievements-review", "routes/achievements/review", "/achievements/review"],
    ["content", "routes/content/generate/page", "/content"],
    ["content-created", "routes/content/generate/page", "/content?created=:document"],
    ["content-document", "routes/content/document/document", "/content/:document"],
    ["content-resume", "routes/content/document/document", "/content/:resume"],
    ["content-note", "routes/content/document/document", "/content/:resume#claim-11"],
    ["content-sources", "routes/content/document/document", "/content/:resume?view=sources"],
    ["content-in-template", "routes/content/document/document", "/content/:resume?template=classic"],
    ["content-blocked", "routes/content/document/document", "/content/:blocked"],
    ["content-share", "routes/content/share/share", "/content/:document/share"],
    ["content-parsers", "routes/content/document/parsers", "/content/:resume/parsers"],
    ["content-versions", "routes/content/versions/versions", "/content/:blocked/versions"],
    ["content-versions-compared", "routes/content/versions/versions", "/content/:blocked/versions?compare=1"],
    ["content-trash", "routes/content/trash", "/content/trash"],
    ["shared", "routes/content/share/shared", "/s/:open"],
    ["shared-locked", "routes/content/share/shared", "/s/:locked"],
    ["evidence", "routes/evidence/page", "/evidence"],
    ["evidence-profile", "routes/evidence/page", "/evidence?from=profile"],
    ["resume-templates", "routes/resume-templates/page", "/resume-templates"],
    ["resume-editor", "routes/resume-editor/page", "/resume-editor?content=:resume"],
    ["resume-editor-edit", "routes/resume-editor/page", "/resume-editor?content=:resume&edit=1"],
    ["resume-templates-live", "routes/resume-templates/page", "/resume-templates?tab=preview"],
    ["job-analysis", "routes/job-analysis/page", "/job-analysis"],
    ["job-analysis-one", "routes/job-analysis/analysis/page", "/job-analysis/:analysis"],
    ["job-analysis-interview", "routes/job-analysis/interview/page", "/job-analysis/:analysis/interview"],
    ["job-analysis-board", "routes/job-analysis/board/page", "/job-analysis/board"],
    ["job-analysis-board-saved", "routes/job-analysis/board/page", "/job-analysis/board?status=saved"],
    ["influence", "routes/influence/page", "/influence-score"],
    ["influence-engagement", "routes/influence/page", "/influence-score?tab=engagement"],
    ["influence-patterns", "routes/influence/page", "/influence-score?tab=patterns"],
    ["influence-import", "routes/influence/import", "/influence-score/import"],
    ["billing", "routes/billing/page", "/billing"],
    ["billing-annual", "routes/billing/page", "/billing?interval=annual"],
    ["settings", "routes/settings/page", "/settings"],
    ["settings-export-one", "routes/settings/archive/export", "/settings/export/:export"],
    ["tokens", "routes/settings/access/tokens", "/settings/tokens"],
    ["inbox", "routes/inbox/page", "/inbox"],
    ["how-we-score", "routes/how-we-score/page", "/how-we-score"],
  ]),
  dialog("filled", "take-blocked", "routes/content/document/document", "/content/:blocked?take=copy", [
    "routes/content/document/document-dialogs",
  ]),
  dialog("filled", "content-delete", "routes/content/document/document", "/content/:document?delete", [
    "routes/content/delete-dialog",
  ]),
  dialog("filled", "tailored", "routes/job-analysis/page", "/job-analysis?view=:tailored", [
    "routes/job-analysis/tailored-viewer",
  ]),
  dialog("filled", "analysis-delete", "routes/job-analysis/analysis/page", "/job-analysis/:analysis?delete=1", [
    "routes/job-analysis/analysis/page",
  ]),
  dialog("filled", "analyze", "routes/influence/page", "/influence-score?analyze=1", [
    "routes/influence/analyze-dialog",
  ]),
  dialog("filled", "add", "routes/influence/page", "/influence-score?add=1", ["routes/influence/add-dialog"]),
  dialog("filled", "add-numbers", "routes/influence/page", "/influence-score?tab=engagement&piece=:piece", [
    "routes/influence/add-dialog",
  ]),
  dialog("filled", "feedback", "routes/influence/page", "/influence-score?tab=analysis&analysis=:feedback", [
    "routes/influence/analysis-detail",
  ]),
  dialog("filled", "revoke", "routes/settings/access/tokens", "/settings/tokens?revoke=:token", [
    "routes/settings/access/token-list",
  ]),
  menu("account", "/settings", ["ui/shell/account-menu"], openMenu("header", /account|Jonas|demo/i)),
  menu("content", "/settings", ["ui/shell/main-navigation"], openMenu("header", "Content")),
  menu("bell", "/settings", ["ui/shell/bell-menu"], openMenu("header", /Notifications/)),
  { ...menu("narrow", "/settings", ["ui/shell/mobile-menu"], openMenu("header", "Menu")), width: 375 },
  menu("quick", "/dashboard", ["routes/dashboard/quick-menu"], openMenu("main", "Quick menu")),
  menu("insight", "/insights", ["ui/insights/insight-menu"], openMenu("main", /^More about/)),
  menu("download", "/content/:document", ["routes/content/document/download-menu"], openMenu("main", "Download")),
  menu("more", "/content/:document", ["routes/content/document/more-menu"], openMenu("main", /^More$/)),
  menu("score", "/dashboard", [], press("View Breakdown")),
]

function of(stand: Stand, listed: [name: string, route: string, path: string][]): Place[] {
  return listed.map(([name, route, path]) => ({ stand, name, route, path }))
}

function dialog(stand: Stand, name: string, route: string, path: string, shows: string[]): Place {
  return { stand, name: `dialog-${name}`, route, path, shows }
}

function menu(name: string, path: string, shows: string[], open: Place["open"]): Place {
  return { stand: "filled", name: `menu-${name}`, route: routeOf[path] ?? "", path, shows, open }
}
