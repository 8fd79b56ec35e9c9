import { laidOut } from "../../../language/laid-out"
import type { PageFacts } from "../page/page-facts"

/** Parts of domains that identify no employer: kinds of sites and job boards. */
const common = new RegExp(
  laidOut`
    ^(?:
      www\d?|jobs?|careers?|apply|boards|hire|hiring|recruit\w*|work|workforus|people|hr|mail|team|info|com|org|net|
      edu|gov|example|test|co|uk|au|nz|ie|ca|us|in|de|fr|es|eu|io|ai|app|nhs|ac|sch|council|greenhouse|lever|ashbyhq|
      workable|smartrecruiters|myworkdayjobs|workday\w*|icims|taleo|successfactors|bamboohr|teamtailor|personio|
      jobvite|breezy|recruitee|linkedin|indeed|seek|glassdoor|reed|totaljobs|monster|naukri|stepstone|infojobs|google|
      gmail|outlook|hotmail|yahoo|wd\d+|en|en-us|en-gb|job|view|posting|position|facebook|instagram|twitter
    )$
  `,
  "i",
)

/** The names in a posting's domains: "hartleybrothers" in "jobs@hartleybrothers.example". */
export function hostNames(text: string, facts: PageFacts): string[] {
  const addresses = [
    ...text.matchAll(
      /(?<![\w.+-])[\w.+-]{1,64}@([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,6})|(?:https?:\/\/|www\.)([a-z\d./-]+)|(?<![\w.-])([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:example|com|org|net|co\.uk|org\.uk|gov\.au|com\.au|ie|io|de|ca)(?:\/[a-z\d-]+)?)/gi,
    ),
  ]
    .slice(0, 40)
    .map(([, mail, page, bare]) => mail ?? page ?? bare ?? "")
  const own = facts.hosts.map((host) => /https?:\/\/([^"'\s>]+)/i.exec(host)?.[1] ?? "")
  return [
    ...new Set(
      [...addresses, ...own].flatMap((address) => {
        const [host = "", folder = ""] = address.toLowerCase().split("/")
        return [...host.split("."), folder].filter((part) => part.length >= 4 && !common.test(part))
      }),
    ),
  ]
}

/** "soundandisles" in a domain stands for "Sound & Isles Ferries". */
export function isOf(hosts: string[], one: string): boolean {
  const key = one
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\b(?:the|and|of|et|und|en|y|ltd|limited|inc|llc)\b|[^\p{L}\p{N}]/gu, "")
  if (key.length < 4) return false
  return hosts.some(
    (part) =>
      part === key ||
      (part.length >= 5 && (key.startsWith(part) || key.endsWith(part))) ||
      (key.length >= 5 && part.startsWith(key)),
  )
}

/** A domain as written, and without an inner "and". */
export const plainHosts = (hosts: string[]) =>
  hosts.flatMap((host) => {
    const address = host.replace(/[^\p{L}\p{N}]/gu, "")
    return [address, address.replace(/(?<=\p{L}{3})(?:and|und|et|en|y)(?=\p{L}{3})/u, "")]
  })
