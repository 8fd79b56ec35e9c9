import { product } from "../../domain/kernel/product"
import type { PolicySectionProps } from "./policy-section"

/** How it is kept, for how long, and what a person can ask for. */
export const keeping: PolicySectionProps[] = [
  {
    id: "security",
    title: "Security, storage and deletion",
    children: (
      <>
        <p>
          Data travels encrypted and is stored encrypted at rest. Each account can reach only its own records. Sessions
          can be ended, and passwords are never stored as such. Our hosting provider may process data outside Australia;
          we choose providers that are bound to protect it as these principles require. If a breach is likely to cause
          you serious harm, we tell you and the regulator.
        </p>
        <p>
          We keep your information as long as your account exists. What you delete can be restored for 30 days and is
          then removed. When you delete your account, everything in it is deleted for good, except records of payments,
          which the law obliges us to keep.
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: "Your rights, and how to reach us",
    children: (
      <>
        <p>You may at any time ask us to</p>
        <ul>
          <li>give you access to the information we hold about you, or a copy of it;</li>
          <li>correct what is wrong;</li>
          <li>delete it;</li>
          <li>act on your withdrawal of a consent that you gave;</li>
          <li>stop sending you marketing.</li>
        </ul>
        <p>
          Much of this you can do yourself in the settings: change what we hold, export all of it as one file, see what
          was sent to the AI provider and switch it off, and delete your account. For the rest, write to{" "}
          <a className="text-link" href={`mailto:${product.contact}`}>
            {product.contact}
          </a>
          . We answer within 30 days and charge nothing. If you are not content with the answer, you can complain to the
          Office of the Australian Information Commissioner. When this policy changes, the date above changes with it,
          and we tell account holders before a change that matters takes effect.
        </p>
      </>
    ),
  },
]
