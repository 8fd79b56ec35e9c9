/** Days after which a link can expire; the form also offers none. */
export const shareDays = [7, 30, 90] as const
export const standardShareDays = 30
/** Links of one document that are not revoked. */
export const mostShares = 20
/** Wrong passcodes after which a link is closed for good. */
export const mostWrongPasscodes = 20
