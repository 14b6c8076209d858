import { LIVE_STATUSES, type Mailing, type Mailpiece } from '@creditfix/shared/mailing';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon, StatusTag, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './mail-status.module.css';
import { holdWords, lineWords, mailTones } from './mail-words.ts';
import { mailingMessages } from './messages.tsx';
import { TakeBack } from './take-back.tsx';

/** The mailing of a letter that is on its way or there; nothing if there is none. */
export function liveMailpiece({
  pieces: mailpieces,
}: Pick<Mailing, 'pieces'>): Mailpiece | undefined {
  return mailpieces.find(({ status }) => LIVE_STATUSES.includes(status));
}

interface MailStatusProps {
  readonly mailings: readonly Mailing[];
  readonly onChange: () => void;
}

/** Letters that are on their way: where each is, how long it can be taken back, and the page that follows it. */
export function MailStatus({ mailings, onChange }: MailStatusProps) {
  const mailpieces = mailings.flatMap((mailing) => liveMailpiece(mailing) ?? []);
  if (mailpieces.length === 0) return null;
  return (
    <ul className={classes.list}>
      {mailpieces.map((mailpiece) => (
        <Status key={mailpiece.id} mailpiece={mailpiece} onChange={onChange} />
      ))}
    </ul>
  );
}

interface StatusProps {
  readonly mailpiece: Mailpiece;
  readonly onChange: () => void;
}

function Status({ mailpiece, onChange }: StatusProps) {
  const kept = useKeptFocus<HTMLLIElement>();
  const { name } = mailpiece.to;
  return (
    <li {...kept} className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        <div>
          {mailpiece.status === 'queued' ? (
            <StatusTag tone={mailTones.queued}>{mailpiece.label}</StatusTag>
          ) : (
            <MailStatusLine mailpiece={mailpiece} />
          )}
        </div>
        {mailpiece.status === 'queued' && <p>{holdWords(mailpiece)}</p>}
      </div>
      <div className={classes.actions}>
        <TakeBack mailpiece={mailpiece} about={name} onMailpiece={onChange} />
        <Button
          component={Link}
          to={`/mail/${mailpiece.id}`}
          variant="subtle"
          rightSection={<Icon name="arrow" />}
        >
          {mailingMessages.follow(name)}
        </Button>
      </div>
    </li>
  );
}

/** Where one mailing is, for lists: the status, and the dates that go with it. */
function MailStatusLine({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  const words = lineWords(mailpiece);
  return (
    <span className={classes.line}>
      <StatusTag tone={mailTones[mailpiece.status]}>{mailpiece.label}</StatusTag>
      {words && <span className={classes.words}>{words}</span>}
    </span>
  );
}
