declare const of: unique symbol

/** A page's data as JSON text. */
export type Packed<T> = string & { [of]: T }

/**
 * Packs what a page shows many of: the framework sends an object as a list of numbers, of which a compression makes
 * nothing, and JSON repeats its words, of which it makes next to nothing.
 */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value) as Packed<T>

/** Unpacks the data, which holds only JSON values. */
export const unpack = <T>(text: Packed<T>): T => JSON.parse(text)
