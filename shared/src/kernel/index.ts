export { addBusinessDays, businessDaysBetween, isBusinessDay } from './business-days.ts';
export {
  BUSINESS_TIME_ZONE,
  addDays,
  addYears,
  businessMonth,
  calendarDate,
  calendarDateAt,
  daysBetween,
  firstDayAfterMonth,
  isCalendarDate,
  longDate,
  monthNames,
  type CalendarDate,
} from './calendar-date.ts';
export {
  ClaimsMode,
  MeasuredFigure,
  type Claim,
  type MeasuredFigures,
  type SiteFacts,
  type Testimonial,
} from './claims.ts';
export {
  defineEndpoint,
  type BodyInputOf,
  type BodyOf,
  type DataOf,
  type Endpoint,
  type EventOf,
  type FailureEnvelope,
  type ParamsOf,
  type QueryOf,
} from './endpoint.ts';
export { emailAddress, isEmail } from './email-address.ts';
export { Language, currentLanguage, languageOf, speakIn, spoken } from './language.ts';
export { plainText } from './plain-text.schema.ts';
export { Problem, defineProblems, type FieldFault } from './problem.ts';
export { RequestProblems } from './request.problems.ts';
export { siteSettings } from './site-settings.ts';
export { spokenDate, spokenShortDate } from './spoken-date.ts';
export { timeZoneOf } from './state-time-zones.ts';
export { UsStates } from './us-states.ts';
