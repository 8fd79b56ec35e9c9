/** The progress of a build, one line per stage. */
export const buildStages = {
  intro: "Building the product. The first build takes a minute or two.",
  readPages: "  1/5 Reading the pages …",
  writePages: "  2/5 Writing the pages …",
  readWorker: "  3/5 Reading the worker …",
  writeWorker: "  4/5 Writing the worker …",
  sandbox: "  5/5 Packing the sandbox …",
  done: (seconds: number) => `Built in ${Math.round(seconds)} s.`,
} as const

/** The markers of the stages in the build's own output, in this order. */
const signs: [sign: string, stage: string][] = [
  ["building for production", buildStages.readPages],
  ["rendering chunks", buildStages.writePages],
  ["building SSR bundle", buildStages.readWorker],
  ["rendering chunks", buildStages.writeWorker],
]

/** Parses the build's output as it arrives and reports each stage once. */
export function stageReader(tell: (stage: string) => void): (chunk: Buffer | string) => void {
  let reached = 0
  let unread = ""
  return (chunk) => {
    unread += chunk
    for (const [sign, stage] of signs.slice(reached)) {
      const at = unread.indexOf(sign)
      if (at < 0) return
      unread = unread.slice(at + sign.length)
      reached++
      tell(stage)
    }
  }
}
