/** The toast after muting a source, with or without a script. */
export const sourceMuted = {
  title: "Source muted",
  description: "You will see nothing more from it. You can unmute it below your insights.",
}
