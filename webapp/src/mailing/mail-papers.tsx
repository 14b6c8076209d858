import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints, type Mailpiece } from '@creditfix/shared/mailing';
import { ButtonAnchor, addressOf } from '#webapp/kit/index.ts';
import classes from './mail-papers.module.css';
import { words } from './mailpiece.words.ts';

const { papers } = words;

/** The papers of one mailing: what was sent, that it was sent, and who took it. */
export function MailPapers({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  const { id, letterId, hasProof, hasReceipt, packetSha256, mailClass, carrier, status } =
    mailpiece;
  const own = carrier === 'self';
  const stays = own || status === 'cancelled' || status === 'failed';
  const awaitsReceipt =
    mailClass === 'certified_return_receipt' && !hasReceipt && !stays && status !== 'returned';
  return (
    <section className={classes.part} aria-labelledby="papers">
      <h2 id="papers">{papers.heading}</h2>
      <ul className={classes.list}>
        <Paper
          title={stays ? papers.asSigned : papers.inEnvelope}
          hint={papers.letterHint}
          href={addressOf(letterEndpoints.getLetterPdf, { params: { id: letterId } })}
          deed={papers.downloadLetter}
        />
        {hasProof && (
          <Paper
            title={papers.proof}
            hint={papers.proofHint}
            href={addressOf(mailingEndpoints.getMailProof, { params: { id } })}
            deed={papers.downloadProof}
          />
        )}
        {hasReceipt && (
          <Paper
            title={papers.receipt}
            hint={papers.receiptHint}
            href={addressOf(mailingEndpoints.getMailReceipt, { params: { id } })}
            deed={papers.downloadReceipt}
          />
        )}
      </ul>
      {awaitsReceipt && <p className={classes.small}>{papers.receiptComes}</p>}
      {packetSha256 && (
        <details className={classes.small}>
          <summary>{papers.unchanged}</summary>
          <p>{papers.hash}</p>
          <p className={classes.hash}>{packetSha256}</p>
        </details>
      )}
    </section>
  );
}

interface PaperProps {
  readonly title: string;
  readonly hint: string;
  readonly href: string;
  readonly deed: string;
}

function Paper({ title, hint, href, deed }: PaperProps) {
  return (
    <li className={classes.paper}>
      <div className={classes.about}>
        <p className={classes.title}>{title}</p>
        <p className={classes.small}>{hint}</p>
      </div>
      <ButtonAnchor href={href} download look="plain" icon="download">
        {deed}
      </ButtonAnchor>
    </li>
  );
}
