import {
  agencyName,
  bureaus,
  disputeReasonLabels,
  followUpWords,
  letterTemplates,
  type DraftContent,
  type LetterSummary,
} from '@creditfix/shared/letters';
import { letterListMessages } from './messages.tsx';
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
    followUp,
    recipient = 'bureau',
    recipientAddress,
    moreItems = [],
  } = disputeDetails;
  const to = chosen ?? (bureauType ? [bureauType] : []);
  const target =
    recipient === 'bureau'
      ? (agencyName(disputeDetails) ?? to.map((bureau) => bureaus[bureau].name).join(', '))
      : (recipientAddress?.name ?? '');
  const subject = creditorName === target ? '' : creditorName;
  return {
    name: [target, subject].filter(Boolean).join(': ') || letterListMessages.justBegun,
    about: withItems(kindWords({ template, followUp, disputeReason }), moreItems.length + 1),
  };
}

export function letterWords(letter: LetterSummary): RowWords {
  const { target, creditorName, exhibitPages } = letter;
  return {
    name: target === creditorName ? target : `${target}: ${creditorName}`,
    about: withCopies(kindWords(letter), exhibitPages),
  };
}

type Kind = Pick<
  DraftContent['disputeDetails'] | LetterSummary,
  'template' | 'followUp' | 'disputeReason'
>;

/** A special letter and a follow-up are called by their own name, a dispute by what is wrong. */
function kindWords({ template, followUp, disputeReason }: Kind): string {
  if (followUp) return followUpWords[followUp.kind].title;
  if (template && isSpecialLetter({ template })) return letterTemplates[template].title;
  return disputeReason ? disputeReasonLabels[disputeReason] : '';
}

function withItems(kind: string, items: number): string {
  if (items === 1) return kind;
  return kind ? letterListMessages.withItems(kind, items) : letterListMessages.items(items);
}

function withCopies(kind: string, pages: number): string {
  if (pages === 0) return kind;
  return kind ? letterListMessages.withCopies(kind, pages) : letterListMessages.copies(pages);
}
