/** The selectable lifetimes of a link in days; the form also offers no expiry. */
export const shareDays = [7, 30, 90] as const
export const standardShareDays = 30
export const maxShareName = 80
/** Maximum number of unrevoked links per document. */
export const maxShares = 20
/** The number of wrong passcodes after which a link is closed for good. */
export const maxWrongPasscodes = 20
