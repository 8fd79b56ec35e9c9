/** Said once a source is muted, with or without a script. */
export const sourceMuted = {
  title: "Source muted",
  description: "Nothing more is chosen from it. It is listed under your insights, with the way back.",
}
