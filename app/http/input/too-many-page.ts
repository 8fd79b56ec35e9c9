import type { DomainError } from "../../domain/kernel/errors"
import { product } from "../../domain/kernel/product"
import type { SentForm } from "./body-limit"
import { keepForm } from "./kept-form.server"

/**
 * The page for a caller who exceeded their rate. It is built without React because it has to be cheap, and it contains
 * the submitted fields, so that one click sends them again.
 */
export async function tooManyPage(request: Request, form: SentForm | null, refusal: DomainError): Promise<Response> {
  const kept = await keepForm(request, form).catch(() => null)
  const inputs = (kept?.fields ?? []).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const written = (kept?.fields ?? []).filter(([, value]) => /\S\s+\S/.test(value))
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Please wait a moment · ${product.name}</title>
<style>body{max-width:36rem;margin:4rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}button{font:inherit;padding:.5rem 1.25rem}blockquote{margin:1rem 0;padding-left:1rem;border-left:2px solid;white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head>
<body>
<main>
<h1>Please wait a moment</h1>
<p>${escaped(refusal.message)}</p>
${
  kept
    ? `<p>What you wrote is not saved yet. It is still on this page.</p>
<form method="post" action="${escaped(kept.path)}">${inputs.join("")}<button>Send what you wrote</button></form>
${written.map(([, value]) => `<blockquote>${escaped(value)}</blockquote>`).join("\n")}`
    : `<p><a href="">Try again</a></p>`
}
</main>
</body>
</html>`
  const headers = { "Content-Type": "text/html; charset=utf-8", "Retry-After": String(refusal.retryAfter ?? 60) }
  return new Response(html, { status: 429, headers })
}

const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
