import { index, layout, type RouteConfig, route } from "@remix-run/route-config"

/** Every URL of the product, grouped by required access. */
export default [
  // Visitors
  index("routes/landing/page.tsx"),
  route("auth/login", "routes/auth/login.tsx"),
  route("auth/register", "routes/auth/register.tsx"),
  route("auth/demo", "routes/auth/demo.ts"),
  route("login", "routes/auth/old-login.ts"),
  route("register", "routes/auth/old-register.ts"),

  // Public
  route("privacy", "routes/privacy/page.tsx"),
  route("how-we-score", "routes/how-we-score/page.tsx"),
  route("theme", "routes/theme.ts"),
  route("robots.txt", "routes/search/robots.ts"),
  route("sitemap.xml", "routes/search/sitemap.ts"),
  route("try", "routes/try/page.tsx"),
  route("consent", "routes/consent/page.tsx"),
  route("media/:key", "routes/media.ts"),
  route("templates/resume/:id", "routes/templates/resume.ts"),
  route("templates/kit", "routes/templates/kit.ts"),
  route("templates/fonts/:file", "routes/templates/font.ts"),
  route("s/:token", "routes/content/share/shared.tsx"),
  route("s/:token/image.png", "routes/content/share/shared-image.ts"),
  route("auth/logout", "routes/auth/logout.ts"),

  layout("routes/app-layout.tsx", [
    // Signed in
    route("onboarding", "routes/onboarding/page.tsx"),
    route("import", "routes/import/page.tsx"),

    // Signed in, profile complete
    route("dashboard", "routes/dashboard/page.tsx"),
    route("insights", "routes/insights/page.tsx"),
    route("insights/refresh", "routes/insights/refresh.ts"),
    route("insights/muted", "routes/insights/muted.ts"),
    route("growth-pulse", "routes/growth-pulse/page.tsx"),
    route("growth-pulse/:id", "routes/growth-pulse/entry.tsx"),
    route("achievements", "routes/achievements/page.tsx"),
    route("achievements/review", "routes/achievements/review.tsx"),
    route("achievements/review/download", "routes/achievements/review-download.ts"),
    route("content", "routes/content/generate/page.tsx"),
    route("content/trash", "routes/content/trash.tsx"),
    route("content/:id", "routes/content/document/document.tsx"),
    route("content/:id/download", "routes/content/document/download.ts"),
    route("content/:id/share", "routes/content/share/share.tsx"),
    route("content/:id/parsers", "routes/content/document/parsers.tsx"),
    route("content/:id/versions", "routes/content/versions/versions.tsx"),
    route("resume-templates", "routes/resume-templates/page.tsx"),
    route("resume-templates/:id", "routes/resume-templates/sheet.ts"),
    route("resume-editor", "routes/resume-editor/page.tsx"),
    route("evidence", "routes/evidence/page.tsx"),
    route("job-analysis", "routes/job-analysis/page.tsx"),
    route("job-analysis/file", "routes/job-analysis/file.tsx"),
    route("job-analysis/board", "routes/job-analysis/board/page.tsx"),
    route("job-analysis/trash", "routes/job-analysis/trash.tsx"),
    route("job-analysis/:id", "routes/job-analysis/analysis/page.tsx"),
    route("job-analysis/:id/interview", "routes/job-analysis/interview/page.tsx"),
    route("influence-score", "routes/influence/page.tsx"),
    route("influence-score/import", "routes/influence/import.tsx"),
    route("billing", "routes/billing/page.tsx"),
    route("settings", "routes/settings/page.tsx"),
    route("settings/sessions", "routes/settings/access/sessions.tsx"),
    route("settings/export", "routes/settings/archive/export-start.tsx"),
    route("settings/export/:id", "routes/settings/archive/export.tsx"),
    route("settings/export/:id/download", "routes/settings/archive/export-download.ts"),
    route("settings/import", "routes/settings/archive/import.tsx"),
    route("settings/delete", "routes/settings/deletion/delete.tsx"),
    route("settings/tokens", "routes/settings/access/tokens.tsx"),
    route("settings/ai-runs", "routes/settings/ai/ai-runs.tsx"),
    route("inbox", "routes/inbox/page.tsx"),
  ]),

  // A card's form; leads to its article in a new tab
  route("insights/:id", "routes/insights/open.tsx"),

  // The HTTP contract
  route("api/*", "routes/api.ts"),

  route("*", "routes/not-found/page.tsx"),
] satisfies RouteConfig
