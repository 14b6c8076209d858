import { letterEndpoints } from '@creditfix/shared/letters';
import { Button, Stack } from '@mantine/core';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Icon, Page, addressOf } from '#webapp/kit/index.ts';
import { AfterMailingPart } from './after-mailing.tsx';
import { MailingPart } from './mailing-part.tsx';
import { mailingMessages } from './messages.tsx';

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
