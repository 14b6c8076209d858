import {
  maskedEmail,
  type LetterExportRow,
  type LetterFilter,
  type adminListEndpoints,
} from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { DisputeReason, LetterRecipient, LetterStatus } from '@creditfix/shared/letters';
import { addressesOf } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { namesOfChoices, sumKeptTotals } from './kept-total.repository.ts';
import { pageOfLetters, type ListedLetter } from './staff-list.repository.ts';
import { cutPage, placeOf, type PageRequest } from './list-page.ts';
import type { UserView } from './find-users.ts';

/** Letters as the lists of the staff have them: what kind each is and where it is, never what it says. */

type LetterList = DataOf<typeof adminListEndpoints.adminLetters>;

export async function findStaffLetters(
  em: EntityManager,
  filter: LetterFilter,
  request: PageRequest,
  { masked }: Pick<UserView, 'masked'>,
): Promise<LetterList> {
  const found = await pageOfLetters(em, filter, placeOf(request, 'letters'));
  const { rows, next } = cutPage(found, request, 'letters');
  const addresses = await addressesOf(
    em,
    rows.map(({ accountId }) => accountId),
  );
  const letters = rows.map((row) => {
    const email = addresses.get(row.accountId);
    const user = email === undefined ? null : masked ? maskedEmail(email) : email;
    return { ...presentLetter(row), user };
  });
  return { letters, next, total: await keptLetterCount(em, filter) };
}

/** Null if only counting would tell. */
export async function keptLetterCount(
  em: EntityManager,
  filter: LetterFilter,
): Promise<number | null> {
  const { search, status, reason, recipient, from, to } = filter;
  if (search || from || to || status === LetterStatus.preparing) return null;
  return await sumKeptTotals(
    em,
    namesOfChoices('letters', [
      status ? [status] : Object.values(LetterStatus),
      reason ? [reason] : Object.values(DisputeReason),
      recipient ? [recipient] : Object.values(LetterRecipient),
    ]),
  );
}

export function presentLetter(letter: ListedLetter): LetterExportRow {
  return {
    id: letter.id,
    userId: letter.accountId,
    reference: letter.reference,
    reason: letter.disputeReason,
    recipient: letter.recipient,
    status: letter.status,
    pages: letter.pdfPages,
    mailedOn: letter.mailDate,
    createdAt: letter.createdAt.toISOString(),
  };
}
