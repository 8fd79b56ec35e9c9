import { product } from "../domain/product"

/** The mark: one thread running through three lines of text. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path d="M3 6.5h20M3 13h20M3 19.5h20" stroke="currentColor" strokeOpacity=".38" strokeWidth="2" />
      <path
        d="M5 24.5c0-5 2.6-6.3 8-8.300s8-3.700 8-6.700-2.200-4.800-5-4.800c-3.200 0-4.700 2.300-4.700 5.200V1.500"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The mark and the product's name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-[1.375rem] leading-none tracking-tight">
      <Mark />
      {product.name}
    </span>
  )
}
