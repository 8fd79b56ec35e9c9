import * as z from "zod"

/** Usage events that the product counts itself. They are first-party: nothing leaves the database. */
const eventNames = [
  "landing_view",
  "sign_up_click",
  "login_click",
  "feature_click",
  "pricing_view",
  "trial_start",
  "dashboard_view",
  "growth_pulse_start",
  "content_generation_start",
  "influence_score_view",
  "subscription_view",
  "profile_edit",
] as const
export type EventName = (typeof eventNames)[number]

/** The endpoint is public, so properties and total size are bounded. */
const maxProperties = 10
export const maxEventBytes = 2 * 1024

export const TrackEvent = z.object({
  name: z.enum(eventNames, "This event is not known."),
  properties: z
    .record(z.string().max(50), z.union([z.string().max(200), z.number(), z.boolean()]))
    .refine((properties) => Object.keys(properties).length <= maxProperties, {
      error: `Please send at most ${maxProperties} properties.`,
    })
    .optional(),
})
export type TrackEvent = z.output<typeof TrackEvent>
