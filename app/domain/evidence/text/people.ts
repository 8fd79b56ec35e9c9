import { words } from "./word-list"

/** Nouns for people and bodies other than the person: what they did supports nothing about the person. */
export const otherPeople = words(`
  colleague colleagues coworker coworkers teammate teammates manager managers boss supervisor supervisors director directors
  team teams crew staff company firm employer organisation organization hospital school department business agency
  student students pupil pupils learner learners client clients customer customers patient patients intern interns
  apprentice apprentices trainee trainees partner partners friend friends brother sister father mother husband wife son
  daughter uncle aunt parent parents child children colleague's mentor mentors mentee mentees teacher teachers
  professor professors ceo cto cfo coo founder founders president principal head lead leader leaders nurse nurses doctor
  doctors engineer engineers developer developers chef chefs consultant consultants designer designers owner owners
  committee council board government ministry union club charity group they he she someone somebody others another
  nobody everyone everybody predecessor successor volunteer volunteers contractor contractors vendor vendors supplier
  suppliers tenant tenants neighbour neighbours competitor competitors researcher researchers author authors
  tutor tutors coach coaches candidate candidates graduate graduates junior juniors senior seniors people person
  analyst analysts assistant assistants officer officers farmer farmers foreman sergeant captain deputy roommate
  counterpart counterparts sponsor landlord investor investors member members class players player
`)
