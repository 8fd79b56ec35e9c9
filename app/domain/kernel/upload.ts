/** The largest file that can be sent to us. */
export const uploadLimit = 10 * 1024 * 1024
export const uploadLimitText = "10 MiB"
