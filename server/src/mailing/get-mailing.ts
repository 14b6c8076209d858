import { statesNotServed } from '@creditfix/shared/billing';
import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { enclosureLabel } from '@creditfix/shared/documents';
import {
  LIVE_STATUSES,
  MailClass,
  expectedMailDates,
  quoteMail,
  type Mailing,
} from '@creditfix/shared/mailing';
import type { PriceTable } from '@creditfix/shared/operator';
import {
  collectsMail,
  isContractMissing,
  mayMail,
  presentHold,
  serviceHold,
} from '#server/billing/index.ts';
import { findLetterToMail, type LetterToMail } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addressesOf, type AddressText } from './carrier/envelope-address.ts';
import { fits, obstacleOf } from './mail-letter.ts';
import type { MailingParts } from './mailing.parts.ts';
import { findMailpieces } from './mailpiece.repository.ts';
import { presentMailpieces } from './mailpiece.presenter.ts';

const NO_ADDRESS: AddressText = { name: '', line1: '', line2: '', city: '', state: '', zip: '' };

/**
 * All that the delivery step shows of one signed letter, in a constant number of queries.
 *
 * @throws Problem `letters.not_found`
 */
export async function getMailing(
  em: EntityManager,
  parts: MailingParts,
  request: { readonly accountId: string; readonly letterId: string },
): Promise<Mailing> {
  const { carrier, mailSettings, clock, payments } = parts;
  const now = clock.now();
  const letter = await findLetterToMail(em, parts.vault, request);
  const mailpieces = await findMailpieces(em, letter.id);
  const planStatus = await mayMail(em, parts, letter.accountId);
  const hold = await serviceHold(em, { accountId: letter.accountId, now });
  const hasLiveMailpiece = mailpieces.some(({ status }) => LIVE_STATUSES.includes(status));
  const { to, from, toIsFixed } = addressesOf(letter);
  const { prices, states } = await parts.operator.read(em);
  const unserved: readonly string[] = statesNotServed(states, parts.legalMode);
  const mayPayOnce =
    payments.online &&
    planStatus === 'pro_needed' &&
    !unserved.includes(from.state) &&
    obstacleOf(letter, { isOnItsWay: hasLiveMailpiece, planStatus: 'yes' }) === undefined;
  const contractFirst = mayPayOnce && (await isContractMissing(em, parts, letter.accountId));
  return {
    letterId: letter.id,
    reference: letter.reference,
    carrier: carrier.carrier,
    test: carrier.test,
    mayMail:
      obstacleOf(letter, {
        isOnItsWay: hasLiveMailpiece,
        planStatus,
      }) ?? 'yes',
    ...(hold && { hold: presentHold(hold) }),
    canPayOnce: mayPayOnce && !contractFirst,
    contractFirst,
    missingEnclosures: letter.missingEnclosures.map(enclosureLabel),
    collectsPrice: await collectsMail(em, parts, {
      accountId: letter.accountId,
      now,
    }),
    options: optionsFor({ ...parts, prices: prices.mail }, letter, now),
    to: to ?? NO_ADDRESS,
    from,
    toIsFixed,
    holdMinutes: mailSettings.holdMinutes,
    pieces: await presentMailpieces(em, parts, mailpieces),
  };
}

/** Each class with its price and its dates; none while the letter has no pages yet. */
function optionsFor(
  { mailSettings, prices }: Pick<MailingParts, 'mailSettings'> & { readonly prices: PriceTable },
  { pages }: LetterToMail,
  now: Date,
): Mailing['options'] {
  if (pages === 0) return [];
  const sendsAt = new Date(now.getTime() + mailSettings.holdMinutes * 60_000);
  const sendsOn = calendarDateAt(sendsAt, BUSINESS_TIME_ZONE);
  return Object.values(MailClass)
    .map((mailClass) => quoteMail(prices, mailClass, pages))
    .filter(fits)
    .map((quote) => ({
      ...quote,
      expected: expectedMailDates({ sendsOn, mailClass: quote.mailClass }),
    }));
}
