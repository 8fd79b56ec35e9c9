import * as z from "zod"
import { emailField, personName } from "../account/schema"
import { findTimeZone } from "../kernel/find-time-zone"
import { version } from "../kernel/version"
import { type AiPurpose, aiPurposes } from "../users/ai-purpose"
import { scopes } from "../users/scope"
import { standardTokenDays, tokenDays } from "./rules"

const cadence = z.enum(["daily", "weekly"], "Please choose daily or weekly.")
const timeZone = z
  .string("Please enter a time zone.")
  .max(100)
  .transform((typed, context) => {
    const zone = findTimeZone(typed)
    if (zone === null) context.addIssue("Please enter a time zone or its city, such as Australia/Brisbane or New York.")
    return zone ?? ""
  })
const currentPassword = z.string().max(256).optional()

export const ChangeProfile = z.object({
  email: emailField,
  firstName: personName("first name"),
  lastName: personName("last name"),
  currentPassword,
  version: version.optional(),
})
export const ChangeRhythm = z.object({ timeZone, cadence, version: version.optional() })
const aiOff = z.array(z.enum(aiPurposes)).transform((off) => aiPurposes.filter((purpose) => off.includes(purpose)))

/** Settings change individually; omitted fields are kept. */
export const ChangeSettings = ChangeProfile.partial().extend(ChangeRhythm.partial().shape).extend({
  aiOff: aiOff.optional(),
})
export type ChangeSettings = z.output<typeof ChangeSettings>

const list = (given: unknown) => (given === undefined ? [] : Array.isArray(given) ? given : [given])

/** AI purposes to switch on or off; all others are kept. */
export interface SwitchAi {
  aiSwitched?: { on: AiPurpose[]; off: AiPurpose[] }
}

/**
 * The form sends which purposes are on, because an unchecked box sends nothing, and which were on when it was rendered,
 * so that only changed ones are switched.
 */
export const ChangeAiUse = z
  .object({ on: z.preprocess(list, z.array(z.enum(aiPurposes))), was: z.string().optional() })
  .transform(({ on, was }): SwitchAi => {
    const before = was === undefined ? null : was.split(",")
    return {
      aiSwitched: {
        on: aiPurposes.filter((purpose) => on.includes(purpose) && !before?.includes(purpose)),
        off: aiPurposes.filter((purpose) => !on.includes(purpose) && (before?.includes(purpose) ?? true)),
      },
    }
  })

export const SettingsView = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  timeZone: z.string(),
  cadence,
  aiOff: z.array(z.enum(aiPurposes)),
  version: z.number().int(),
})
export type SettingsView = z.output<typeof SettingsView>

const scopeList = z
  .array(z.enum(scopes, "A scope is read, write or export."))
  .min(1, "Please choose what the token may do.")
  .transform((wanted) => scopes.filter((scope) => wanted.includes(scope)))
const lifetime = z.literal(tokenDays, `A token can be valid for ${tokenDays.join(", ")} days.`)

export const CreateToken = z.object({
  name: z
    .string("Please name the token.")
    .trim()
    .min(1, "Please name the token.")
    .max(100, "Please keep this to 100 characters."),
  scopes: scopeList,
  days: lifetime.default(standardTokenDays),
})
export type CreateToken = z.output<typeof CreateToken>

/** `once` is unique per rendered form, so that submitting it again creates no second token. */
export const CreateTokenForm = CreateToken.extend({
  once: z.string().regex(/^[\w-]{1,64}$/),
  scopes: z.preprocess(list, scopeList),
  days: z.preprocess(Number, lifetime),
})
export type CreateTokenForm = z.output<typeof CreateTokenForm>

export const TokenView = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedOn: z.string().nullable(),
})
export type TokenView = z.output<typeof TokenView>

export const SessionView = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  current: z.boolean(),
})
export type SessionView = z.output<typeof SessionView>

/** Ends all other sessions; needs no further input. */
export const EndOthers = z.object({ intent: z.literal("end-others") })

/** The id of something that the user owns, from a form or a path. */
export const OwnId = z.object({ id: z.string().min(1).max(100) })
export type OwnId = z.output<typeof OwnId>
