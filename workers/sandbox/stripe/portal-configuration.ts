import * as z from "zod"
import type { Books } from "./books"
import { flag, ignored, metadata, optionalText, read } from "./parameters"
import type { PortalConfiguration } from "./types"

const Configuration = z.strictObject({
  active: flag.optional(),
  business_profile: ignored,
  default_return_url: optionalText,
  features: ignored,
  login_page: ignored,
  metadata: metadata.optional(),
  name: optionalText,
})

/** Stores a configuration and returns it. The hosted page's options depend on the session alone. */
export function createConfiguration(books: Books, fields: unknown): PortalConfiguration {
  const { active = true, features = {}, metadata = {} } = read(Configuration, fields)
  const begun = books.begin("billing_portal.configuration")
  return books.put(begun.object, { ...begun, active, is_default: false, features, metadata })
}

export function updateConfiguration(books: Books, fields: unknown, id: string): PortalConfiguration {
  const before = books.get("billing_portal.configuration", id)
  const { active = before.active, features = before.features, metadata = {} } = read(Configuration, fields)
  return books.put(before.object, { ...before, active, features, metadata: { ...before.metadata, ...metadata } })
}
