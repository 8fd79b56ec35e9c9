import * as z from "zod"
import { escapeHtml, json, page, parse } from "./respond"
import type { SandboxCall, Service } from "./service"

const Message = z.object({
  to: z.string(),
  from: z.string().default(""),
  subject: z.string().default(""),
  text: z.string().default(""),
  html: z.string().default(""),
})

/** The mailbox with the mails that the app would have sent. */
export const mail: Service = {
  name: "mail",
  modes: [],
  isPage: ({ url }) => url.pathname !== "/mail/send",
  answer(call) {
    const { request, url, store } = call
    if (url.pathname === "/mail/send" && request.method === "POST") return send(call)
    if (url.pathname !== "/mail") return json(404, { error: { message: "No such page in the mailbox." } })
    if (request.method === "DELETE") {
      store.forgetMails()
      return new Response(null, { status: 204 })
    }
    return request.headers.get("accept")?.startsWith("application/json") ? json(200, store.mails()) : mailbox(call)
  },
}

function send({ body, store }: SandboxCall) {
  const message = Message.safeParse(parse(body))
  if (!message.success) return json(422, { error: { message: z.prettifyError(message.error) } })
  store.keepMail(message.data)
  return json(202, { message: "Kept. The sandbox sends nothing." })
}

function mailbox({ store }: SandboxCall) {
  const articles = store.mails().map(
    (message) => `<article><h2>${escapeHtml(message.subject || "(no subject)")}</h2><dl>
<dt>To</dt><dd>${escapeHtml(message.to)}</dd><dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>When</dt><dd><time>${escapeHtml(message.at)}</time></dd></dl>
<pre>${escapeHtml(message.text || message.html)}</pre></article>`,
  )
  const intro = "<p>What the app would have sent, newest first. Nothing has left this machine.</p>"
  return page("Mailbox", intro + (articles.join("") || "<p>No messages yet.</p>"))
}
