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
export { plainText } from './plain-text.schema.ts';
export { Problem, defineProblems, type FieldFault } from './problem.ts';
export { RequestProblems } from './request.problems.ts';
export { timeZoneOf } from './state-time-zones.ts';
export { UsStates } from './us-states.ts';
