import { addBusinessDays, type CalendarDate } from '../kernel/index.ts';
import type { MailClass } from './mail.status.ts';

/** When a letter is likely to be mailed and to arrive: an estimate for the person, and no promise of the post. */

/** Printed and handed to the post within one or two business days. */
const TO_MAIL = [1, 2] as const;
/** On its way for three to five more. */
const TO_ARRIVE = [3, 5] as const;

export interface ExpectedMailDates {
  readonly mailedFrom: CalendarDate;
  readonly mailedBy: CalendarDate;
  readonly arrivesFrom: CalendarDate;
  readonly arrivesBy: CalendarDate;
}

/**
 * Certified mail travels as first-class mail, so every class takes the same time. Saturdays are left out although the post
 * delivers on them: offices that take disputes are closed then.
 */
export function expectedMailDates({
  sendsOn,
}: {
  readonly sendsOn: CalendarDate;
  readonly mailClass: MailClass;
}): ExpectedMailDates {
  const [mailedFrom, mailedBy] = [
    addBusinessDays(sendsOn, TO_MAIL[0]),
    addBusinessDays(sendsOn, TO_MAIL[1]),
  ];
  return {
    mailedFrom,
    mailedBy,
    arrivesFrom: addBusinessDays(mailedFrom, TO_ARRIVE[0]),
    arrivesBy: addBusinessDays(mailedBy, TO_ARRIVE[1]),
  };
}

/** The latest day of the same estimate, once it is known when the post got the letter. */
export function expectedArrival(mailedOn: CalendarDate): CalendarDate {
  return addBusinessDays(mailedOn, TO_ARRIVE[1]);
}
