import fc from "fast-check"
import { afterAll } from "vitest"
import { endAll } from "./at-end"
import { freshConnections } from "./fresh-connections"
import { moveClock, seed } from "./given"

fc.configureGlobal({ seed })
moveClock()
freshConnections()

afterAll(endAll)
