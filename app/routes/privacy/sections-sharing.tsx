import type { PolicySectionProps } from "./policy-section"

/** Who else sees something, and what. */
export const sharing: PolicySectionProps[] = [
  {
    id: "ai",
    title: "The AI provider",
    children: (
      <>
        <p>
          To write and to analyse, the parts of your profile and reflections that a text needs may be sent to an AI
          provider. The provider is configured not to train its models on your data and not to store it for other uses.
        </p>
        <p>
          Your contact details, that is your name, email address, phone number and links, are never sent to the AI
          provider. They are put back into the text afterwards, on our side. Where no provider is configured, the
          built-in writer does the work and nothing leaves the service at all.
        </p>
      </>
    ),
  },
  {
    id: "payments",
    title: "Payments",
    children: (
      <p>
        A payment provider takes your card details on its own pages. We never see or store a card number. What we
        receive is whether a payment succeeded, which plan it is for and when it renews.
      </p>
    ),
  },
  {
    id: "feed",
    title: "The content feed",
    children: (
      <p>
        The articles, videos and reports in your feed are found with a web search API. A search carries general terms,
        such as your industry and field of work, never your name, your email address or the text of a reflection. Images
        are fetched by us and served from our own address, so the sites they come from do not learn what you read. When
        you open an item you go to a site with a policy of its own.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and measuring",
    children: (
      <>
        <p>
          We set only cookies that the service needs: one that keeps you signed in, one that remembers for 180 days that
          somebody has signed in here, so that others' wrong passwords never hold you up, one that remembers light or
          dark colours, and short-lived ones that carry a message to the next page or keep your reading consistent with
          what you just saved.
        </p>
        <p>
          We record a few events ourselves, such as a view of the start page or the start of a reflection, to see
          whether the service works. They stay with us. A marketing tool of a third party is loaded only if you have
          agreed to it.
        </p>
      </>
    ),
  },
]
