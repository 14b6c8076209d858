import { calendarDateAt } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints, type Mailpiece } from '@creditfix/shared/mailing';
import { Button, Radio, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  addressOf,
  Answered,
  BusyButton,
  callApi,
  Icon,
  Notice,
  onText,
  Page,
  StatusTag,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import { classLabel } from './class-words.ts';
import { Envelope } from './envelope.tsx';
import { MailTimeline } from './mail-timeline.tsx';
import { bigWords, mailShapes, mailTones, nextWords, spacedNumber } from './mail-words.ts';
import mailClasses from './mail.module.css';
import classes from './mail.page.module.css';
import { putMailpiece, useMailpiece } from './mailing.queries.ts';
import { mailpieceMessages } from './messages.tsx';
import ownMailingClasses from './own-mailing.module.css';
import { paidWords } from './price-words.ts';
import { TakeBack } from './take-back.tsx';
import { TestNote } from './test-note.tsx';

interface ArrivalFormProps {
  readonly mailpiece: Mailpiece;
  readonly onMailpiece: (mailpiece: Mailpiece) => void;
}

/** True if no carrier reports the arrival, so that the person can: their own mail, and first class. */
function takesArrival({
  carrier,
  mailClass,
  status,
}: Pick<Mailpiece, 'carrier' | 'mailClass' | 'status'>): boolean {
  const untracked = carrier === 'self' || mailClass === 'first_class';
  return untracked && (status === 'mailed' || status === 'in_transit');
}

const { arrival } = mailpieceMessages;

/** "It arrived on": the day that starts the clock, as the receipt or the tracking page says it. */
function ArrivalForm({ mailpiece, onMailpiece }: ArrivalFormProps) {
  const [what, setWhat] = useState<'delivered' | 'returned'>('delivered');
  const [on, setOn] = useState(() =>
    calendarDateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    const answer = await callApi(mailingEndpoints.recordArrival, {
      params: { id: mailpiece.id },
      body: { on, what },
    });
    setBusy(false);
    if (answer.ok) onMailpiece(answer.data);
    else setTrouble(answer.problem.fields?.[0]?.message ?? answer.problem.error);
  };
  return (
    <section className={ownMailingClasses.part} aria-labelledby="arrival">
      <h2 id="arrival">{arrival.heading}</h2>
      <p className={ownMailingClasses.lead}>{arrival.lead}</p>
      <form className={ownMailingClasses.form} noValidate onSubmit={(event) => void send(event)}>
        <Radio.Group label={arrival.what} value={what} onChange={setWhat}>
          <Radio value="delivered" label={arrival.arrived} />
          <Radio value="returned" label={arrival.cameBack} />
        </Radio.Group>
        <TextInput
          id="arrived-on"
          label={what === 'delivered' ? arrival.dayArrived : arrival.dayCameBack}
          type="date"
          data-size="medium"
          value={on}
          error={trouble}
          onChange={onText(setOn)}
        />
        <div className={ownMailingClasses.actions}>
          <BusyButton type="submit" busyLabel={busy && arrival.noting}>
            {what === 'delivered' ? arrival.noteArrived : arrival.noteCameBack}
          </BusyButton>
        </div>
      </form>
    </section>
  );
}

const { papers } = mailpieceMessages;

/** The papers of one mailing: what was sent, that it was sent, and who took it. */
function MailPapers({ mailpiece }: { readonly mailpiece: Mailpiece }) {
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
          action={papers.downloadLetter}
        />
        {hasProof && (
          <Paper
            title={papers.proof}
            hint={papers.proofHint}
            href={addressOf(mailingEndpoints.getMailProof, { params: { id } })}
            action={papers.downloadProof}
          />
        )}
        {hasReceipt && (
          <Paper
            title={papers.receipt}
            hint={papers.receiptHint}
            href={addressOf(mailingEndpoints.getMailReceipt, { params: { id } })}
            action={papers.downloadReceipt}
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
  readonly action: string;
}

function Paper({ title, hint, href, action }: PaperProps) {
  return (
    <li className={classes.paper}>
      <div className={classes.about}>
        <p className={classes.title}>{title}</p>
        <p className={classes.small}>{hint}</p>
      </div>
      <Button
        component="a"
        href={href}
        download
        variant="subtle"
        leftSection={<Icon name="download" />}
      >
        {action}
      </Button>
    </li>
  );
}

const { page, details } = mailpieceMessages;

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
    <div className={mailClasses.parts}>
      <Status mailpiece={mailpiece} onMailpiece={onMailpiece} />
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

function Status({ mailpiece, onMailpiece }: MailpieceViewProps) {
  const { status, label, trackingNumber, trackingUrl } = mailpiece;
  const kept = useKeptFocus<HTMLElement>();
  const big = bigWords(mailpiece);
  const next = nextWords(mailpiece);
  return (
    <section {...kept} className={mailClasses.status} aria-label={page.status}>
      <div role="status" className={mailClasses.words}>
        <p className={mailClasses.big} data-tone={mailTones[status]}>
          <Icon name={mailShapes[status]} />
          <span>{big}</span>
        </p>
        {!big.startsWith(label) && <StatusTag tone={mailTones[status]}>{label}</StatusTag>}
        {next && <p className={mailClasses.next}>{next}</p>}
      </div>
      {trackingNumber && (
        <p>
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {page.track(spacedNumber(trackingNumber))}
          </a>{' '}
          <span className={mailClasses.small}>{page.newTab}</span>
        </p>
      )}
      <TakeBack mailpiece={mailpiece} onMailpiece={onMailpiece} />
      {status === 'cancelled' && (
        <Button component={Link} to={`/mail-letter/${mailpiece.letterId}`}>
          {page.mailThis}
        </Button>
      )}
    </section>
  );
}

function Details({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  const { from, to, mailClass, carrier, pages, sheets } = mailpiece;
  return (
    <section className={mailClasses.details} aria-labelledby="details">
      <h2 id="details">{details.heading}</h2>
      <Envelope from={from} to={to} mailClass={mailClass} />
      <dl className={mailClasses.facts}>
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

interface MailTroubleProps {
  readonly mailpiece: Pick<Mailpiece, 'letterId' | 'status' | 'carrier' | 'charge'>;
  readonly trouble: NonNullable<Mailpiece['trouble']>;
}

/** Why it did not arrive, what is safe, and the way on. */
function MailTrouble({ mailpiece, trouble }: MailTroubleProps) {
  const { text, whatToDo, canMailAgain } = trouble;
  const over = mailpiece.status === 'failed' || mailpiece.status === 'returned';
  return (
    <Notice tone={over ? 'error' : 'warning'} title={text}>
      <p>{whatToDo}</p>
      {over && mailpiece.carrier !== 'self' && <p>{givenBackWords(mailpiece.charge)}</p>}
      {canMailAgain && (
        <div className={mailClasses.action}>
          <Button component={Link} to={`/mail-letter/${mailpiece.letterId}`} variant="filled">
            {mailpieceMessages.trouble.again}
          </Button>
        </div>
      )}
    </Notice>
  );
}

function givenBackWords(charge: Mailpiece['charge']): string {
  const free = charge === 'none' || charge === 'not_collected' || charge === 'cancelled';
  return free ? mailpieceMessages.trouble.neverCharged : mailpieceMessages.trouble.givenBack;
}
