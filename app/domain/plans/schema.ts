import type { Feature, Limit, Tier } from "../kernel/tier"

export interface Plan {
  id: Tier
  name: string
  /** US dollars per month. */
  price: number
  /** US dollars per year. */
  annualPrice: number
  popular: boolean
  limits: Record<Feature, Limit>
  features: string[]
}
