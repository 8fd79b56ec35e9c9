import { Form } from "@remix-run/react"
import { clsx } from "clsx/lite"
import ArrowDown from "lucide-react/dist/esm/icons/arrow-down.js"
import ArrowUp from "lucide-react/dist/esm/icons/arrow-up.js"
import { doubtId } from "../../ui/evidence/doubt-note"
import { SubmitButton } from "../../ui/form/submit-button"
import type { ShownLine } from "./read-record.server"

/** One-press actions on a line: agree, set aside, pin, or move up or down within its role. */
export function LineButtons({ line, order }: { line: ShownLine; order: string[] | null }) {
  const { id, version, roleId, state, pinned, text } = line
  const at = order?.indexOf(id) ?? 0
  const named = <span className="sr-only">: {text}</span>
  return (
    <Form method="post" preventScrollReset className={clsx("flex flex-wrap", state !== "agreed" && "ml-2 gap-1")}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {state !== "agreed" && (
        <SubmitButton
          name="intent"
          value="agree"
          size="small"
          variant={state === "proposed" ? "primary" : "secondary"}
          aria-describedby={line.compared ? doubtId(id) : undefined}
        >
          {state === "proposed" ? "Agree" : "Restore"}
          {named}
        </SubmitButton>
      )}
      {state !== "set-aside" && (
        <SubmitButton name="intent" value="aside" size="small" variant="quiet">
          Set aside{named}
        </SubmitButton>
      )}
      {state === "agreed" && (
        <SubmitButton name="intent" value={pinned ? "unpin" : "pin"} size="small" variant="quiet">
          {pinned ? "Unpin" : "Pin"}
          {named}
        </SubmitButton>
      )}
      {order && (
        <>
          <input type="hidden" name="roleId" value={roleId} />
          <input type="hidden" name="order" value={order.join(" ")} />
          {at > 0 && (
            <SubmitButton name="intent" value="up" size="small" variant="quiet">
              <ArrowUp aria-hidden />
              <span className="sr-only">Up: {text}</span>
            </SubmitButton>
          )}
          {at < order.length - 1 && (
            <SubmitButton name="intent" value="down" size="small" variant="quiet">
              <ArrowDown aria-hidden />
              <span className="sr-only">Down: {text}</span>
            </SubmitButton>
          )}
        </>
      )}
    </Form>
  )
}
