import type { RequirementKind } from "./reading/posting"

/** Kinds that are stated or ticked elsewhere, or are the duties themselves. */
const notAnswered = new Set<RequirementKind>(["responsibility", "eligibility", "availability"])

/** Whether a requirement is a selection criterion, which is answered with achievements. */
export const isCriterion = ({ kind }: { kind: RequirementKind }): boolean => !notAnswered.has(kind)
