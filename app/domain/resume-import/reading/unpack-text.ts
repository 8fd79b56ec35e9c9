import { type Budget, listFiles, type PackedFile, UnreadableArchive, unpacked } from "../../files/unzip"
import { UnreadableResume } from "./unreadable"

const maxFiles = 2000
/** The maximum total size in bytes of one upload's unpacked files. */
const maxUnpacked = 12 * 1024 * 1024

/** Reads the text files of a ZIP within a shared size limit. */
export interface TextArchive {
  names: string[]
  text(name: string): string
}

export function openZip(zip: Uint8Array): TextArchive {
  const files = new Map<string, PackedFile>(bounded(() => listFiles(zip, maxFiles)).map((file) => [file.name, file]))
  const budget: Budget = { left: maxUnpacked }
  return {
    names: [...files.keys()],
    text(name) {
      const file = files.get(name)
      if (!file) return ""
      const decoder = new TextDecoder(encodingOf(file))
      return bounded(() => {
        let text = ""
        for (const chunk of unpacked(file, budget)) text += decoder.decode(chunk, { stream: true })
        return text + decoder.decode()
      })
    },
  }
}

const encodingOf = (file: PackedFile) =>
  file.method === 0 && file.packed[0] === 0xff && file.packed[1] === 0xfe ? "utf-16le" : "utf-8"

function bounded<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error
    throw new UnreadableResume(error.fault.code === "archive_too_large" ? "resume_too_large" : "resume_damaged")
  }
}
