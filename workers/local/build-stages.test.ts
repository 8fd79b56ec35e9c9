import { expect, test } from "vitest"
import { buildStages, stageReader } from "./build-stages"

const output = `vite v6.4.6 building for production...
transforming...
✓ 1073 modules transformed.
Generated an empty chunk: "review-download".
rendering chunks...
build/client/assets/framework-rrvfyetH.js          264.39 kB
✓ built in 36.47s
vite v6.4.6 building SSR bundle for production...
transforming...
✓ 3127 modules transformed.
rendering chunks...
✓ built in 59.50s
`

const { readPages, writePages, readWorker, writeWorker } = buildStages

function told(chunks: string[]): string[] {
  const stages: string[] = []
  const read = stageReader((stage) => stages.push(stage))
  for (const chunk of chunks) read(chunk)
  return stages
}

test("each stage of a build is reported once, in order", () => {
  expect(told([output])).toEqual([readPages, writePages, readWorker, writeWorker])
})

test("a stage is reported when its line arrives, however the output is chunked", () => {
  const stages: string[] = []
  const read = stageReader((stage) => stages.push(stage))
  read("vite v6.4.6 building for pro")
  expect(stages).toEqual([])
  read("duction...\ntransforming...\n")
  expect(stages).toEqual([readPages])
  expect(told([...output])).toEqual([readPages, writePages, readWorker, writeWorker])
})

test("output without stage markers reports nothing", () => {
  expect(told(["transforming...\n", "Generated an empty chunk"])).toEqual([])
})
