import { product } from "../../domain/kernel/product"
import { KeptTable } from "./kept-table"
import type { PolicySectionProps } from "./policy-section"

/** Storage, retention and the person's rights. */
export const keeping: PolicySectionProps[] = [
  {
    id: "security",
    title: "Security, storage and deletion",
    children: (
      <>
        <p>
          Data is encrypted in transit and at rest. Each account can see only its own records. You can end any session,
          and we never store the password itself. Our hosting provider may process data outside Australia; we choose
          providers that are bound to protect it as these principles require. If a breach is likely to cause you serious
          harm, we tell you and the regulator.
        </p>
        <p>
          We keep your information for as long as your account exists. You can restore what you delete for 30 days;
          after that it is removed. When you delete your account, everything in it is deleted for good, except payment
          records, which the law requires us to keep. “With the account” below means until you delete the record or the
          account.
        </p>
        <KeptTable />
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
          <li>stop a use you consented to, when you withdraw your consent;</li>
          <li>stop sending you marketing.</li>
        </ul>
        <p>
          Much of this you can do yourself in the settings: change what we hold, export all of it as one file, see what
          was sent to the AI provider and switch it off, and delete your account. For the rest, write to{" "}
          <a className="text-link" href={`mailto:${product.contact}`}>
            {product.contact}
          </a>
          . We answer within 30 days and charge nothing. If you are not satisfied with the answer, you can complain to
          the Office of the Australian Information Commissioner. When this policy changes, the date above changes with
          it, and we tell account holders before any significant change takes effect.
        </p>
      </>
    ),
  },
]
