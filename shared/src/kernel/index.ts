export { addBusinessDays, businessDaysBetween, isBusinessDay } from './business-days.ts';
export {
  BUSINESS_TIME_ZONE,
  addDays,
  addYears,
  businessMonth,
  calendarDateAt,
  daysBetween,
  firstDayAfterMonth,
  isCalendarDate,
  longDate,
  monthNames,
  startOfDay,
  type CalendarDate,
} from './calendar-date.ts';
export { canonicalJson } from './canonical-json.ts';
export { ClaimsMode, type MeasuredFigures } from './claims.ts';
export { ClaimId, testimonials } from './claims.table.ts';
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
export { CSV_MARK, FORMULA_INSIDE, FORMULA_STARTS, csvCell, csvLine, csvText } from './csv.ts';
export { calendarDate } from './calendar-date.schema.ts';
export { emailAddress } from './email-address.schema.ts';
export { isEmail } from './email-address.ts';
export { idParams } from './id-params.schema.ts';
export { LegalMode } from './legal-mode.ts';
export { Language, currentLanguage, plural, languageOf, speakIn, spoken } from './language.ts';
export { MessageStatus } from './message-status.ts';
export { withoutHidden } from './hidden-characters.ts';
export { plainText } from './plain-text.schema.ts';
export {
  PRO_LETTERS,
  PRO_MONTHLY_CENTS,
  dollars,
  letterFeeCents,
  pricesOf,
} from './plan-prices.ts';
export { Problem, defineProblems, type FieldFault } from './problem.ts';
export { RequestProblems } from './request.problems.ts';
export {
  MOST_ADDRESS_LINES,
  MOST_TESTIMONIALS,
  factsForPage,
  hasOneMailPrice,
  markedPrices,
  markedSiteFacts,
  siteMark,
  siteSlot,
  siteValues,
  type MailPrices,
  type SiteFacts,
} from './site-facts.ts';
export {
  ownedClaims,
  shownClaims,
  shownTestimonials,
  type ClaimRules,
} from './shown-claims.rules.ts';
export { ownSiteSchema } from './own-site.schema.ts';
export { siteSettings, type SiteSettings } from './site-settings.ts';
export { dateIn, spokenDate } from './spoken-date.ts';
export { timeZoneOf, timeZonesOf } from './state-time-zones.ts';
export { UsStates } from './us-states.ts';
export {
  notPrinted,
  phoneDigits,
  wrongLine,
  wrongName,
  wrongPhone,
  wrongZip,
} from './written-lines.rules.ts';
export { zipVerdict } from './zip-areas.ts';
