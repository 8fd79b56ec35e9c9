/** Maximum size of an upload, in bytes. */
export const uploadLimit = 10 * 1024 * 1024
export const uploadLimitText = "10 MB"
