import { useLoaderData } from "@remix-run/react"
import { Table } from "../../ui/reading/text-table"

export interface KeptData {
  about: string
  kept: string
}

export function KeptTable() {
  const { kept } = useLoaderData<{ kept: KeptData[] }>()
  return (
    <Table
      wide
      caption="What we store, and how long we keep it"
      columns={["Data", "Kept"]}
      rows={kept.map(({ about, kept: time }) => [opened(about), opened(time)])}
    />
  )
}

const opened = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
