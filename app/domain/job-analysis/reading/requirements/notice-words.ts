import { laidOut } from "../../../language/laid-out"

/** Form fields, which a short posting mixes with its requirements. */
export const isOfForm = new RegExp(
  laidOut`
    ^(?:
      cheers|(?:kind |best |warm )?regards|thanks|posted|reference\b|ref\b|job id|closing date|salary|money|ctc|
      timings?|job type|employment type|industry type|role category|
      (?:role|position|designation|job title|post title|client|company) ?:|(?:work )?location ?:|work mode:|
      openings?:|vacanc(?:y|ies):|(?:announcement|control|requisition) number|bargaining unit|position sensitivity|
      trust determination|financial disclosure|(?:supervisory|drug test) (?:status|required(?=\s*(?::|yes\b|no\b)))|promotion potential|
      reports? to:|in return\b|be careful|don['’]t provide|never (?:pay|provide|share)|no sponsorship|hit apply|
      no (?:recruit(?:ers|ment)\b|agenc(?:y|ies)\b|time-?wasters)|
      start(?:s|ing)?:? (?:asap|immediately|straight away|date)\b|(?:asap|immediate) start\b|open until|
      none of (?:these|them)|screening (?:starts|begins)|[UP]G:|skills highlighted with|
      all qualifications must be met by
    )|
    ^[#$£€₹]|^(?:R|Rs\.?|AED|CHF|kr|zł)\s?\d|\bchart: see\b
  `,
  "i",
)

/** Sentences that tell the applicant how to apply. */
export const applying = new RegExp(
  laidOut`
    ^(?:
      // How to apply, and who is notified.
      please|apply|send|click|we['’]ll (?:pay|cover|provide|train|put you)\b|to apply|for (?:more|further)|
      applicants? (?:
        are (?!required to (?:have|hold)|expected to (?:have|hold))|will (?!(?:need|have|hold|possess|be able|bring)\b)|
        (?:should|must) (?:
          submit|address|apply|provide|send|note|contact|include|ensure|complete|be aware|state|e-?mail|visit|upload|
          attach|quote|refer|read|use|not\b|also (?:submit|provide)
        )
      )|
      applications?\b|
      we (?:welcome|encourage|review|interview|pay|are an equal|offer|provide|do(?: not|n['’]t) (?:charge|promise))|
      [A-Z] = |interested (?:applicants?|candidates?)|informal (?:enquir|inquir)|
      only (?:shortlisted|selected|those selected)|late applications|(?:ad|advert|apps?|applications) closes?\b|
      beware of|canvassing|
      // How to write in or stop by.
      tell us (?:about|the|what|why|how|which|your)|
      (?:e-?mail|call|text|ring|message)(?! (?:
        marketing|cent|handl|automat|campaign|design|support|quality|systems?|copy
      ))\b|
      dm\b|pm\b|whatsapp|inbox|drop|(?:stop|pop|come) (?:in|by)|flick|contact (?:us|me|the recruit)|
      // Invitations from the employer.
      interviews?\b|
      // Which criteria count when, and adjustments.
      (?:criteria|those|items) marked\b|
      if you (?:need|require) (?:adjustments?|an adjustment|a change|help|assistance|alternative methods|reasonable)
    )
  `,
  "i",
)

/** Application documents and eligibility: cover letters, transcripts, sponsorship. */
export const documents = new RegExp(
  laidOut`
    \b(?:
      cover(?:ing)? letter|accommodation|sponsorship (?:at|for|is)|do(?:es)? not sponsor|
      ^we (?:can['’]t|cannot|are unable to|are not able to) (?:do |offer |provide )?sponsor\w*|no [\w-]+ sponsorship|
      encouraged to apply|statement addressing|curriculum vitae|your cv|
      (?:your|a|updated) resume(?! writing| screening)|(?:resumes?|cvs?|forms?|docs?) (?:to|at)|transcripts?|
      (?:by|before) the closing date|considered for employment|not be considered|(?:be|are) ineligible for|apply now
    )\b
  `,
  "i",
)

/** Whom to contact, and when to come in: "For role-related queries contact …", "Walk-in: Sat 10 AM to 1 PM". */
export const reaching =
  /\S@[\w-]+\.\w|^for (?:[\p{L}-]+ ){0,5}(?:quer(?:y|ies)|enquir(?:y|ies)|inquir(?:y|ies)|questions|chat|discussion|conversation)\b|^walk-?ins?(?: (?:interviews?|drive|dates?|times?|venue|details)){0,2}\s*[:–-]|^applicants?\s*:|\b(?:contact|call|ring|text|phone|tel)\b[^.]{0,40}\d[\d ()-]{7,20}\d/iu

/** Sentences around the lists of a person specification, and accepted alternatives to its criteria. */
export const aroundCriteria = new RegExp(
  laidOut`
    \b(?:methods?|means) of assessment\b|
    ^(?:it is (?:essential|desirable|important) that )?(?:the |all |successful )*(?:
      candidates?|applicants?|post-?holders?
    ) (?:should|must|will|can|shall)? ?(?:be able to )?(?:demonstrate|evidence|meet|show|fulfil|satisfy)
    (?: (?:that they (?:meet|have)|how they meet))?(?: (?:
      all|each|most|the|of|these|those|following|essential|desirable|selection|criteria|criterion|requirements?|below|
      above
    ))*$|
    ^(?:these|the following|all)(?: (?:are|criteria|requirements|items))+ (?:essential|assessed|measured)|
    ^(?:assessed|evidenced|measured|tested) (?:by|at|through|via|from)\b|\bmay (?:be )?substitut
  `,
  "i",
)
