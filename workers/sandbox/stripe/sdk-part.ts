import type Stripe from "stripe"

/** A value assignable to the SDK's `T`, with fewer fields at every depth. */
type Fitting<T> = T extends object
  ? T extends readonly (infer I)[]
    ? Fitting<I>[]
    : { [K in keyof T]?: Fitting<T[K]> }
  : T

/** Required fields of a Stripe object. */
export type Fields<T, Field extends keyof T> = Required<Pick<T, Field>>

/** Required fields of a Stripe object, some of them with the narrower types in `Narrowed`, which must fit the SDK's. */
export type SdkPart<T, Field extends keyof T, Narrowed extends Fitting<T>> = Fields<T, Field> & Narrowed

/** The fields that all stored objects share. */
export type Common = "id" | "object" | "created" | "livemode"

export type List<T> = Stripe.ApiList<T>
