import { strFromU8, unzipSync } from "fflate"
import { expect } from "vitest"
import type { World } from "../support/world/world"

/** Concatenates all chunks. */
export async function gathered(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return new Uint8Array(Buffer.concat(all))
}

export type Unpacked = Record<string, string>

/** The files of an archive as text, by name. */
export function unpack(zip: Uint8Array): Unpacked {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** The records of one kind. */
export function recordsIn(files: Unpacked, kind: string): Record<string, unknown>[] {
  const file = JSON.parse(files[`${kind}.json`] ?? "null")
  expect(file).toMatchObject({ format: "throughline.export", version: 1, kind })
  return file.records
}

/** An object from the bucket, in full. */
export async function stored(world: World, key: string): Promise<Uint8Array> {
  const found = await world.deps.bucket.get(key)
  if (!found) throw new Error(`There is no ${key}.`)
  return new Uint8Array(await new Response(found.body).arrayBuffer())
}
