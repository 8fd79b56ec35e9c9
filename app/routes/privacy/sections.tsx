import { collection } from "./sections-collection"
import { keeping } from "./sections-keeping"
import { sharing } from "./sections-sharing"

/** The policy's ten sections in order. */
export const sections = [...collection, ...sharing, ...keeping]
