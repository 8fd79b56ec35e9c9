type Work = () => Promise<unknown>
const pending: Work[] = []

/** Runs a function after the tests of this file, or when this program ends. */
export function atEnd(work: Work): void {
  pending.push(work)
}

export async function endAll(): Promise<void> {
  await Promise.all(pending.splice(0).map((work) => work()))
}
