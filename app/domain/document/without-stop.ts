/** Strips the full stop that a list line has only in running text. */
export const withoutStop = (text: string) => text.replace(/\.$/, "")
