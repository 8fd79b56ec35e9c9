/** The part of a payment provider that the product uses. An adapter speaks to the provider through its own SDK. */
export type Payments = Record<string, never>
