import type Stripe from "stripe"

/** A value that may stand for the SDK's `T`: the sandbox's objects have fewer fields, at every depth. */
type Fitting<T> = T extends object
  ? T extends readonly (infer I)[]
    ? Fitting<I>[]
    : { [K in keyof T]?: Fitting<T[K]> }
  : T

/** Fields of an object of Stripe's, always there. */
export type Fields<T, Field extends keyof T> = Required<Pick<T, Field>>

/** The same where the sandbox holds something more exactly: `Narrowed`, which has to fit the SDK. */
export type SdkPart<T, Field extends keyof T, Narrowed extends Fitting<T>> = Fields<T, Field> & Narrowed

/** The fields that every object has which is kept by its id. */
export type Common = "id" | "object" | "created" | "livemode"

export type List<T> = Stripe.ApiList<T>
