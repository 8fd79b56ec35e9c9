/** The shelf of articles that are for everybody. */
export const generalShelf = "General"
