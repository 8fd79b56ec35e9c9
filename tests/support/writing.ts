import { composeBuiltIn, writeFrom } from "../../app/domain/writer/built-in/built-in"
import { materialOf } from "../../app/domain/writer/built-in/material/material"
import type { Material } from "../../app/domain/writer/material-schema"
import type { Writing, WritingRequest } from "../../app/domain/writer/writer"

const read = new Map<string, Material>()

/**
 * The material of a request. It is the same for every content type, and reading it is most of the work of a document,
 * so it is read once.
 */
export function materialFor({ type: _, ...request }: WritingRequest): Material {
  const key = JSON.stringify(request)
  const material = read.get(key) ?? materialOf(request)
  read.set(key, material)
  return material
}

/** What `builtInWriter.write` writes. */
export const written = (request: WritingRequest): Writing => writeFrom(request, materialFor(request))

/** The same before it is verified. */
export const composed = (request: WritingRequest): Writing => composeBuiltIn(request, materialFor(request))
