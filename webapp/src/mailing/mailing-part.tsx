import { dollars } from '@creditfix/shared/kernel';
import { type Mailing, MailingProblems } from '@creditfix/shared/mailing';
import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  ActionBar,
  Icon,
  Notice,
  StatesNotice,
  Skeletons,
  VisuallyHidden,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import { useMailings } from './mailing.queries.ts';
import { MailForm } from './mail-form.tsx';
import { MailStatus, liveMailpiece } from './mail-status.tsx';
import classes from './mailing.module.css';
import { mailingMessages } from './messages.tsx';
import { mailingFirst, type Obstacle, ObstacleNotice, useProCost } from './obstacle-notice.tsx';

interface MailingPartProps {
  /** The letters of one signing: one, or one for each bureau. */
  readonly letterIds: readonly string[];
  /** What stands under the other way: the letter as a PDF. */
  readonly download: ReactNode;
  /** Everything is mailed, and the person goes on: `mailpieceId` is the newest mailing. */
  readonly onDone: (mailpieceId: string) => void;
  /** Stands in place of all this where every letter is on its way already. */
  readonly travelling?: (mailpieceId: string) => ReactNode;
}

/** How signed letters travel: mailed from here, or downloaded. */
export function MailingPart({ letterIds, ...rest }: MailingPartProps) {
  const { data = [], error, isPending, refetch } = useMailings(letterIds);
  if (isPending) return <Skeletons lines={4} label={mailingMessages.lookingUp} />;
  const [first, ...others] = data;
  if (!first) {
    return (
      <>
        <Notice tone="error" title={mailingMessages.notFound.title}>
          <p>{mailingMessages.notFound.text(error?.problem.error ?? '')}</p>
          <Button variant="subtle" onClick={() => void refetch()}>
            {mailingMessages.notFound.again}
          </Button>
        </Notice>
        {rest.download}
      </>
    );
  }
  return <Ways {...rest} mailings={[first, ...others]} refresh={refetch} />;
}

interface WaysProps extends Omit<MailingPartProps, 'letterIds'> {
  readonly mailings: readonly [Mailing, ...Mailing[]];
  readonly refresh: () => Promise<unknown>;
}

function Ways({ mailings, refresh, download, onDone, travelling }: WaysProps) {
  const waiting = mailings.filter((mailing) => !liveMailpiece(mailing));
  const kept = useKeptFocus<HTMLDivElement>();
  const [chosen, setChosen] = useState<'mail' | 'download'>();
  if (waiting.length === 0) {
    const mailpieceId = liveMailpiece(mailings[0])?.id ?? '';
    if (travelling) return travelling(mailpieceId);
    return (
      <Stack gap="xl" miw={0}>
        <MailStatus mailings={mailings} onChange={() => void refresh()} />
        <ActionBar>
          <Button
            variant="filled"
            rightSection={<Icon name="arrow" />}
            onClick={() => onDone(mailpieceId)}
          >
            {mailingMessages.goOn}
          </Button>
        </ActionBar>
      </Stack>
    );
  }
  const way =
    chosen ?? (waiting.some(({ mayMail }) => mailingFirst(mayMail)) ? 'mail' : 'download');
  return (
    <Stack {...kept} gap="xl" miw={0}>
      <MailStatus mailings={mailings} onChange={() => void refresh()} />
      {waiting.map((mailing) => (
        <EarlierTrouble key={mailing.letterId} mailing={mailing} />
      ))}
      <WayField mailings={waiting} value={way} onChange={setChosen} />
      {way === 'mail' ? (
        <MailWay mailings={mailings} waiting={waiting} refresh={refresh} onDone={onDone} />
      ) : (
        <>
          <OnPaper mailings={waiting} />
          {download}
        </>
      )}
    </Stack>
  );
}

/** What the letters list and nobody uploaded: anyone who mails them puts it in by hand. */
function OnPaper({ mailings }: { readonly mailings: readonly Mailing[] }) {
  const names = [...new Set(mailings.flatMap(({ missingEnclosures }) => missingEnclosures))];
  if (names.length === 0) return null;
  return (
    <Notice tone="info" title={mailingMessages.ways.onPaper}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** An earlier mailing of this letter that did not arrive: what to look at before it is mailed again. */
function EarlierTrouble({ mailing: { pieces: mailpieces } }: { readonly mailing: Mailing }) {
  const [newest] = mailpieces;
  if (!newest?.trouble) return null;
  const { text, whatToDo } = newest.trouble;
  return (
    <Notice tone="warning" title={text}>
      <p>{whatToDo}</p>
      <Button component={Link} to={`/mail/${newest.id}`} variant="subtle">
        {mailingMessages.seeEarlier}
      </Button>
    </Notice>
  );
}

interface WayFieldProps {
  readonly mailings: readonly Mailing[];
  readonly value: 'mail' | 'download';
  readonly onChange: (value: 'mail' | 'download') => void;
}

function WayField({ mailings, value, onChange }: WayFieldProps) {
  const count = mailings.length;
  const cheapest = Math.min(
    ...mailings.flatMap(({ options }) => options.map(({ priceCents }) => priceCents)),
  );
  const asks = mailings.some(
    ({ collectsPrice, mayMail }) => collectsPrice || mayMail === 'pro_needed',
  );
  const { ways } = mailingMessages;
  const from = count > 1 ? ways.fromEach : ways.from;
  const price = asks && Number.isFinite(cheapest) && from(dollars(cheapest));
  const lacksFiles = mailings.every(({ mayMail }) => mayMail === 'enclosures_missing');
  const onPaper = mailings.every(({ mayMail }) => mayMail === 'signed_on_paper');
  const needsPro = mailings.some(({ mayMail }) => mayMail === 'pro_needed');
  const payable = mailings.some(({ canPayOnce }) => canPayOnce);
  const hindrance =
    (onPaper && MailingProblems.catalogue['mailing.signed_on_paper'].text) ||
    (lacksFiles && ways.filesMissing(count));
  const offer = [
    ways.mailHint(count),
    price,
    needsPro && (payable ? ways.onceOrPro(count) : ways.withPro),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.ways}>
      <Radio.Group
        label={<VisuallyHidden>{mailingMessages.page.how}</VisuallyHidden>}
        value={value}
        onChange={onChange}
      >
        <Radio
          value="mail"
          label={ways.mail(count)}
          disabled={onPaper}
          description={hindrance || offer}
        />
        <Radio
          value="download"
          label={ways.download(count)}
          description={ways.downloadHint(count)}
        />
      </Radio.Group>
    </div>
  );
}

interface OneMailingProps extends Pick<WaysProps, 'refresh' | 'onDone'> {
  readonly mailing: Mailing;
  readonly isOneOf: number;
}

/** One letter that is mailed and paid by itself: the plan is an offer beside it, and what is free is said too. */
function OneMailing({ mailing, isOneOf, refresh, onDone }: OneMailingProps) {
  const { obstacles } = mailingMessages;
  const proCost = useProCost();
  const paid = { ...mailing, mayMail: 'yes', collectsPrice: true } as const;
  return (
    <Stack gap="xl" miw={0}>
      <Text maw="var(--measure)">{obstacles.onceFree}</Text>
      <StatesNotice />
      <MailForm
        key={mailing.letterId}
        mailings={[paid]}
        refresh={refresh}
        onMailed={({ id }) => onDone(id)}
        once={{ name: isOneOf > 1 ? mailing.to['name'] : undefined }}
      />
      <Notice tone="info" title={obstacles.oncePro}>
        <p>{obstacles.onceProText(proCost)}</p>
        <Button component={Link} to="/account/plan" variant="subtle">
          {obstacles.seePro}
        </Button>
      </Notice>
    </Stack>
  );
}

interface MailWayProps extends Pick<WaysProps, 'mailings' | 'refresh' | 'onDone'> {
  readonly waiting: readonly Mailing[];
}

function MailWay({ mailings, waiting, refresh, onDone }: MailWayProps) {
  const stopped = waiting.filter(({ mayMail }) => mayMail !== 'yes');
  const canMail = stopped.length < waiting.length;
  const single = stopped.find(({ canPayOnce }) => canPayOnce);
  if (single && !canMail)
    return (
      <OneMailing mailing={single} isOneOf={mailings.length} refresh={refresh} onDone={onDone} />
    );
  // What stands in the way of all of them is said once.
  const shown = canMail ? stopped : stopped.slice(0, 1);
  return (
    <>
      {shown.map(({ letterId, mayMail, missingEnclosures, options, to, hold, contractFirst }) => (
        <ObstacleNotice
          key={letterId}
          obstacle={mayMail as Obstacle}
          cents={options[0]?.priceCents}
          missing={mayMail === 'enclosures_missing' ? missingEnclosures : []}
          lastDay={hold?.lastDay}
          contractFirst={contractFirst}
          about={canMail ? to['name'] : undefined}
        />
      ))}
      {canMail && (
        <MailForm mailings={mailings} refresh={refresh} onMailed={({ id }) => onDone(id)} />
      )}
    </>
  );
}
