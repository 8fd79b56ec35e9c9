import { useNavigation } from "@remix-run/react"
import { Button, type ButtonProps } from "../button"

export interface SubmitButtonProps extends ButtonProps {
  /** Required if several forms of a page post to different URLs. */
  formAction?: string
}

/**
 * Submits its form and shows `busyLabel` until the response has been rendered. With `name` and `value`, it is busy only
 * for a submission with that value, so that only the pressed one of several buttons changes.
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
