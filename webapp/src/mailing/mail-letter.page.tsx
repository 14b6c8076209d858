import { letterEndpoints } from '@creditfix/shared/letters';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ButtonAnchor, Page, addressOf } from '#webapp/kit/index.ts';
import classes from './mail.module.css';
import { AfterMailingPart } from './after-mailing.tsx';
import { MailingPart } from './mailing-part.tsx';

/** Mails a letter that was signed earlier, or mails it again. */
export function MailLetterPage() {
  const { letterId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Page
      title="Mail your letter"
      description="Choose how a signed letter travels."
      lead="It is signed, stored and will not change."
      width="wide"
    >
      <div className={classes.choice}>
        <h2>How should it travel?</h2>
        <MailingPart
          letterIds={[letterId]}
          download={<Download letterId={letterId} />}
          travelling={toItsPage}
          onDone={(pieceId) => void navigate(`/mail/${pieceId}`)}
        />
      </div>
    </Page>
  );
}

const toItsPage = (pieceId: string) => <Navigate to={`/mail/${pieceId}`} replace />;

function Download({ letterId }: { readonly letterId: string }) {
  return (
    <div className={classes.parts}>
      <div className={classes.print}>
        <p>
          Print it and mail it yourself. The signature is already on it. Ask at the post office for
          Certified Mail with Return Receipt, and keep the receipt.
        </p>
        <p>
          <ButtonAnchor
            href={addressOf(letterEndpoints.getLetterPdf, { params: { id: letterId } })}
            download
            look="deed"
            icon="download"
          >
            Download PDF
          </ButtonAnchor>
        </p>
      </div>
      <AfterMailingPart letterIds={[letterId]}>{({ ownMailing }) => ownMailing}</AfterMailingPart>
    </div>
  );
}
