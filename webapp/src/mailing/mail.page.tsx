import type { Mailpiece } from '@creditfix/shared/mailing';
import { Link, useParams } from 'react-router-dom';
import { Answered, ButtonLink, Icon, Page, StatusTag, useKeptFocus } from '#webapp/kit/index.ts';
import { ArrivalForm, takesArrival } from './arrival-form.tsx';
import { classLabel } from './class-words.ts';
import { Envelope } from './envelope.tsx';
import { MailPapers } from './mail-papers.tsx';
import { words } from './mailpiece.words.ts';
import classes from './mail.module.css';
import { MailTimeline } from './mail-timeline.tsx';
import { putMailpiece, useMailpiece } from './mailing.queries.ts';
import { MailTrouble } from './mail-trouble.tsx';
import { bigWords, mailShapes, mailTones, nextWords, spacedNumber } from './mail-words.ts';
import { paidWords } from './price-words.ts';
import { TakeBack } from './take-back.tsx';
import { TestNote } from './test-note.tsx';

const { page, details } = words;

/** One mailing from the decision to its end: where it is, all that happened, and the papers that show it. */
export function MailPage() {
  const { id = '' } = useParams();
  const answer = useMailpiece(id);
  const name = answer.data?.to.name;
  return (
    <Page title={name ? page.title(name) : page.titleUnknown} description={page.description}>
      <Answered answer={answer} what={page.what} lines={6}>
        {(mailpiece) => <MailpieceView mailpiece={mailpiece} onMailpiece={putMailpiece} />}
      </Answered>
    </Page>
  );
}

interface MailpieceViewProps {
  readonly mailpiece: Mailpiece;
  readonly onMailpiece: (mailpiece: Mailpiece) => void;
}

function MailpieceView({ mailpiece, onMailpiece }: MailpieceViewProps) {
  return (
    <div className={classes.parts}>
      <Standing mailpiece={mailpiece} onMailpiece={onMailpiece} />
      {mailpiece.test && <TestNote />}
      {mailpiece.trouble && <MailTrouble mailpiece={mailpiece} trouble={mailpiece.trouble} />}
      {takesArrival(mailpiece) && <ArrivalForm mailpiece={mailpiece} onMailpiece={onMailpiece} />}
      <MailTimeline mailpiece={mailpiece} />
      <MailPapers mailpiece={mailpiece} />
      <Details mailpiece={mailpiece} />
      <p>
        <Link to="/dashboard">{page.back}</Link>
      </p>
    </div>
  );
}

function Standing({ mailpiece, onMailpiece }: MailpieceViewProps) {
  const { status, label, trackingNumber, trackingUrl } = mailpiece;
  const kept = useKeptFocus<HTMLElement>();
  const big = bigWords(mailpiece);
  const next = nextWords(mailpiece);
  return (
    <section {...kept} className={classes.standing} aria-label={page.standing}>
      <div role="status" className={classes.words}>
        <p className={classes.big} data-tone={mailTones[status]}>
          <Icon name={mailShapes[status]} />
          <span>{big}</span>
        </p>
        {!big.startsWith(label) && <StatusTag tone={mailTones[status]}>{label}</StatusTag>}
        {next && <p className={classes.next}>{next}</p>}
      </div>
      {trackingNumber && (
        <p>
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {page.track(spacedNumber(trackingNumber))}
          </a>{' '}
          <span className={classes.small}>{page.newTab}</span>
        </p>
      )}
      <TakeBack mailpiece={mailpiece} onMailpiece={onMailpiece} />
      {status === 'cancelled' && (
        <ButtonLink to={`/mail-letter/${mailpiece.letterId}`}>{page.mailThis}</ButtonLink>
      )}
    </section>
  );
}

function Details({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  const { from, to, mailClass, carrier, pages, sheets } = mailpiece;
  return (
    <section className={classes.details} aria-labelledby="details">
      <h2 id="details">{details.heading}</h2>
      <Envelope from={from} to={to} mailClass={mailClass} />
      <dl className={classes.facts}>
        <div>
          <dt>{details.kind}</dt>
          <dd>{classLabel(mailpiece)}</dd>
        </div>
        {carrier !== 'self' && (
          <div>
            <dt>{details.paper}</dt>
            <dd>{details.pagesAndSheets(pages, sheets)}</dd>
          </div>
        )}
        <div>
          <dt>{details.price}</dt>
          <dd>{paidWords(mailpiece)}</dd>
        </div>
      </dl>
    </section>
  );
}
