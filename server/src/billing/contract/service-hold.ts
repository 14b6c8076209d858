import type { CalendarDate } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { findHold, findOpenContract } from './contract.repository.ts';

/** Until when nothing may be done for somebody: their contract can still be canceled. */
export interface ServiceHold {
  readonly until: Date;
  /** The last day on which the contract can be canceled. */
  readonly lastDay: CalendarDate;
}

/**
 * No service comes before the end of the days in which a contract can be canceled (15 U.S.C. 1679d(a)(2)). Who has signed one has that
 * right to its end, whatever `LEGAL_MODE` says by then.
 */
export async function serviceHold(
  em: EntityManager,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<ServiceHold | undefined> {
  const verdict = await serviceVerdict(em, { accountId, now, askedAt: now });
  return typeof verdict === 'object' ? verdict : undefined;
}

/** As calls hand it out. */
export function presentHold(
  hold: ServiceHold | undefined,
): { lastDay: CalendarDate; until: string } | undefined {
  return hold && { lastDay: hold.lastDay, until: hold.until.toISOString() };
}

/** Whoever is to pay has signed a contract before (15 U.S.C. 1679d(a)(1)); without contracts nothing is missing. */
export async function isContractMissing(
  em: EntityManager,
  { legalMode }: Pick<BillingParts, 'legalMode'>,
  accountId: string,
): Promise<boolean> {
  return legalMode === 'cro' && !(await hasContract(em, accountId));
}

/** Whether somebody has signed a contract that is neither canceled nor ended: they pay afterwards (15 U.S.C. 1679b(b)). */
export async function hasContract(em: EntityManager, accountId: string): Promise<boolean> {
  return Boolean((await findOpenContract(em, accountId))?.signedAt);
}

/** Whether what somebody asked for at an instant may be done now, must wait, or went with the contract that was canceled since. */
export async function serviceVerdict(
  em: EntityManager,
  asked: { readonly accountId: string; readonly now: Date; readonly askedAt: Date },
): Promise<'may_begin' | 'cancelled' | ServiceHold> {
  const hold = await findHold(em, asked);
  if (!hold) return 'may_begin';
  if (hold.cancelledAt) return 'cancelled';
  return { until: hold.serviceFrom, lastDay: hold.lastDay };
}
