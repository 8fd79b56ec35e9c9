/** The product's name and tagline: the only place where they are spelled. */
export const product = {
  name: "Throughline",
  tagline: "Career development powered by AI",
  /** Where people write to. An operator puts their own address here. */
  contact: "hello@throughline.example",
} as const
