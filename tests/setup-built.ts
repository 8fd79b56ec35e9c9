import fc from "fast-check"
import { afterAll } from "vitest"
import { endAll } from "./at-end"
import { moveClock, seed } from "./given"

fc.configureGlobal({ seed })
moveClock()

afterAll(endAll)
