import { Notice } from "../../ui/feedback/notice"

/** Lists every faulty line of an export. */
export function Faults({ faults }: { faults: { line: number; reason: string }[] }) {
  return (
    <Notice variant="destructive" title="Nothing was imported">
      <ul className="mt-1 space-y-1">
        {faults.map(({ line, reason }) => (
          <li key={`${line} ${reason}`}>
            <span className="font-medium tabular-nums">Line {line}:</span> {reason}
          </li>
        ))}
      </ul>
      <p className="mt-2">Correct the file or its columns, and send it again.</p>
    </Notice>
  )
}
