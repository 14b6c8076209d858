import {
  bureaus,
  disputeReasonLabels,
  letterTemplates,
  type DraftContent,
  type LetterSummary,
} from '@creditfix/shared/letters';
import { isSpecialLetter } from './letter-template.ts';

/** How a letter is called in a list: to whom, about which company, and what kind of letter it is. */

interface RowWords {
  readonly name: string;
  readonly about: string;
}

export function draftWords({
  bureaus: chosen,
  bureauType,
  disputeDetails,
}: DraftContent): RowWords {
  const {
    creditorName,
    disputeReason,
    template,
    recipient = 'bureau',
    recipientAddress,
    moreItems = [],
  } = disputeDetails;
  const to = chosen ?? (bureauType ? [bureauType] : []);
  const target =
    recipient === 'bureau'
      ? to.map((bureau) => bureaus[bureau].name).join(', ')
      : (recipientAddress?.name ?? '');
  const subject = creditorName === target ? '' : creditorName;
  return {
    name: [target, subject].filter(Boolean).join(': ') || 'A letter just begun',
    about: [kindWords(template, disputeReason), itemsWords(moreItems.length + 1)]
      .filter(Boolean)
      .join(', '),
  };
}

export function letterWords(letter: LetterSummary): RowWords {
  const { target, creditorName, template, disputeReason, exhibitPages } = letter;
  return {
    name: target === creditorName ? target : `${target}: ${creditorName}`,
    about: [kindWords(template ?? undefined, disputeReason), copiesWords(exhibitPages)]
      .filter(Boolean)
      .join(', '),
  };
}

/** A special letter is called by its own name, a dispute by what is wrong. */
function kindWords(
  template: DraftContent['disputeDetails']['template'],
  reason: DraftContent['disputeDetails']['disputeReason'],
): string {
  if (template && isSpecialLetter({ template })) return letterTemplates[template].title;
  return reason ? disputeReasonLabels[reason] : '';
}

function itemsWords(items: number): string {
  return items > 1 ? `${items} items` : '';
}

function copiesWords(pages: number): string {
  if (pages === 0) return '';
  return `with ${pages} ${pages === 1 ? 'page' : 'pages'} of copies`;
}
