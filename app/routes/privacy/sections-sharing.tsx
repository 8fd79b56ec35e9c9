import type { PolicySectionProps } from "./policy-section"
import { TrackerText } from "./tracker-text"

/** Third parties and the data they receive. */
export const sharing: PolicySectionProps[] = [
  {
    id: "ai",
    title: "The AI provider",
    children: (
      <>
        <p>
          To write and analyze, we may send an AI provider the parts of your profile and reflections that a text needs.
          The provider is configured not to train its models on your data and not to store it for other uses.
        </p>
        <p>
          Your contact details (name, email address, phone number and links) are never sent to the AI provider. We put
          them back into the text afterward. If no provider is configured, the built-in writer does the work and nothing
          leaves the service.
        </p>
      </>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    children: (
      <p>
        A payment provider takes your card details on its own pages. We never see or store a card number. We receive
        only whether a payment succeeded, which plan it is for and when it renews.
      </p>
    ),
  },
  {
    id: "feed",
    title: "The content feed",
    children: (
      <>
        <p>
          The articles, videos and reports in your feed are found with a web search API. A search contains general
          terms, such as your industry and field of work, never your name, your email address or the text of a
          reflection. We fetch images and serve them from our own address, so the sites they come from do not learn what
          you read. When you open an item, you go to a site with its own policy.
        </p>
        <p>
          When you give us the address of a job posting, our server reads that page once. The site sees our server, not
          you.
        </p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and analytics",
    children: (
      <>
        <p>
          We set only cookies that the service needs: one keeps you signed in; one remembers for 180 days that this
          browser has signed in, so that wrong passwords entered by others never lock you out; one remembers light or
          dark colors; one remembers your choice about the marketing tracker; and short-lived ones pass a message to the
          next page or make sure you see what you just saved.
        </p>
        <p>
          We record a few events ourselves, such as a visit to the home page or the start of a reflection, to see
          whether the service works. They stay with us for 30 days. <TrackerText />
        </p>
      </>
    ),
  },
]
