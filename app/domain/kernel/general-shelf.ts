/** The shelf of articles for every industry. */
export const generalShelf = "General"
