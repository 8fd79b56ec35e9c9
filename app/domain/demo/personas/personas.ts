import type { DemoProfile } from "../../account/schema"
import { engineer } from "./engineer"
import { executive } from "./executive"
import { marketer } from "./marketer"
import type { Persona } from "./persona"

/** Fictional people; any resemblance is coincidental. */
export const personas: Record<DemoProfile, Persona> = { engineer, marketer, executive }
