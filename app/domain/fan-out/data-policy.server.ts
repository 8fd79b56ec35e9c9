import { type DataPolicy, noUserData } from "../kernel/data-policy"
import { fanOutPages, fanOuts } from "./tables.server"

export const fanOutPolicies: readonly DataPolicy[] = [
  { table: fanOuts, retention: { kept: "30 days", tasks: ["purge.fan-outs"] }, ...noUserData },
  {
    table: fanOutPages,
    retention: { kept: "until their users are done, 30 days at most", tasks: ["purge.fan-outs"] },
    ...noUserData,
  },
]
