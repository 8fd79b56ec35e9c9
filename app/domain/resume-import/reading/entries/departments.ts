import { namesUnit } from "../../../career/headings/role-heading"

const department =
  /\b(?:department|dept\.?|division|unit|ward|team|shifts?|desk)$|^(?:(?:north|south|east|west|central|mid)[ -]?)+(?:ern)?(?: (?:region|coast|territory|district|area))?$|^(?:EMEA|APAC|LATAM|DACH|\p{L}+ (?:region|territory|district))$/iu

/** "Emergency Department", "Night Shift", "Southeast": part of an employer, after a title. */
export const namesDepartment = (text: string) => department.test(text) || namesUnit(text)
