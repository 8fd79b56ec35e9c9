import type { ProfileView } from "../../domain/career/schema"
import type { ServerField } from "../../ui/form/use-form"

/** Every field of the wizard as text. Each step shows and sends only its own. */
export type WizardFields = Record<Exclude<keyof ProfileView, "isOnboardingComplete" | "version">, string>

export type StepFields = Record<keyof WizardFields, ServerField>

/** The profile as initial values of the wizard's fields. */
export function textsOf(profile: ProfileView): WizardFields {
  const { isOnboardingComplete: _, version: __, skills, ...texts } = profile
  return { ...texts, skills: skills.join(", ") }
}
