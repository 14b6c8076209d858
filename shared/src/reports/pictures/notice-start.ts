import type { DraftContent } from '../../letters/index.ts';
import type { NoticeFact, NoticeField } from './notice-facts.ts';

/** A debt validation letter begun from a collector's notice, with what was confirmed of it; the next questions ask the rest. */
export function noticeStart(
  confirmed: readonly NoticeFact[],
): Pick<DraftContent, 'disputeDetails'> {
  const value = (field: NoticeField) => confirmed.find((fact) => fact.field === field)?.value;
  const disputeBy = value('disputeBy');
  const answers = {
    originalCreditor: value('originalCreditor'),
    collectorReference: value('reference'),
    noticeState: disputeBy && 'with_date',
    disputeBy,
    noticeDate: value('noticeDate'),
    amountClaimed: value('amountNow'),
  };
  const company = value('company') ?? '';
  return {
    disputeDetails: {
      template: 'debt-validation',
      recipient: 'collector',
      disputeReason: 'other',
      creditorName: company,
      accountNumber: value('accountEnding') ?? value('reference') ?? '',
      recipientAddress: {
        name: company,
        street: value('street') ?? '',
        street2: '',
        city: value('city') ?? '',
        state: value('state') ?? '',
        zipCode: value('zipCode') ?? '',
        // Where the address is from is the person's to say.
        source: '',
      },
      facts: Object.fromEntries(
        Object.entries(answers).filter((entry): entry is [string, string] => Boolean(entry[1])),
      ),
    },
  };
}
