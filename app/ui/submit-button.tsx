import { useNavigation } from "@remix-run/react"
import { Button, type ButtonProps } from "./button"

export interface SubmitButtonProps extends ButtonProps {
  /** Set it where several forms of a page post to different addresses. */
  formAction?: string
}

/**
 * Sends its form and shows `busyLabel` until the answer has been rendered. With `name` and `value` it is busy
 * only for the submission that carries them, so that of several buttons only the pressed one says so.
 */
export function SubmitButton({ variant = "primary", ...props }: SubmitButtonProps) {
  return <Button {...props} type="submit" variant={variant} busy={useSubmitting(props) || props.busy} />
}

function useSubmitting({ name, value, formAction }: SubmitButtonProps): boolean {
  const { state, formData, formAction: sentTo } = useNavigation()
  if (state === "idle" || !formData) return false
  if (formAction && sentTo !== formAction) return false
  return name === undefined || formData.get(name) === String(value)
}
