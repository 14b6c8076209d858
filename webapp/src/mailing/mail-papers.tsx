import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints, type MailPiece } from '@creditfix/shared/mailing';
import { ButtonAnchor, addressOf } from '#webapp/kit/index.ts';
import classes from './mail-papers.module.css';

/** The papers of one mailing: what was sent, that it was sent, and who took it. */
export function MailPapers({ piece }: { readonly piece: MailPiece }) {
  const { id, letterId, hasProof, hasReceipt, packetSha256, mailClass, carrier, status } = piece;
  const own = carrier === 'self';
  const stays = own || status === 'cancelled' || status === 'failed';
  const awaitsReceipt =
    mailClass === 'certified_return_receipt' && !hasReceipt && !stays && status !== 'returned';
  return (
    <section className={classes.part} aria-labelledby="papers">
      <h2 id="papers">Your papers</h2>
      <ul className={classes.list}>
        <Paper
          title={stays ? 'The letter as you signed it' : 'Exactly what goes into the envelope'}
          hint="The letter and its copies, page for page."
          href={addressOf(letterEndpoints.getLetterPdf, { params: { id: letterId } })}
          deed="Download the letter"
        />
        {hasProof && (
          <Paper
            title="Proof of mailing"
            hint="Who mailed what to whom, and when."
            href={addressOf(mailingEndpoints.getMailProof, { params: { id } })}
            deed="Download the proof"
          />
        )}
        {hasReceipt && (
          <Paper
            title="Return receipt"
            hint="The signature of whoever took it."
            href={addressOf(mailingEndpoints.getMailReceipt, { params: { id } })}
            deed="Download the receipt"
          />
        )}
      </ul>
      {awaitsReceipt && (
        <p className={classes.small}>
          The return receipt with the signature comes a day or two after delivery.
        </p>
      )}
      {packetSha256 && (
        <details className={classes.small}>
          <summary>How to show that the letter was not changed</summary>
          <p>
            This number (SHA-256) belongs to the PDF above and to no other. Anyone can work it out
            again from the file.
          </p>
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
