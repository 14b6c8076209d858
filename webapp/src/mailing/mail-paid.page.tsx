import { mailingEndpoints } from '@creditfix/shared/mailing';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Notice, Page, Skeletons, queryOf, useQuery, useViewFocus } from '#webapp/kit/index.ts';
import { paidMessages } from './messages.tsx';

const ASK_EVERY_MS = 2_000;
const WAIT_AT_MOST_MS = 60_000;

/** Where the payment page for one mailing leads back to. It shows what the server says: the payment may have been left, or be slow. */
export function MailPaidPage() {
  const { letterId = '' } = useParams();
  const [until, setUntil] = useState(() => Date.now() + WAIT_AT_MOST_MS);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...queryOf(mailingEndpoints.getPaidMailing, { params: { id: letterId } }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'open' && state.dataUpdatedAt < until && ASK_EVERY_MS,
  });
  const isLate = data?.state === 'open' && dataUpdatedAt >= until;
  const view = error ? 'failed' : isLate ? 'late' : (data?.state ?? 'open');
  useViewFocus(view);
  if (data?.mailpieceId) return <Navigate to={`/mail/${data.mailpieceId}`} replace />;
  const askAgain = () => {
    setUntil(Date.now() + WAIT_AT_MOST_MS);
    void refetch();
  };
  if (view === 'open')
    return (
      <Page title={paidMessages.looking} width="narrow" lead={paidMessages.keepOpen}>
        <Skeletons lines={4} label={paidMessages.looking} />
      </Page>
    );
  const isOver = view === 'over' || view === 'none';
  return (
    <Page title={isOver ? paidMessages.over : paidMessages.unknown} width="narrow">
      <Stack gap="lg">
        <Notice tone="info" title={isOver ? paidMessages.nothingTaken : paidMessages.safe}>
          <p>{error ? error.problem.error : isOver ? paidMessages.overText : paidMessages.late}</p>
        </Notice>
        {!isOver && (
          <Button variant="filled" fullWidth onClick={askAgain}>
            {paidMessages.lookAgain}
          </Button>
        )}
        <Button
          component={Link}
          to={`/mail-letter/${letterId}`}
          variant={isOver ? 'filled' : 'default'}
          fullWidth
        >
          {paidMessages.back}
        </Button>
      </Stack>
    </Page>
  );
}
