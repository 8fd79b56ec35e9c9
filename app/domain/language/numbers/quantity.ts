export interface Quantity {
  value: number
  unit: string
  /** The token before it that belongs to it (a currency sign). */
  first: number
  /** The index after its last token. */
  last: number
  /** The number with its scale ("k", "million"), before unit conversion. */
  bare: number
  /** The number as written, without its scale. */
  figure?: number
}
