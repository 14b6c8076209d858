import { Plan } from '@creditfix/shared/accounts';
import {
  BillingProblems,
  allowancePeriod,
  letterAllowance,
  planLetters,
  type Allowance,
  type PlanTerms,
} from '@creditfix/shared/billing';
import {
  BUSINESS_TIME_ZONE,
  Problem,
  businessMonth,
  calendarDateAt,
  pricesOf,
  spoken,
  spokenDate,
} from '@creditfix/shared/kernel';
import { raiseFlag } from '#server/accounts/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { hasContract } from '../contract/service-hold.ts';
import {
  addUses,
  countAttempt,
  countedLetters,
  isGivenBack,
  noteGivenBack,
  useAgain,
  useNoMore,
} from './allowance.repository.ts';
import * as en from '../messages.ts';
import * as es from '../messages.es.ts';

const billingMessages = () => spoken({ en: en.billingMessages, es: es.billingMessages });

/** Longer than a month and its grace: a granted Pro begins new months long after `planFrom`. */
const LOOK_BACK_MS = 62 * 86_400_000;

/** The attempt past fair use at which somebody should look. */
const FLAGGED_ATTEMPT = 3;

export interface PlanStatus {
  readonly terms: PlanTerms;
  readonly allowance: Allowance;
}

/** An account's plan and what is left of it, in one query over every account of its mailbox. */
export async function findPlanStatus(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<PlanStatus> {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const rows = await countedLetters(em, { accountId, now, since });
  const terms: PlanTerms = {
    plan: rows[0]?.plan ?? 'free',
    from: rows[0]?.planFrom ?? null,
    periodEndsAt: rows[0]?.periodEndsAt ?? null,
    until: rows[0]?.planUntil ?? null,
  };
  const letters = rows.flatMap(({ madeAt, onOthersPro }) =>
    madeAt === null ? [] : [{ madeAt, onOthersPro: onOthersPro ?? false }],
  );
  const gifts = (rows[0]?.gifts ?? []).map((instant) => new Date(instant));
  return { terms, allowance: letterAllowance(terms, { letters, gifts }, now) };
}

/** What the account has left in the period of `now`. */
export async function currentAllowance(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<Allowance> {
  return (await findPlanStatus(em, accountId, now)).allowance;
}

/**
 * Takes letters from the plan's allowance, all of them or none. Call it under `lockAllowance`, at which simultaneous requests
 * queue up, inside the transaction that adds the letters; who takes a letter back calls `forgetUses`.
 *
 * @returns the allowance after these letters, and the calendar month they were made in
 * @throws Problem `billing.quota_reached`
 */
export async function takeLetters(
  tx: EntityManager,
  accountId: string,
  parts: OfferParts,
  request: { readonly letterIds: readonly string[]; readonly now: Date },
): Promise<{ allowance: Allowance; planMonth: string }> {
  const { letterIds, now } = request;
  const wanted = letterIds.length;
  const allowance = await refuseWithoutLetters(tx, accountId, parts, { wanted, now });
  await addUses(tx, letterIds, { accountId, usedAt: now });
  return { allowance, planMonth: businessMonth(now) };
}

/** As many letters as a month has: otherwise a person who makes them fail on purpose could write without end. */
const MOST_GIVEN_BACK = planLetters.pro;
const GIVEN_BACK_WITHIN_MS = 31 * 86_400_000;

/**
 * Gives a letter's place in the allowance back: it was paid for and did not arrive. Call it under the lock of its account.
 *
 * @returns false where so many were given back within a month that this one goes on counting
 */
export async function giveLetterBack(
  tx: EntityManager,
  letterId: string,
  at: Date,
): Promise<boolean> {
  const since = new Date(at.getTime() - GIVEN_BACK_WITHIN_MS);
  return await noteGivenBack(tx, letterId, { at, since, most: MOST_GIVEN_BACK });
}

/**
 * Lets a letter that was given back count again, from the day on which it is mailed again. One that counts anyway is left alone. Call it
 * under `lockAllowance`.
 *
 * @throws Problem `billing.quota_reached`
 */
export async function takeLetterAgain(
  tx: EntityManager,
  accountId: string,
  parts: OfferParts,
  again: { readonly letterId: string; readonly now: Date },
): Promise<void> {
  const { letterId, now } = again;
  if (!(await isGivenBack(tx, letterId))) return;
  await refuseWithoutLetters(tx, accountId, parts, { wanted: 1, now });
  await useAgain(tx, letterId, now);
}

/** Undoes `takeLetterAgain` of that moment, if there was one: the mailing was taken back. */
export async function markTakenBack(
  tx: EntityManager,
  taken: { readonly letterId: string; readonly takenAt: Date; readonly now: Date },
): Promise<void> {
  await useNoMore(tx, taken.letterId, { usedAt: taken.takenAt, givenBackAt: taken.now });
}

/** What has to be known for offering Pro to somebody whose letters are used up. */
type OfferParts = Pick<BillingParts, 'payments' | 'operator' | 'legalMode'>;

/** @returns what is left once so many letters are taken */
async function refuseWithoutLetters(
  tx: EntityManager,
  accountId: string,
  parts: OfferParts,
  { wanted, now }: { readonly wanted: number; readonly now: Date },
): Promise<Allowance> {
  const before = await currentAllowance(tx, accountId, now);
  if (before.left < wanted) {
    const { prices } = await parts.operator.read(tx);
    const paidAfterwards = parts.legalMode === 'cro' || (await hasContract(tx, accountId));
    const pro = { monthlyCents: prices.proMonthlyCents, paidAfterwards };
    throw quotaReached(before, { wanted, now, pro: parts.payments.online ? pro : undefined });
  }
  return { ...before, used: before.used + wanted, left: before.left - wanted };
}

interface ProOffer {
  readonly monthlyCents: number;
  /** Nothing is paid before it is done: a price for each letter, and the month’s as the most. */
  readonly paidAfterwards: boolean;
}

/** Says what was used, when the next letters come, and what can be done now. */
export function quotaReached(
  allowance: Allowance,
  request: { readonly wanted: number; readonly now: Date; readonly pro: ProOffer | undefined },
): Problem {
  const { wanted, now, pro } = request;
  const { plan, left, renewsOn } = allowance;
  const today = renewsOn === calendarDateAt(now, BUSINESS_TIME_ZONE);
  const when = today ? billingMessages().laterToday : billingMessages().from(spokenDate(renewsOn));
  const says = left > 0 ? tooFewLeft(allowance, wanted, when) : noneLeft(allowance, when);
  const text = plan === Plan.free && pro ? `${says} ${offerOf(pro)}` : says;
  return BillingProblems.raise('billing.quota_reached', { text });
}

function offerOf({ monthlyCents, paidAfterwards }: ProOffer): string {
  const { orPro, orProAfterwards } = billingMessages();
  const prices = pricesOf(monthlyCents);
  return paidAfterwards
    ? orProAfterwards(planLetters.pro, prices.letter, prices.pro)
    : orPro(planLetters.pro, prices.pro);
}

function tooFewLeft({ plan, left }: Allowance, wanted: number, when: string): string {
  const { tooFewThisMonth, tooFewThisPeriod } = billingMessages();
  return (plan === Plan.pro ? tooFewThisPeriod : tooFewThisMonth)(wanted, left, when);
}

function noneLeft({ plan, limit, used }: Allowance, when: string): string {
  if (plan === Plan.pro) return billingMessages().noneThisPeriod(limit, when);
  return used > limit
    ? billingMessages().noneAfterPro(when)
    : billingMessages().noneThisMonth(when);
}

/**
 * Counts an attempt to make more letters than Pro gives, and puts the account before an administrator at the third one of a
 * period. Call it after the transaction that was refused: what is counted must outlive it.
 */
export async function recordRefusal(
  { database }: { readonly database: Database },
  request: { readonly accountId: string; readonly error: unknown; readonly now: Date },
): Promise<void> {
  const { accountId, error, now } = request;
  if (!(error instanceof Problem) || error.code !== 'billing.quota_reached') return;
  await database.fork().transactional(async (tx) => {
    const { terms, allowance } = await findPlanStatus(tx, accountId, now);
    if (allowance.plan !== Plan.pro || allowance.left > 0) return;
    const { from } = allowancePeriod(terms, now);
    const attempts = await countAttempt(tx, accountId, from);
    if (attempts !== FLAGGED_ATTEMPT) return;
    const since = calendarDateAt(from, BUSINESS_TIME_ZONE);
    const detail = `${attempts} attempts past ${allowance.limit} letters in the period from ${since}`;
    await raiseFlag(tx, { accountId, rule: 'fair_use', detail, at: now });
  });
}
