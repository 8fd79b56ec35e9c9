import { useEffect, useRef } from "react"
import type { CheckedText } from "../../domain/evidence/check-schema"
import { isCarried } from "../../domain/evidence/rules"
import { ClaimStatusBadge, NoClaimBadge } from "../../ui/evidence/claim-status"
import { EvidenceQuote } from "../../ui/evidence/evidence-quote"

type Found = CheckedText["claims"][number]
export type CheckedClaim = Omit<Found, "evidence"> & { evidence: (Found["evidence"][number] & { passage: string })[] }

/** The result of the check, sentence by sentence. It takes the focus when it appears. */
export function Checked({ claims }: { claims: CheckedClaim[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [claims])
  const facts = claims.filter(isAboutPerson)
  const carried = facts.filter(({ status }) => isCarried(status)).length
  return (
    <section aria-labelledby="checked" className="mt-10">
      <h2 id="checked" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {facts.length === 0
          ? "Nothing in this text is about you"
          : `${carried} of ${facts.length} ${facts.length === 1 ? "sentence" : "sentences"} traced to your evidence`}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {claims.map((claim, index) => (
          <li key={index} className="py-5">
            <Claim claim={claim} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function isAboutPerson({ kind, status }: CheckedClaim): boolean {
  return kind === "fact" || status !== "supported"
}

function Claim({ claim }: { claim: CheckedClaim }) {
  const { text, status, reasons, evidence } = claim
  return (
    <>
      <p className="manuscript">{text}</p>
      <p className="mt-2">{isAboutPerson(claim) ? <ClaimStatusBadge status={status} /> : <NoClaimBadge />}</p>
      {reasons.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {reasons.map(({ detail }) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {evidence.length > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          {evidence.map((item) => (
            <EvidenceQuote key={item.id} text={item.passage} whole={item.text} source={item.source} />
          ))}
        </div>
      )}
    </>
  )
}
