import { namesOccupation } from "../../../career/headings/role-heading"
import { laidOut } from "../../../language/laid-out"

/** A greeting with a pause or a new subject behind it. The "Hello" of "Hello Fresh driver" greets nobody. */
const greeting = new RegExp(
  laidOut`
    ^(?:hi|hiya|hello|hey|heya|greetings|good (?:morning|afternoon|evening|day))
    (?: (?:there|all|everyone|everybody|folks|team))?
    (?:\s*[,.!:;–-]\s*|\s+(?=(?:i|i['’]?m|my|this|we|it['’]?s)\b))
  `,
  "iu",
)
const named =
  /^(?:(?:I am|I['’]?m|this is|it['’]?s) (?!an?\b|the\b)(\p{L}[\p{L}'’-]+)|my name(?: is|['’]s) (\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?))(?: here)?(?:\s*[,.!;]\s*|\s+(?=(?:and )?I\b)|$)/iu

/**
 * A statement typed as a message ("Hi I am Max, I run nights") without its greeting and name, which every document has
 * elsewhere. "" if nothing else is said, null if the rest is several statements in one breath, which no reader should
 * get. Other statements are unchanged.
 */
export function withoutGreeting(text: string): string | null {
  const greeted = text.replace(greeting, "")
  if (greeted === text) return text
  const [said = "", own = ""] = named.exec(greeted) ?? []
  const rest = (namesOccupation(own) ? greeted : greeted.slice(said.length)).replace(/^and /i, "").trim()
  return (rest.match(/(?<![\p{L}\p{N}'’])I(?![\p{L}\p{N}])/giu)?.length ?? 0) > 1 ? null : rest
}
