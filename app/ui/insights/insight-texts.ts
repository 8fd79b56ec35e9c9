/** The toast after muting a source, with or without a script. */
export const sourceMuted = {
  title: "Source muted",
  description: "You won't see anything else from it. You can unmute it below your insights.",
}
