import { Notice } from "../../../ui/feedback/notice"
import { ShownOnce } from "../../../ui/shown-once/shown-once"

interface CreatedLinkProps {
  address: string
  /** Search engines were to list it, but it has a passcode. */
  isLeftUnlisted: boolean
}

/** The address of a new link. */
export function CreatedLink({ address, isLeftUnlisted }: CreatedLinkProps) {
  return (
    <>
      <ShownOnce subject="Your link" secret={address} copyLabel="Copy link">
        <code className="select-all text-base break-all">{address}</code>
      </ShownOnce>
      {isLeftUnlisted && (
        <Notice className="mb-8" variant="caution" title="Search engines do not list this link">
          It asks for a passcode, which search engines cannot enter. To be listed, create a link without a passcode.
        </Notice>
      )}
    </>
  )
}
