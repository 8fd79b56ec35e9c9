const prefix = "draft:"

/**
 * Stores an unfinished reflection in this tab until it is submitted, the tab closes or the user signs out. `key`
 * identifies the user, so that nobody else who uses this browser sees it.
 */
export function writeDraft(key: string, text: string) {
  if (text.trim()) sessionStorage.setItem(prefix + key, text)
  else sessionStorage.removeItem(prefix + key)
}

export const readDraft = (key: string) => sessionStorage.getItem(prefix + key)

/** Removes a draft once its text is stored. Keeps the draft if its text differs. */
export function forgetDraft(key: string, stored: string) {
  if (wordsOf(readDraft(key) ?? "") === wordsOf(stored)) sessionStorage.removeItem(prefix + key)
}

/** The key of a draft that outlives its tab: it stays in the browser until it is saved or the user signs out. */
export const lastingKey = (key: string) => prefix + key

/** Removes all drafts from this tab and this browser when the user signs out. */
export function forgetDrafts() {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim()
