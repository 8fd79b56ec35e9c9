import type { RequirementKind } from "./reading/posting"

/** These are stated or ticked elsewhere, or are the duties themselves. */
const notAnswered = new Set<RequirementKind>(["responsibility", "eligibility", "availability"])

/** Whether a requirement is a selection criterion, which is answered with deeds. */
export const isCriterion = ({ kind }: { kind: RequirementKind }): boolean => !notAnswered.has(kind)
