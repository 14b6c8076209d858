import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { MailClass } from '@creditfix/shared/mailing';
import { callApi, type ApiAnswer } from '#webapp/kit/index.ts';

/** Letters of the print queue as the screens hold them. */

export type ManualMailQueue = DataOf<typeof manualMailQueueEndpoints.manualMailQueue>;
export type PrintBatch = ManualMailQueue['batches'][number];
export type QueuedMailpiece = PrintBatch['pieces'][number];

export const classNames: Readonly<Record<MailClass, string>> = {
  certified: 'Certified',
  certified_return_receipt: 'Certified, return receipt',
  first_class: 'First class',
};

/** What is wrong with an entry: beside its field, or as a whole. */
export interface EntryFault {
  readonly field?: string;
  readonly text: string;
}

export interface MailedEntry {
  readonly number: string;
  readonly mailedOn: string;
  /** In dollars, as typed; empty if nobody looked. */
  readonly cost: string;
}

/** Says that a letter was brought to the post. @returns the letter as it is now, or what is wrong */
export async function markAsMailed(
  { id }: QueuedMailpiece,
  { number, mailedOn, cost }: MailedEntry,
): Promise<QueuedMailpiece | EntryFault> {
  const costCents = centsOf(cost);
  if (costCents === 'unreadable')
    return { field: 'costCents', text: 'Write the cost in dollars, for example 8.57.' };
  if (mailedOn === '') return { field: 'mailedOn', text: 'Choose the day.' };
  const answer = await callApi(manualMailQueueEndpoints.markMailed, {
    params: { id },
    body: {
      mailedOn,
      trackingNumber: number,
      ...(costCents === undefined ? {} : { costCents }),
    },
  });
  return mailpieceOrFault(answer);
}

export function mailpieceOrFault(answer: ApiAnswer<QueuedMailpiece>): QueuedMailpiece | EntryFault {
  if (answer.ok) return answer.data;
  const { fields, error } = answer.problem;
  const [first] = fields ?? [];
  return first ? { field: first.path, text: first.message } : { text: error };
}

export function isFault(outcome: QueuedMailpiece | EntryFault): outcome is EntryFault {
  return 'text' in outcome;
}

/** Dollars as people type them. */
export function centsOf(text: string): number | undefined | 'unreadable' {
  const bare = text.replace(/[$\s]/g, '');
  if (bare === '') return undefined;
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : 'unreadable';
}

/** As the post prints it. */
export function inFours(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

export function countWords(count: number): string {
  return count === 1 ? '1 letter' : `${count} letters`;
}
