import { product } from "../../domain/kernel/product"
import type { PolicySectionProps } from "./policy-section"

/** Scope, collected data and purposes. */
export const collection: PolicySectionProps[] = [
  {
    id: "scope",
    title: "Who this policy is for",
    children: (
      <>
        <p>
          This policy explains how {product.name} (“we”) handles personal information when you visit the site or use an
          account. We handle it in line with the Australian Privacy Principles of the Privacy Act 1988 (Cth), wherever
          you live.
        </p>
        <p>
          You must be 18 or older to use {product.name}. We do not knowingly keep information about anyone younger; if
          you believe we do, write to us and we will delete it.
        </p>
      </>
    ),
  },
  {
    id: "what",
    title: "What we collect",
    children: (
      <>
        <ul>
          <li>Account details: your name, your email address and a password, of which only a salted hash is stored.</li>
          <li>Your profile: role, industry, experience, skills, goals and the links you choose to add.</li>
          <li>What you capture: answers to reflection questions, and documents or texts that you bring in.</li>
          <li>What we write from it: resumes, posts, letters and other texts, with the sources of each sentence.</li>
          <li>
            Sign-ins: when a session was opened and last used, the kind of browser it was opened with, and for 90 days a
            list of your account's security events, with the larger part of the network address each came from.
          </li>
          <li>
            Use of the service: how much of your plan you have used, and the events described under “Cookies and
            analytics”.
          </li>
        </ul>
        <p>
          We ask for nothing else. Please keep other people’s health, finances and private lives out of your
          reflections, and anything your employer has asked you to keep confidential.
        </p>
      </>
    ),
  },
  {
    id: "integrations",
    title: "Calendar and project tools",
    children: (
      <p>
        {product.name} does not read your calendar or any project tool today. If we offer such a connection, it stays
        off until you give your consent for that tool. Access is read-only: we cannot change or send anything there. It
        only reminds you of what you did, so that you can decide what to capture. You can withdraw your consent at any
        time; the connection then ends, and we delete anything we read that you did not capture.
      </p>
    ),
  },
  {
    id: "use",
    title: "What we use it for, and who sees it",
    children: (
      <>
        <ul>
          <li>to run your account and to sign you in;</li>
          <li>to ask questions that fit you, and to write the texts you ask for from what you captured;</li>
          <li>to check each sentence against your own words and to show you its source;</li>
          <li>to bill you, to answer you, and to keep the service secure;</li>
          <li>to send marketing, only if you have agreed to it. Every such message lets you opt out.</li>
        </ul>
        <p>
          We do not sell personal information. Programs calculate your readiness and influence scores, match you with
          job postings and choose the articles you see. Only you see these results, they decide nothing about you, and
          their formulas are published on{" "}
          <a className="text-link" href="/how-we-score">
            How we score
          </a>
          .
        </p>
        <p>
          If you create a link to a document, anyone with the link can read the document until the link expires or you
          revoke it. We count how often a link is opened and keep the date it was last opened. We set no cookie and
          store nothing about the readers.
        </p>
      </>
    ),
  },
]
