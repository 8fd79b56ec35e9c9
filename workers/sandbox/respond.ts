export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  })
}

/** Parses JSON; null if it is malformed. */
export function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Closes the connection before the promised length is sent: the closest the runtime comes to a refused connection. */
export function closedConnection() {
  const { readable, writable } = new FixedLengthStream(1000)
  const writer = writable.getWriter()
  // Closing early raises an error on our side too, which is expected.
  const close = async () => {
    await writer.write(new TextEncoder().encode("{"))
    await writer.close()
  }
  close().catch(() => undefined)
  return new Response(readable, { headers: { "content-type": "application/json" } })
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 0 0 .5rem } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 }
dd { margin: 0; overflow-wrap: anywhere } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1rem 0 0 }
table { border-collapse: collapse } td, th { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0 } code { overflow-wrap: anywhere }
`

/**
 * Renders a simple page. `main` is HTML with values escaped by the caller; `csp` adds to what the page may load besides
 * its style.
 */
export function page(title: string, main: string, csp = "") {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; ${csp}`,
    },
  })
}
