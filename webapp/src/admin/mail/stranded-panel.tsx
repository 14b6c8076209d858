import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { mailStatusLabel } from '@creditfix/shared/mailing';
import { Title } from '@mantine/core';
import { Answered, dayWords, EmptyState, queryOf, useQuery } from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { StaffTable } from '../lists/staff-table.tsx';
import { UserLink } from '../lists/user-columns.tsx';
import { Below, Quiet } from '../words.tsx';
import { carriers, classNames } from './staff-mail.ts';

type Stranded = DataOf<typeof manualMailQueueEndpoints.strandedMail>;
type StrandedMailpiece = Stranded['pieces'][number];

/** Each with what is needed to ask about it: the carrier's own number, and that of the post. */
const columns = [
  {
    head: 'Letter',
    cell: ({ reference, userId, email }: StrandedMailpiece) => (
      <>
        {reference}
        <Below>{email ? <UserLink id={userId}>{email}</UserLink> : 'Deleted account'}</Below>
      </>
    ),
  },
  {
    head: 'To',
    cell: ({ to, toPlace }: StrandedMailpiece) => (
      <>
        {to}
        <Below>{toPlace}</Below>
      </>
    ),
  },
  {
    head: 'Carrier',
    cell: ({ carrier, carrierId, mailClass }: StrandedMailpiece) => (
      <>
        {carriers[carrier]}, {carrierId ?? 'asked, no number came back'}
        <Below>{classNames[mailClass]}</Below>
      </>
    ),
  },
  {
    head: 'Tracking number',
    cell: ({ trackingNumber }: StrandedMailpiece) => trackingNumber ?? 'None',
  },
  {
    head: 'Status',
    cell: ({ status, queuedAt }: StrandedMailpiece) => (
      <>
        {mailStatusLabel(status)}
        <Below>{dayWords(queuedAt)}</Below>
      </>
    ),
  },
] as const;

/** Mail that was under way when the carrier was changed: staff see to it by hand. */
export function StrandedPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery(queryOf(manualMailQueueEndpoints.strandedMail));
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-labelledby="stranded-heading">
      <Title order={2} id="stranded-heading" mb="md">
        Under way with an earlier carrier
      </Title>
      <Answered answer={answer} what="the mail of an earlier carrier" lines={6}>
        {({ carrier, pieces }) =>
          pieces.length === 0 ? (
            <EmptyState icon="envelope" title="Nothing is left with an earlier carrier">
              When the mail carrier is changed, letters that are still under way with the one before
              show here.
            </EmptyState>
          ) : (
            <>
              <Quiet mb="sm">
                Mail goes through {carriers[carrier]} now, so no news of these comes in by itself.
                Look each one up in the carrier’s account or at the post, and write to the person.
                If the earlier carrier is set up again, its news comes in again.
              </Quiet>
              <StaffTable
                name="Mail of an earlier carrier"
                columns={columns}
                rows={pieces}
                empty="Nothing is left."
              />
            </>
          )
        }
      </Answered>
    </section>
  );
}
