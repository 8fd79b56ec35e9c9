const example = `Senior Nurse, Fairview General Hospital (2019 – present)
- Introduced a bedside handover that cut overtime by 6 hours a week
- Mentor two new graduates a year

Staff Nurse, Fairview General Hospital (2014 – 2019)
- Cared for up to 8 patients a shift on a surgical floor

Education
BS in Nursing, University of Iowa (2010 – 2014)`

/** How to format a work history so that roles, employers and dates are recognized. */
export function ExperienceExample() {
  return (
    <>
      <p className="text-sm text-muted">
        Start each role with a line for the title, employer and years. Below it, list what you did there, one thing per
        line. Say how many, how much, how long: your resume can use any number you give here.
      </p>
      <pre className="manuscript mt-4 border-l-3 border-line pl-4 text-base whitespace-pre-wrap">{example}</pre>
    </>
  )
}
