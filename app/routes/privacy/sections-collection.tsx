import { product } from "../../domain/kernel/product"
import type { PolicySectionProps } from "./policy-section"

/** Who the policy is for and what is collected. */
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
          you believe that we do, write to us and we will delete it.
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
          <li>What is made from it: resumes, posts, letters and other texts, with the sources of each sentence.</li>
          <li>
            Signing in: when a session was opened and last used, what kind of browser it was opened with, and for 90
            days a list of what concerns the safety of your account, with the larger part of the network address it came
            from.
          </li>
          <li>
            Use of the service: how much of your plan is used, and the events described under “Cookies and measuring”.
          </li>
        </ul>
        <p>
          We ask for nothing else. Please leave out of your reflections what concerns other people’s health, finances or
          private lives, and what your employer has asked you to keep confidential.
        </p>
      </>
    ),
  },
  {
    id: "integrations",
    title: "Calendar and project tools",
    children: (
      <p>
        Where {product.name} offers a connection to your calendar or a project tool, it is off until you give your
        consent for that tool. The access is read-only: we cannot change or send anything there. It serves to remind you
        of what you did, so that you can decide what to capture. You can withdraw the consent at any time; the
        connection then ends and what was read but not captured by you is deleted.
      </p>
    ),
  },
  {
    id: "use",
    title: "What we use it for",
    children: (
      <>
        <ul>
          <li>to run your account and to sign you in;</li>
          <li>to ask questions that fit you, and to write the texts you ask for from what you captured;</li>
          <li>to check each sentence against your own words and to show you what it rests on;</li>
          <li>to bill you, to answer you, and to keep the service secure;</li>
          <li>to send marketing only where you have agreed to it. Every such message lets you opt out.</li>
        </ul>
        <p>
          We do not sell personal information, and no decision about you with legal effect is made by a machine here.
        </p>
      </>
    ),
  },
]
