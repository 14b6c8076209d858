import type { Dispute, DisputeRound } from '@creditfix/shared/disputes';
import type { CalendarDate } from '@creditfix/shared/kernel';
import { dateWords, shortDateWords } from '#webapp/kit/index.ts';
import { disputesMessages } from './messages.tsx';

/** How disputes, their days and their clocks are said in lists and headings. */

/** "Equifax: Northgate Recovery" */
export function disputeName({ target, creditorName }: Pick<Dispute, 'target' | 'creditorName'>) {
  return target === creditorName ? target : `${target}: ${creditorName}`;
}

/** "This account is not mine. Account ending 4417." */
export function itemWords({ accountEnding, rounds }: Pick<Dispute, 'accountEnding' | 'rounds'>) {
  const parts = [rounds[0]?.title, accountEnding && disputesMessages.accountEnding(accountEnding)];
  return parts.flatMap((part) => (part ? [/[.?]$/.test(part) ? part : `${part}.`] : [])).join(' ');
}

/** "December 21", with the year if it is not this one. */
export function dayWords(date: CalendarDate, today: CalendarDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? shortDateWords(date) : dateWords(date);
}

type Clock = NonNullable<DisputeRound['clock']>;

/** "12 of 30 days" or "3 days over": the first of the two sentences that come with a clock. */
export function paceWords({ words }: Pick<Clock, 'words'>): string {
  return words.split('. ')[0] ?? '';
}

/** "30 days from the day they got your letter, until December 21, 2026." */
export function lengthWords({ words }: Pick<Clock, 'words'>): string {
  return words.slice(paceWords({ words }).length + 2);
}

/** "15 U.S.C. § 1681i(a)(1)", which a narrow screen must not break, between its brackets neither. */
export function lawWords(law: string): string {
  return law.replace(/ U\.S\.C\. § /g, '\u00a0U.S.C.\u00a0§\u00a0').replaceAll(')(', ')\u2060(');
}

/** What the words of a dispute need of it. */
export type WithRounds = Pick<Dispute, 'rounds' | 'decidingRound'>;

/** The round that decides what comes next. */
export function newestRound({ rounds, decidingRound }: WithRounds): DisputeRound {
  const newest = rounds.find(({ number }) => number === decidingRound) ?? rounds.at(-1);
  if (!newest) throw new Error('a dispute came without a round');
  return newest;
}

/** A clock runs until an answer is noted; that none came is no answer. */
export function runningClock(dispute: WithRounds): Clock | undefined {
  const { clock, outcome } = newestRound(dispute);
  return clock && (outcome === null || outcome === 'no_answer') ? clock : undefined;
}
