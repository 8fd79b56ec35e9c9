/** The maximum number of characters of a selection that fit into the address. */
const longestSelection = 6000

/**
 * A bookmarklet that opens the form prefilled from the current page: with the selection if it is long enough, otherwise
 * with the page's address. It sends nothing until the user presses the button.
 */
export function Bookmarklet({ origin }: { origin: string }) {
  const page = `${origin}/job-analysis`
  const script = `(()=>{const s=String(getSelection()).trim().slice(0,${longestSelection});open(${JSON.stringify(page)}+'?'+new URLSearchParams(s.length>200?{content:s}:{from:'url',source:location.href}))})()`
  return (
    <details className="mt-6 text-sm text-muted">
      <summary className="w-fit cursor-pointer text-link">Analyze from any page</summary>
      <p className="mt-2 max-w-prose">
        Create a bookmark with the address below. Click it on a job posting, and this form opens with the posting’s
        address or the text you selected, ready to send.
      </p>
      <textarea
        readOnly
        aria-label="Bookmark address"
        rows={3}
        className="mt-3 w-full border border-line bg-paper-raised p-2 font-mono text-xs"
        value={`javascript:${script}`}
      />
    </details>
  )
}
