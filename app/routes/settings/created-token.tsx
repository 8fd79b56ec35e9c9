import Copy from "lucide-react/dist/esm/icons/copy.js"
import { Button } from "../../ui/button"
import { copyText } from "../../ui/copy-text"
import { Notice } from "../../ui/notice"

/** The token's secret, shown only once. */
export function CreatedToken({ name, secret, origin }: { name: string; secret: string; origin: string }) {
  return (
    <Notice
      variant="positive"
      title={`“${name}” is ready. Copy it now: it is not shown again.`}
      className="mb-8"
      action={
        <Button
          variant="secondary"
          size="small"
          className="[@media(scripting:none)]:hidden"
          onClick={() => copyText(Promise.resolve(secret))}
        >
          <Copy aria-hidden />
          Copy token
        </Button>
      }
    >
      <p>
        <code className="select-all text-base break-all" data-token>
          {secret}
        </code>
      </p>
      <p className="mt-2 text-muted">
        <code className="text-xs break-all">
          curl -H "Authorization: Bearer {secret.slice(0, 6)}…" {origin}/api/users/me
        </code>
      </p>
    </Notice>
  )
}
