import type { FanOutDefinition } from "./definition.server"
import type { FanOutName } from "./schema"

const definitions: Partial<Record<FanOutName, FanOutDefinition>> = {}

export function fanOutOf(name: FanOutName): FanOutDefinition {
  return definitions[name] ?? { work: async () => undefined }
}
