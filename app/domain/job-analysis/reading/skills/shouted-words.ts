import { laidOut } from "../../../language/laid-out"

/** Names in capitals, digits or mixed case, whatever they mean: "BS 7671", "GxP", "Node.js". */
export const acronym = new RegExp(
  laidOut`
    (?<![\p{L}\d])(?:
      \d{1,3} \p{Lu}{2,4} Part \d{1,3}|\p{Lu}{2,5} \d{3,5}\b|
      \p{Lu}[\p{Lu}\d]{2,7}(?![\p{L}\d])(?: \d{3,5}\b)?(?!
        -(?:accredited|approved|recogni[sz]ed|registered|assisted|based|related)\b
      )(?! ?[$£€₹]\s?\d)|
      \p{Ll}\p{Lu}{2,5}(?!\p{L})|\p{Lu}\p{Ll}+\p{Lu}\p{L}+|\p{Lu}{2,}\p{Ll}{2,}|\p{L}+\.(?:js|io|ai)
    )(?![\p{L}]|-\p{Lu}{2}|-\d)
  `,
  "gu",
)

/** Such names that are not skills: grades, states, degrees, terms of contract, networks. */
export const notSkills = new RegExp(
  laidOut`
    ^(?:
      I{2,3}|IV|VI{1,3}|USA|NSW|VIC|QLD|TAS|ACT|CEO|CTO|CFO|COO|CIO|VP|PTO|DBS|NHS|EEO|FTE|CTC|LPA|OTE|DOE|CV|WFH|PhD|
      BSc|MSc|BTech|MTech|MBA|MCA|BCA|BFSI|NBFC|UAE|PPE|FAQ|HQ|MUST|AND|NOT|THE|FOR|WITH|YOU|ALL|PST|EST|CST|LinkedIn|
      YouTube|TikTok|GitHub|DevOps|PropTech|FinTech|MedTech|EdTech|AdTech|eCommerce|UK|EU|WWC|ESI|SME|SMEs|ICU|AMU|ID|
      GED|ETC|PLUS|OR|IN|TO|OF|US|ASAP|TBC|TBD|HMRC|GMT|UTC|ADHD|LGBTQ|WHATS|NCSE|BTS|DEC|DEP|BWL|DCG|ECTs?|GCSEs?|
      EEO|EOE|F2F|FWC|MDT|QQI|FETAC|CAO|BEP|CAP|BTS|CFGS|AED|SGD|USD|GBP|EUR|INR|ZAR|CAD|AUD|NZD|PHP|KES|NGN|QAR|SAR|
      CPF|EPF|VHI|EAP|TOIL|REER|KiwiSaver|PDF|MAIN|JOIN|STOP|APPLY|EXPLAIN|TASKS|NIGHTS|DAYS|
      BAME|BPO|KPO|WPM|LTE|SHS|BSN|ADN|MSN|FLSA|HEO|SEO grade|AO|EO|WFO|SDR|BDR|EOI|TFN|ABN|HMO|RRSP|SEO rates
    )$
  `,
  "i",
)
