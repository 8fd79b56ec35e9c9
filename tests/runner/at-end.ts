type Work = () => Promise<unknown>
const pending: Work[] = []

/** Has something done when the tests of this file, or this program, are over. */
export function atEnd(work: Work): void {
  pending.push(work)
}

export async function endAll(): Promise<void> {
  await Promise.all(pending.splice(0).map((work) => work()))
}
