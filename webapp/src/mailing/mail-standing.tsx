import { LIVE_STATUSES, type Mailpiece, type Mailing } from '@creditfix/shared/mailing';
import { ButtonLink, StatusTag, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './mail-standing.module.css';
import { MailStatusLine } from './mail-status-line.tsx';
import { holdWords, mailTones } from './mail-words.ts';
import { words } from './mailing.words.tsx';
import { TakeBack } from './take-back.tsx';

/** The mailing of a letter that is on its way or there; nothing if there is none. */
export function liveMailpiece({
  pieces: mailpieces,
}: Pick<Mailing, 'pieces'>): Mailpiece | undefined {
  return mailpieces.find(({ status }) => LIVE_STATUSES.includes(status));
}

interface MailStandingProps {
  readonly mailings: readonly Mailing[];
  readonly onChange: () => void;
}

/** Letters that are on their way: where each is, how long it can be taken back, and the page that follows it. */
export function MailStanding({ mailings, onChange }: MailStandingProps) {
  const mailpieces = mailings.flatMap((mailing) => liveMailpiece(mailing) ?? []);
  if (mailpieces.length === 0) return null;
  return (
    <ul className={classes.list}>
      {mailpieces.map((mailpiece) => (
        <Standing key={mailpiece.id} mailpiece={mailpiece} onChange={onChange} />
      ))}
    </ul>
  );
}

interface StandingProps {
  readonly mailpiece: Mailpiece;
  readonly onChange: () => void;
}

function Standing({ mailpiece, onChange }: StandingProps) {
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
        <ButtonLink to={`/mail/${mailpiece.id}`} look="plain" iconAfter="arrow">
          {words.follow(name)}
        </ButtonLink>
      </div>
    </li>
  );
}
