/** Nouns for occupations, which distinguish a title from an employer. Matched as words, so "engineering" is not one. */
export const occupation = new RegExp(
  `\\b(?:${[
    "accountant|actor|actress|actuary|adminstrator|administrator|advis[eo]r|agent|aide|analyst|apprentice|architect|artist|assistant|associate",
    "attorney|auditor|author|baker|barista|bartender|bookkeeper|broker|builder|buyer|captain|caregiver|carer|carpenter|cashier|ceo|cfo|coo|cto",
    "chair|chairman|chairwoman|chef|chief|cleaner|clerk|clinician|coach|commis|composer|conductor|consultant|contractor|controller|cook|coordinator",
    "co-ordinator|copywriter|counsel|counsellor|counselor|creator|curator|dancer|dentist|deputy|designer|developer|dietitian|director|dispatcher",
    "doctor|driver|economist|editor|electrician|engineer|estimator|evangelist|examiner|executive|facilitator|farmer|fellow|firefighter|fitter",
    "foreman|founder|co-founder|freelance|freelancer|gardener|geologist|guard|guide|head|host|hostess|housekeeper|illustrator|inspector|instructor",
    "intern|internship|interpreter|investigator|invigilator|journalist|judge|keeper|labourer|laborer|lawyer|lead|leader|lecturer|librarian|lieutenant",
    "machinist|maker|manager|marketer|mason|matron|mechanic|member|mentor|merchandiser|midwife|musician|nanny|nurse|officer|operator|organiser",
    "organizer|owner|painter|paralegal|paramedic|partner|pastor|pharmacist|photographer|physician|physicist|physiotherapist|pilot|planner|plumber",
    "porter|postdoc|practitioner|preceptor|president|principal|producer|professor|programmer|promoter|psychologist|publicist|purchaser|receptionist",
    "recruiter|registrar|rep|representative|reporter|researcher|resident|scholar|scientist|secretary|sergeant|server|sommelier|sous|specialist",
    "statistician|steward|superintendent|supervisor|supporter|surgeon|surveyor|teacher|technician|technologist|tester|therapist|trader",
    "trainee|trainer|translator|treasurer|trustee|tutor|underwriter|vet|veterinarian|vp|volunteer|waiter|waitress|warden|welder|worker|writer",
    "bricklayer|courier|storeman|storeperson|foreperson|plasterer|roofer|joiner|picker|packer|barber|hairdresser|butcher|florist|dishwasher|kitchenhand",
    "leading hand|kitchen hand|farmhand|childminder|groundskeeper|lifeguard|optician|radiographer|sonographer|phlebotomist|sup",
    "maintainer|cofounder|realtor|banker|teller|pharmacy technician|scrum master|data entry|po|pm|sdet|sre|rn|en|hca",
  ].join("|")})s?\\b`,
  "i",
)
