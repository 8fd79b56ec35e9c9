import * as z from "zod"
import { securityEventKinds } from "./security-event"

export const emailField = z
  .string("Please enter your email address.")
  .trim()
  .min(1, "Please enter your email address.")
  .max(254, "Please keep this to 254 characters.")
  .pipe(z.email("Please enter an email address, such as name@example.com."))

export const minPassword = 8
const maxPassword = 256

const passwordField = z
  .string("Please choose a password.")
  .min(minPassword, `Password too short - Password must be at least ${minPassword} characters long`)
  .max(maxPassword, `Please keep your password to ${maxPassword} characters.`)

export const personName = (what: string) =>
  z
    .string(`Please enter your ${what}.`)
    .trim()
    .min(1, `Please enter your ${what}.`)
    .max(100, "Please keep this to 100 characters.")
    .refine((given) => given === "" || /[\p{L}\p{N}]/u.test(given), `Please enter your ${what}.`)

export const Register = z.object({
  email: emailField,
  password: passwordField,
  firstName: personName("first name"),
  lastName: personName("last name"),
})
export type Register = z.output<typeof Register>

/** The form asks for the password twice; API clients send it once. */
export const RegisterForm = Register.extend({
  confirmPassword: z.string("Please enter your password once more.").min(1, "Please enter your password once more."),
}).refine((form) => form.password === form.confirmPassword, {
  path: ["confirmPassword"],
  message: "Password mismatch - Please ensure both password fields match",
})

export const LogIn = z.object({
  email: z.string("Please enter your email address.").trim().min(1, "Please enter your email address.").max(254),
  password: z.string("Please enter your password.").min(1, "Please enter your password.").max(maxPassword),
})
export type LogIn = z.output<typeof LogIn>

export const Reauthenticate = z.object({
  password: z.string("Please enter your password.").min(1, "Please enter your password.").max(maxPassword),
})
export type Reauthenticate = z.output<typeof Reauthenticate>

export const demoProfiles = ["engineer", "marketer", "executive"] as const
export type DemoProfile = (typeof demoProfiles)[number]

export const DemoLogIn = z.object({ profileType: z.enum(demoProfiles, "Please choose a demo profile.") })
export type DemoLogIn = z.output<typeof DemoLogIn>

export const ChangePassword = z.object({
  currentPassword: z
    .string("Please enter your current password.")
    .min(1, "Please enter your current password.")
    .max(256),
  newPassword: z
    .string("Please choose a new password.")
    .max(maxPassword, `Please keep your password to ${maxPassword} characters.`)
    .superRefine((password, context) => {
      if (password.length < 6) context.addIssue("Password must be at least 6 characters long")
      else if (password.length < minPassword)
        context.addIssue(`Password must be at least ${minPassword} characters long`)
    }),
})
export type ChangePassword = z.output<typeof ChangePassword>

/** The form asks for the new password twice. */
export const ChangePasswordForm = ChangePassword.extend({
  confirmPassword: z
    .string("Please enter the new password once more.")
    .min(1, "Please enter the new password once more."),
}).refine((form) => form.newPassword === form.confirmPassword, {
  path: ["confirmPassword"],
  message: "New passwords do not match",
  // Runs even if the new password itself is invalid, so that both errors are reported at once.
  when: () => true,
})

export const SecurityEventView = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  /** A readable description of the client. */
  label: z.string(),
  /** Network part of the address. */
  network: z.string(),
  createdAt: z.string(),
})

const limit = z.union([z.number().int(), z.literal("unlimited")])

/** The user as returned by the API. */
export const UserView = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  membershipTier: z.enum(["free", "starter", "pro"]),
  planName: z.string(),
  planPrice: z.number(),
  growthPulseCount: z.number().int(),
  growthLimit: limit,
  contentGenCount: z.number().int(),
  contentLimit: limit,
})
export type UserView = z.output<typeof UserView>

export const SignedIn = z.object({ user: UserView, token: z.string() })
