import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { Button, Stack } from '@mantine/core';
import { Navigate, useNavigate, useParams, Link } from 'react-router-dom';
import { useState } from 'react';
import {
  Icon,
  Page,
  addressOf,
  Notice,
  Skeletons,
  queryOf,
  useQuery,
  useViewFocus,
} from '#webapp/kit/index.ts';
import { AfterMailingPart } from './after-mailing.tsx';
import { MailingPart } from './mailing-part.tsx';
import { mailingMessages, paidMessages } from './messages.tsx';

const { page } = mailingMessages;

/** Mails a letter that was signed earlier, or mails it again. */
export function MailLetterPage() {
  const { letterId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Page title={page.title} description={page.description} lead={page.lead} width="wide">
      <Stack maw="56rem">
        <h2>{page.how}</h2>
        <MailingPart
          letterIds={[letterId]}
          download={<Download letterId={letterId} />}
          travelling={toItsPage}
          onDone={(mailpieceId) => void navigate(`/mail/${mailpieceId}`)}
        />
      </Stack>
    </Page>
  );
}

const toItsPage = (mailpieceId: string) => <Navigate to={`/mail/${mailpieceId}`} replace />;

function Download({ letterId }: { readonly letterId: string }) {
  return (
    <Stack gap="2xl">
      <Stack maw="var(--measure)">
        <p>{page.print}</p>
        <p>
          <Button
            component="a"
            href={addressOf(letterEndpoints.getLetterPdf, { params: { id: letterId } })}
            download
            variant="filled"
            leftSection={<Icon name="download" />}
          >
            {page.download}
          </Button>
        </p>
      </Stack>
      <AfterMailingPart letterIds={[letterId]}>{({ ownMailing }) => ownMailing}</AfterMailingPart>
    </Stack>
  );
}

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
