import { laidOut } from "../../language/laid-out"

/** Words that go with a closing date. */
export const closes = new RegExp(
  laidOut`
    \bget (?:it |yours )?in (?:by|before)\b|\b(?:
      // English.
      clos(?:e|es|ing|ed)\b|deadline|apply (?:by|before|until|no later)|
      applications?[^.]{0,40}\b(?:by|until|before|due|accepted (?:until|through))\b|
      (?:
        due|submit\w*|pitch us|send [^.]{0,80}|reply|respond|cv in|open (?:until|till|through)|expires?|
        valid (?:through|until)|last date|at [\w.]+@[\w.]+,?
      )[^.]{0,60}\bby\b|
      (?:cvs?|resumes?) (?:in )?(?:by|before|until)\b|expires?|last date|open (?:until|till|through)|valid until|
      (?:resume|cv|letter|lines|application) [^.]{0,120}\bby\b|@\S+,? (?:by|before|until)\b|
      // German.
      bewerbungsschluss|bewerbungsfrist|\bbis (?:zum|spätestens)|
      // Spanish.
      plazo|hasta el|antes del|fecha límite|
      // French.
      date limite|avant le|jusqu'au|
      // Italian.
      scadenza|entro il|
      // Dutch.
      sluitingsdatum|reageren (?:kan )?(?:tot|voor)|
      // Portuguese.
      prazo|até
    )|stop taking them
  `,
  "i",
)

/** A closing date relative to today: "within two weeks". */
export const countsAhead =
  /\b(?:in|within) (?:\d{1,2}|one|two|three|four|five|six) (?:days|weeks?)|\b(?:by|before) (?:tomorrow|the end of)/i
