import type { DemoProfile } from "../../account/schema"
import { engineer } from "./engineer"
import { executive } from "./executive"
import { marketer } from "./marketer"
import type { Persona } from "./persona"

/** Invented people: any likeness is chance. */
export const personas: Record<DemoProfile, Persona> = { engineer, marketer, executive }
