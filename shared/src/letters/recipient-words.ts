import { answerOf, asPhrase } from './fact-words.rules.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import type { DisputeFacts } from './question.ts';
import type { WritingCase } from './reason-rules.ts';

/** The same fact is told to a bureau about a company, and to the company itself. */
interface RecipientWords {
  /** The company in a sentence ("with this company", "with you"). */
  readonly company: string;
  readonly itself: string;
  readonly records: string;
  /** The person's report ("my report"). */
  readonly report: string;
  /** The item, as something that a request is about ("this item", "this debt"). */
  readonly item: string;
}

export function wordsFor({
  recipient,
  facts,
  details,
}: Pick<WritingCase, 'recipient' | 'facts' | 'details'>): RecipientWords {
  const report = 'my credit report';
  switch (recipient) {
    case 'bureau':
      return {
        company: companyBehind(facts, details),
        itself: 'it',
        records: "the company's records",
        report: 'my report',
        item: 'the item',
      };
    // The debt comes from a company that the collector works for or bought it from.
    case 'collector':
      return {
        company: asPhrase(answerOf(facts, 'originalCreditor')) || 'the original creditor',
        itself: 'it',
        records: 'your records',
        report,
        item: 'the debt',
      };
    default:
      return {
        company: 'you',
        itself: 'you',
        records: 'your records',
        report,
        item: 'the account',
      };
  }
}

export function isBureau({ recipient }: Pick<WritingCase, 'recipient'>): boolean {
  return recipient === 'bureau';
}

/** Of a debt in collection the report names the collector, and the person never speaks of that one. */
function companyBehind(facts: DisputeFacts, details: DisputeDetails): string {
  return ['collection', 'medical_collection'].includes(answerOf(facts, 'itemType'))
    ? 'the company behind this debt'
    : asPhrase(details.creditorName) || 'this company';
}
