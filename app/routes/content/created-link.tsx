import Copy from "lucide-react/dist/esm/icons/copy.js"
import { Button } from "../../ui/button"
import { copyText } from "../../ui/copy-text"
import { Notice } from "../../ui/notice"

/** The address of a new link, shown only once. */
export function CreatedLink({ address }: { address: string }) {
  return (
    <Notice
      variant="positive"
      title="Your link is ready. Copy it now: it is not shown again."
      className="mb-8"
      action={
        <Button
          variant="secondary"
          size="small"
          className="[@media(scripting:none)]:hidden"
          onClick={() => copyText(Promise.resolve(address))}
        >
          <Copy aria-hidden />
          Copy link
        </Button>
      }
    >
      <code className="select-all text-base break-all">{address}</code>
    </Notice>
  )
}
