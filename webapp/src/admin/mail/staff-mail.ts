import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import type { MailCarrier, MailClass } from '@creditfix/shared/mailing';
import { callApi, dataOf } from '#webapp/kit/index.ts';

/** Letters of the print queue as the screens hold them. */

export type ManualMailQueue = DataOf<typeof manualMailQueueEndpoints.manualMailQueue>;
export type PrintBatch = ManualMailQueue['batches'][number];
export type QueuedMailpiece = PrintBatch['pieces'][number];

export const classNames: Readonly<Record<MailClass, string>> = {
  certified: 'Certified',
  certified_return_receipt: 'Certified, return receipt',
  first_class: 'First class',
};

export const carriers: Readonly<Record<MailCarrier, string>> = {
  lob: 'Lob',
  print_queue: 'Our staff',
  self: 'The sender',
};

/** Says that a letter was brought to the post. @returns the letter as it is now */
export async function markAsMailed(
  { id }: QueuedMailpiece,
  {
    trackingNumber,
    mailedOn,
    cost,
  }: Readonly<Record<'trackingNumber' | 'mailedOn' | 'cost', string>>,
): Promise<QueuedMailpiece> {
  const costCents = centsOf(cost);
  const body = {
    mailedOn,
    trackingNumber,
    ...(typeof costCents === 'number' && { costCents }),
  };
  return await dataOf(callApi(manualMailQueueEndpoints.markMailed, { params: { id }, body }));
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
