import { clsx } from "clsx/lite"

/** A rating out of five as stars, with a text for screen readers. */
export function Stars({ count }: { count: number }) {
  return (
    <p className="flex items-center gap-2 text-sm">
      <span aria-hidden className="flex gap-0.5">
        {[1, 2, 3, 4, 5].map((star) => (
          <svg key={star} viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" className="text-caution-mark">
            <path
              d="m10 1.500 2.600 5.500 6 .800-4.400 4.200 1.100 6L10 15.100 4.700 18l1.100-6L1.400 7.800l6-.800z"
              className={clsx("stroke-current", star <= count ? "fill-current" : "fill-transparent")}
            />
          </svg>
        ))}
      </span>
      <span className="text-muted">{count} out of 5 stars</span>
    </p>
  )
}
