import { judgeTexts, loadTexts } from "../influence/judge-texts"

const isHeldOut = process.argv.includes("--held-out")
const { texts, pairs, ranked, spearman, error, errors } = judgeTexts(loadTexts(isHeldOut))

console.log(`Content analysis without a provider, ${isHeldOut ? "held-out" : "visible"} part: ${texts} labeled texts`)
console.table([
  {
    "pairs ranked as labeled (>= 90 %)": `${pairs.filter(({ isRight }) => isRight).length} of ${pairs.length} (${(100 * ranked).toFixed(1)} %)`,
    "Spearman (>= 0.75)": spearman.toFixed(3),
    "mean error of the overall score": error.toFixed(1),
  },
])
console.table(errors.map((one) => ({ criterion: one.criterion, "mean error, of 10": one.error.toFixed(2) })))
const wrong = pairs.filter(({ isRight }) => !isRight)
if (!isHeldOut && wrong.length > 0) console.table(wrong)
if (ranked < 0.9 || spearman < 0.75) process.exitCode = 1
