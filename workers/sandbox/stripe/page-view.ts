import { escapeHtml } from "../respond"

export interface PortalOffer {
  title: string
  /** The amount, in words; empty if it is unknown. */
  total: string
  /** When the amount is due, if not today. */
  due?: string
  lines: string[][]
  note?: string
  /** The targets of the buttons, which the page's form-action policy must list. */
  targets: (string | null)[]
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem }
main { width: 100%; max-width: 26rem; border: 1px solid var(--line); border-radius: .75rem; padding: 1.75rem }
.who { margin: 0; font-size: .875rem; opacity: .7 }
h1 { font-size: 1.375rem; line-height: 1.25; margin: .25rem 0 0; text-wrap: balance }
.total { font-size: 2.25rem; font-weight: 600; letter-spacing: -.02em; margin: 1rem 0 0 }
.today { font-size: .875rem; opacity: .7; margin: 0 }
dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; margin: 1.5rem 0 0; border-top: 1px solid var(--line); padding-top: 1rem }
dt { opacity: .75 } dd { margin: 0; text-align: right; overflow-wrap: anywhere }
.note { font-size: .9375rem; margin: 1.25rem 0 0 }
.none { border-left: 3px solid; padding-left: .75rem; font-weight: 500 }
form { display: grid; gap: .625rem; margin-top: 1.5rem }
button { font: inherit; font-weight: 600; padding: .7rem 1rem; border-radius: .5rem; border: 1px solid var(--line); background: none; color: inherit; cursor: pointer }
button.pay { background: CanvasText; color: Canvas; border-color: CanvasText }
button:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
a { color: inherit }
`

/** A page with the plan, the price and the two buttons. */
export function offerPage({ title, total, due = "due today", lines, note, targets }: PortalOffer): Response {
  const rows = lines.map(([name = "", value = ""]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  const main = `<h1>${escapeHtml(title)}</h1>
${total ? `<p class="total">${escapeHtml(total)}</p><p class="today">${escapeHtml(due)}</p>` : ""}
${rows.length > 0 ? `<dl>${rows.join("")}</dl>` : ""}
${note ? `<p class="note">${escapeHtml(note)}</p>` : ""}
<p class="note none">This is the payment sandbox: no card is charged.</p>
<form method="post">
<button class="pay" name="do" value="pay">Pay</button>
<button name="do" value="cancel">Cancel</button>
</form>`
  return answer(200, title, main, targets)
}

/** A page without anything to pay. */
export function statePage(status: number, title: string, text: string, back: string | null = null): Response {
  const link = back ? `<p class="note"><a href="${escapeHtml(back)}">Go back</a></p>` : ""
  return answer(status, title, `<h1>${escapeHtml(title)}</h1><p class="note">${escapeHtml(text)}</p>${link}`, [])
}

function answer(status: number, title: string, main: string, targets: (string | null)[]): Response {
  const origins = new Set(targets.flatMap((target) => (target ? [new URL(target).origin] : [])))
  // A redirect target after a form post counts as a form target too.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action ${["'self'", ...origins].join(" ")}`
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Sandbox payments</title><style>${style}</style></head>
<body><main><p class="who">Sandbox payments</p>${main}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
    },
  })
}
