import Ban from "lucide-react/dist/esm/icons/ban.js"
import Check from "lucide-react/dist/esm/icons/check.js"
import CircleQuestionMark from "lucide-react/dist/esm/icons/circle-question-mark.js"
import EqualApproximately from "lucide-react/dist/esm/icons/equal-approximately.js"
import Minus from "lucide-react/dist/esm/icons/minus.js"
import UserCheck from "lucide-react/dist/esm/icons/user-check.js"
import type { ClaimStatus } from "../../domain/evidence/schema"
import { Badge } from "../badge"

const looks = {
  supported: { tone: "positive", icon: Check, word: "Supported" },
  close: { tone: "accent", icon: EqualApproximately, word: "In other words" },
  confirmed: { tone: "positive", icon: UserCheck, word: "Confirmed by you" },
  unconfirmed: { tone: "caution", icon: CircleQuestionMark, word: "Unconfirmed" },
  blocked: { tone: "negative", icon: Ban, word: "Blocked" },
} as const

/** The verifier's verdict on a sentence, as a word and a shape. */
export function ClaimStatusBadge({ status }: { status: ClaimStatus }) {
  const { tone, icon: Icon, word } = looks[status]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {word}
    </Badge>
  )
}

/** For a sentence that makes no claim about the person. */
export function NoClaimBadge() {
  return (
    <Badge>
      <Minus aria-hidden />
      Nothing to check
    </Badge>
  )
}
