import type { ProfileView } from "../../domain/career/schema"
import type { ServerField } from "../../ui/use-form"

/** Every field of the wizard as text; a step shows its own and sends only these. */
export type WizardFields = Record<Exclude<keyof ProfileView, "isOnboardingComplete" | "version">, string>

export type StepFields = Record<keyof WizardFields, ServerField>

/** The profile as the fields of the wizard show it. */
export function textsOf(profile: ProfileView): WizardFields {
  const { isOnboardingComplete: _, version: __, skills, ...texts } = profile
  return { ...texts, skills: skills.join(", ") }
}
