declare const of: unique symbol

/** A page's data, serialized as JSON. */
export type Packed<T> = string & { [of]: T }

/**
 * Serializes repetitive data as JSON: the framework encodes an object as a list of numbers, which compresses badly,
 * while JSON repeats its keys, which compress to almost nothing.
 */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value) as Packed<T>

/** Parses the data, which contains only JSON values. */
export const unpack = <T>(text: Packed<T>): T => JSON.parse(text)
