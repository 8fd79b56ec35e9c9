import { escapeHtml, page } from "./respond"
import { modesOf, services } from "./services"

export function indexPage(origin: string) {
  const rows = services.map(
    (service) => `<tr><th scope="row">${service.name}</th><td>${escapeHtml(modesOf(service).join(", "))}</td></tr>`,
  )
  return page(
    "Sandbox",
    `<p>This worker emulates the services that Throughline talks to, over real HTTP and on this machine only. No data
leaves it, and no card is charged.</p>
<ul><li><a href="/mail">Mailbox</a>: what the app would have sent</li>
<li><a href="/control/requests">Requests</a>: everything received, newest last</li>
<li><a href="/control">Modes</a>: how each service behaves now</li>
<li><a href="/control/stripe/subscriptions">Subscriptions</a> and <a href="/control/stripe/charges">charges</a>, and
<a href="/control/stripe/events">events</a> of the payment provider</li></ul>
<p>Advance a subscription with <code>POST /control/stripe/advance</code> and
<code>{ "subscription": "sub_…", "to": "past_due" }</code>; to: past_due, unpaid, canceled, renewed, refunded,
disputed and then lost or won (by the cardholder's bank), deleted (the customer).</p>
<p>Point an OpenAI client at <code>${escapeHtml(origin)}/openai/v1</code>; any key will do.</p>
<h2>Modes</h2><table>${rows.join("")}</table>
<p>Change one with <code>PUT /control/{service}</code> and <code>{ "mode": "slow", "ms": 1000, "times": 2 }</code>.</p>`,
  )
}
