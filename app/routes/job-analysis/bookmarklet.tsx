import { useEffect, useState } from "react"
import { longestPosting } from "../../domain/job-analysis/rules"

const mark = "#content="
/** The number of characters that fit into an address that is sent, which a sign-in keeps. */
const longestInQuery = 6000

/**
 * The long selection that the bookmarklet passed after the address's "#", which has room for a whole posting; empty until
 * the page has its script.
 */
export function useSelection(): string {
  const [selection, setSelection] = useState("")
  useEffect(() => {
    const { hash } = window.location
    if (!hash.startsWith(mark)) return
    setSelection(new URLSearchParams(hash.slice(1)).get("content") ?? "")
    history.replaceState(history.state, "", window.location.pathname + window.location.search)
  }, [])
  return selection
}

/**
 * A bookmarklet that opens the form prefilled from the current page: with the selection if it is long enough, otherwise
 * with the page's address. It sends nothing until the user presses the button.
 */
export function Bookmarklet({ origin }: { origin: string }) {
  const page = `${origin}/job-analysis`
  const script = `(()=>{const s=String(getSelection()).trim().slice(0,${longestPosting}),p=o=>new URLSearchParams(o);open(${JSON.stringify(page)}+(s.length>200?(s.length>${longestInQuery}?'#':'?')+p({content:s}):'?'+p({from:'url',source:location.href})))})()`
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
