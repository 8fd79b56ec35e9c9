export interface Quantity {
  value: number
  unit: string
  /** The token before it that belongs to it (a currency sign). */
  first: number
  /** One past its last token. */
  last: number
  /** The number with its scale ("k", "million"), before its unit was applied. */
  bare: number
  /** The number as written, before its scale. */
  figure?: number
}
