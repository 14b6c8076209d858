import { RequestProblems } from '@creditfix/shared/kernel';
import { disputeLetterRequestSchema, type DraftContent } from '@creditfix/shared/letters';
import { checkInput } from '#server/platform/http/index.ts';
import type { LetterForm } from './write-letter.ts';

/** The draft as a complete form; what is missing is answered with the fields' paths. */
export function finishedForm(content: DraftContent): LetterForm {
  const { step: _, disputeDetails, bureauType, ...form } = content;
  const { recipientAddress, moreItems, ...details } = disputeDetails;
  const items = moreItems?.map((item) => ({
    ...item,
    disputeReason: item.disputeReason || undefined,
  }));
  const isCompany = (details.recipient ?? 'bureau') !== 'bureau';
  const result = checkInput(disputeLetterRequestSchema, {
    ...form,
    disputeDetails: {
      ...details,
      disputeReason: details.disputeReason || undefined,
      ...(items?.length ? { moreItems: items } : {}),
      ...(isCompany && recipientAddress ? { recipientAddress: sourced(recipientAddress) } : {}),
    },
    bureauType: bureauType ?? '',
    // Reading comes before signing: a stand-in passes the form's check and is not used.
    signature: { typedName: 'unsigned' },
  });
  if (!result.ok) throw RequestProblems.raise('request.invalid', { fields: result.faults });
  return result.data;
}

/** An empty choice is a missing one. */
function sourced<Address extends { readonly source?: string | undefined }>(address: Address) {
  return { ...address, source: address.source || undefined };
}
