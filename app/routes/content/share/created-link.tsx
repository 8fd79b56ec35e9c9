import { ShownOnce } from "../../../ui/shown-once/shown-once"

/** The address of a new link. */
export function CreatedLink({ address }: { address: string }) {
  return (
    <ShownOnce subject="Your link" secret={address} copyLabel="Copy link">
      <code className="select-all text-base break-all">{address}</code>
    </ShownOnce>
  )
}
