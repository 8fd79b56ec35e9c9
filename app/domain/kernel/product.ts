/** The product's name and tagline, defined only here. */
export const product = {
  name: "Throughline",
  tagline: "Career development powered by AI",
  /** Contact address. Operators set their own here. */
  contact: "hello@throughline.example",
} as const
