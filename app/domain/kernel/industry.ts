export const industries = [
  "Technology",
  "Healthcare",
  "Finance",
  "Education",
  "Marketing",
  "Sales",
  "Consulting",
  "Manufacturing",
  "Retail",
  "Non-profit",
  "Government",
  "Media",
  "Real Estate",
  "Legal",
  "Other",
] as const
export type Industry = (typeof industries)[number]
