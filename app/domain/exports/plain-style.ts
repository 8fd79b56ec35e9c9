import { SheetStyle } from "../sheet/style"

const text = { size: 11.5, leading: 1.45, color: "#1a1a1a" }

/** The style of every document other than a resume: a plain letter. */
export const plainStyle = SheetStyle.parse({
  page: { top: 72, side: 76, bottom: 72 },
  fonts: { text: "Source Serif 4", display: "Source Serif 4" },
  roles: {
    name: { ...text, size: 20, bold: true, after: 10 },
    headline: text,
    contact: text,
    section: { ...text, size: 14, bold: true, before: 16, after: 4 },
    title: { ...text, bold: true, before: 12, after: 2 },
    organization: text,
    dates: text,
    note: { ...text, before: 8 },
    bullet: { ...text, before: 4 },
    label: { ...text, bold: true },
  },
})
