const prefix = "draft:"

/**
 * A text on its way to becoming a reflection, kept in this tab until it is sent, the tab is closed or its writer signs
 * out. `key` names the person, so that nobody else at the same browser sees it.
 */
export function writeDraft(key: string, text: string) {
  if (text.trim()) sessionStorage.setItem(prefix + key, text)
  else sessionStorage.removeItem(prefix + key)
}

export const readDraft = (key: string) => sessionStorage.getItem(prefix + key)

/** Forgets a draft once its text is stored; another text in the same field stays. */
export function forgetDraft(key: string, stored: string) {
  if (wordsOf(readDraft(key) ?? "") === wordsOf(stored)) sessionStorage.removeItem(prefix + key)
}

/** Names a draft that outlives its tab: it stays in the browser until it is saved or its writer signs out. */
export const lastingKey = (key: string) => prefix + key

/** Forgets what the person who signs out has typed, in this tab and in this browser. */
export function forgetDrafts() {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim()
