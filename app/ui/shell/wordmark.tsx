import { product } from "../../domain/kernel/product"

/** The logo: lines of text with one thread running through them. */
function Mark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true" strokeWidth="2">
      <path d="M2 6h22M2 13h22M2 20h15" stroke="currentColor" strokeOpacity=".45" />
      <path d="M10 1c0 5 7 6 7 12s-7 7-7 12" className="stroke-accent" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

/** The logo and the product's name. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <Mark />
      {product.name}
    </span>
  )
}
