import { calendarDateAt } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints, type Mailpiece, type MailEvent } from '@creditfix/shared/mailing';
import { Box, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  addressOf,
  Answered,
  BusyButton,
  DateField,
  Facts,
  Icon,
  mutationOf,
  Notice,
  Page,
  StatusTag,
  type StatusTone,
  useKeptFocus,
  useMutation,
  dateWords,
  momentWords,
} from '#webapp/kit/index.ts';
import { Envelope, TestNote } from './envelope.tsx';
import {
  bigWords,
  mailShapes,
  mailTones,
  nextWords,
  spacedNumber,
  classLabel,
  paidWords,
} from './mail-words.ts';
import { putMailpiece, useMailpiece } from './mailing.queries.ts';
import { mailpieceMessages } from './messages.tsx';
import { TakeBack } from './mail-status.tsx';

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
  const { mutate, isPending, error } = useMutation(mutationOf(mailingEndpoints.recordArrival));
  const trouble = error?.problem.fields?.[0]?.message ?? error?.problem.error;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ params: { id: mailpiece.id }, body: { on, what } }, { onSuccess: onMailpiece });
  };
  return (
    <Stack component="section" pt="lg" className="rule-above" aria-labelledby="arrival">
      <h2 id="arrival">{arrival.heading}</h2>
      <Text maw="var(--measure)" c="dimmed">
        {arrival.lead}
      </Text>
      <form noValidate onSubmit={send}>
        <Stack maw="30rem">
          <Radio.Group label={arrival.what} value={what} onChange={setWhat}>
            <Radio value="delivered" label={arrival.arrived} />
            <Radio value="returned" label={arrival.cameBack} />
          </Radio.Group>
          <DateField
            id="arrived-on"
            label={what === 'delivered' ? arrival.dayArrived : arrival.dayCameBack}
            value={on}
            error={trouble}
            onChange={setOn}
          />
          <Group gap="xs" align="stretch">
            <BusyButton type="submit" busyLabel={isPending && arrival.noting}>
              {what === 'delivered' ? arrival.noteArrived : arrival.noteCameBack}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Stack>
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
    <Stack component="section" aria-labelledby="papers">
      <h2 id="papers">{papers.heading}</h2>
      <ul className="plain-list rule-above">
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
      {awaitsReceipt && (
        <Text c="dimmed" size="sm">
          {papers.receiptComes}
        </Text>
      )}
      {packetSha256 && (
        <details className="explanation">
          <summary>{papers.unchanged}</summary>
          <p>{papers.hash}</p>
          <Text mt="0.375rem" c="var(--ink)" className="tabular anywhere">
            {packetSha256}
          </Text>
        </details>
      )}
    </Stack>
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
    <Group component="li" gap="0 1rem" justify="space-between" py="xs" className="rule-below">
      <Box flex="1 1 16rem" miw={0}>
        <Text fw={600}>{title}</Text>
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
      </Box>
      <Button
        component="a"
        href={href}
        download
        variant="subtle"
        leftSection={<Icon name="download" />}
      >
        {action}
      </Button>
    </Group>
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
    <Stack gap="2xl">
      <Status mailpiece={mailpiece} onMailpiece={onMailpiece} />
      <Again mailpiece={mailpiece} />
      {mailpiece.test && <TestNote />}
      {mailpiece.trouble && <MailTrouble mailpiece={mailpiece} trouble={mailpiece.trouble} />}
      {takesArrival(mailpiece) && <ArrivalForm mailpiece={mailpiece} onMailpiece={onMailpiece} />}
      <MailTimeline mailpiece={mailpiece} />
      <MailPapers mailpiece={mailpiece} />
      <Details mailpiece={mailpiece} />
      <Link to="/dashboard" className="tap-target">
        {page.back}
      </Link>
    </Stack>
  );
}

const toneColors: Readonly<Record<StatusTone, string>> = {
  quiet: 'dimmed',
  moving: 'var(--link)',
  done: 'green',
  soon: 'var(--amber)',
  trouble: 'red',
};

function Status({ mailpiece, onMailpiece }: MailpieceViewProps) {
  const { status, label, trackingNumber, trackingUrl } = mailpiece;
  const kept = useKeptFocus<HTMLElement>();
  const big = bigWords(mailpiece);
  const next = nextWords(mailpiece);
  return (
    <section {...kept} aria-label={page.status}>
      <Stack align="flex-start">
        <Stack role="status" gap="xs" align="flex-start">
          <Group component="p" wrap="nowrap" gap="sm" ff="heading" fz="h1" fw={600} lh={1.2}>
            <Text span inherit c={toneColors[mailTones[status]]}>
              <Icon name={mailShapes[status]} />
            </Text>
            <Text span inherit style={{ textWrap: 'balance' }}>
              {big}
            </Text>
          </Group>
          {!big.startsWith(label) && <StatusTag tone={mailTones[status]}>{label}</StatusTag>}
          {next && (
            <Text maw="var(--measure)" lh={1.45} size="lg">
              {next}
            </Text>
          )}
        </Stack>
        {trackingNumber && (
          <p>
            <a href={trackingUrl} target="_blank" rel="noreferrer">
              {page.track(spacedNumber(trackingNumber))}
            </a>{' '}
            <Text span c="dimmed" size="sm">
              {page.newTab}
            </Text>
          </p>
        )}
        <TakeBack mailpiece={mailpiece} onMailpiece={onMailpiece} />
        {status === 'cancelled' && (
          <Button component={Link} to={`/mail-letter/${mailpiece.letterId}`}>
            {page.mailThis}
          </Button>
        )}
      </Stack>
    </section>
  );
}

function Details({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  const { from, to, mailClass, carrier, pages, sheets } = mailpiece;
  return (
    <Stack component="section" gap="lg" aria-labelledby="details">
      <h2 id="details">{details.heading}</h2>
      <Envelope from={from} to={to} mailClass={mailClass} />
      <Facts
        facts={[
          { label: details.kind, value: classLabel(mailpiece) },
          ...(carrier === 'self'
            ? []
            : [{ label: details.paper, value: details.pagesAndSheets(pages, sheets) }]),
          { label: details.price, value: paidWords(mailpiece) },
        ]}
      />
    </Stack>
  );
}

const { again } = mailpieceMessages;

/** What staff had mailed again leads to what did not arrive, and that leads on. */
function Again({ mailpiece: { againOf, againAs } }: { readonly mailpiece: Mailpiece }) {
  const other = againAs ?? againOf;
  if (!other) return null;
  return (
    <Notice tone="info" title={againAs ? again.wasMailed : again.isAgain}>
      <Link to={`/mail/${other}`} className="tap-target">
        {againAs ? again.seeNew : again.seeEarlier}
      </Link>
    </Notice>
  );
}

interface MailTroubleProps {
  readonly mailpiece: Pick<Mailpiece, 'letterId' | 'status' | 'carrier' | 'charge' | 'againAs'>;
  readonly trouble: NonNullable<Mailpiece['trouble']>;
}

/** Why it did not arrive, what is safe, and the way on. */
function MailTrouble({ mailpiece, trouble }: MailTroubleProps) {
  const { text, whatToDo, canMailAgain } = trouble;
  const over = mailpiece.status === 'failed' || mailpiece.status === 'returned';
  return (
    <Notice tone={over ? 'error' : 'warning'} title={text}>
      {!mailpiece.againAs && <p>{whatToDo}</p>}
      {over && mailpiece.carrier !== 'self' && <p>{givenBackWords(mailpiece.charge)}</p>}
      {canMailAgain && !mailpiece.againAs && (
        <Box mt="xs">
          <Button component={Link} to={`/mail-letter/${mailpiece.letterId}`} variant="filled">
            {mailpieceMessages.trouble.again}
          </Button>
        </Box>
      )}
    </Notice>
  );
}

function givenBackWords(charge: Mailpiece['charge']): string {
  const free = charge === 'none' || charge === 'not_collected' || charge === 'cancelled';
  return free ? mailpieceMessages.trouble.neverCharged : mailpieceMessages.trouble.givenBack;
}

const END: Readonly<Partial<Record<MailEvent['kind'], 'done' | 'trouble'>>> = {
  delivered: 'done',
  returned: 'trouble',
  failed: 'trouble',
  lost: 'trouble',
  issue: 'trouble',
  delivery_attempted: 'trouble',
};

/** Everything that happened, the newest first: that is what people come for. */
export function MailTimeline({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  // Reversed and not sorted the other way: of two at one time, the later one stands first.
  const newestFirst = mailpiece.events
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .toReversed();
  return (
    <Stack component="section" aria-labelledby="timeline">
      <h2 id="timeline">{mailpieceMessages.timeline.heading}</h2>
      <ol className="timeline" reversed>
        {newestFirst.map((event, index) => (
          <li
            key={`${event.kind} ${event.at} ${index}`}
            data-tone={END[event.kind] ?? (index === 0 ? 'done' : undefined)}
          >
            <Text c="dimmed" size="sm">
              <time dateTime={event.at}>{whenWords(event, mailpiece)}</time>
              {event.location && <span> · {placeWords(event.location)}</span>}
            </Text>
            <p>{event.text}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function placeWords(location: string): string {
  return /^\d{5}(-\d{4})?$/.test(location) ? mailpieceMessages.timeline.zip(location) : location;
}

/** What the person told us has a day and no time. */
function whenWords({ kind, at }: MailEvent, mailpiece: Mailpiece): string {
  if (mailpiece.carrier !== 'self') return momentWords(at);
  const day =
    kind === 'mailed' ? mailpiece.mailedOn : kind === 'delivered' ? mailpiece.deliveredOn : null;
  return dateWords(day ?? at.slice(0, 10));
}
