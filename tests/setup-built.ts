import { afterAll } from "vitest"
import { endAll } from "./at-end"

afterAll(endAll)
