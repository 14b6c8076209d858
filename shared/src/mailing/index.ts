export {
  AddressVerdict,
  mailAddressLimits,
  mailAddressSchema,
  type MailAddress,
} from './mail-address.schema.ts';
export {
  LIVE_STATUSES,
  MailCarrier,
  MailClass,
  MailEventKind,
  MailStatus,
  mailStatusLabel,
} from './mail.status.ts';
export { mailingEndpoints } from './mailing.contract.ts';
export { MailingProblems } from './mailing.problems.ts';
export {
  mailChargeStatusSchema,
  type MailEvent,
  type Mailpiece,
  type Mailing,
  MOST_SHEETS,
  quoteMail,
  type MailQuote,
} from './mailing.schema.ts';
export {
  addressVerdictText,
  mailClassLabel,
  mailClassLabels,
  mailEventNames,
  mailEventText,
} from './mail-event-words.ts';
export {
  expectedArrival,
  expectedMailDates,
  type ExpectedMailDates,
} from './expected-dates.rules.ts';
export {
  asksForAttention,
  happensAtThePost,
  isUnderWay,
  mayMove,
  progressOf,
  type MailProgress,
} from './mail-progress.rules.ts';
