export {
  BUSINESS_TIME_ZONE,
  addDays,
  addYears,
  businessMonth,
  calendarDate,
  calendarDateAt,
  firstDayAfterMonth,
  isCalendarDate,
  longDate,
  type CalendarDate,
} from './calendar-date.ts';
export {
  defineEndpoint,
  type BodyInputOf,
  type BodyOf,
  type DataOf,
  type Endpoint,
  type FailureEnvelope,
  type HttpMethod,
  type ParamsOf,
  type QueryOf,
  type SuccessEnvelope,
} from './endpoint.ts';
export { plainText } from './plain-text.schema.ts';
export {
  Problem,
  defineProblems,
  type FieldFault,
  type ProblemCatalogue,
  type ProblemDetails,
} from './problem.ts';
export { RequestProblems } from './request.problems.ts';
export { UsStates, type UsState } from './us-states.ts';
