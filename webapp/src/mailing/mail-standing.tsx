import { LIVE_STATUSES, type MailPiece, type Mailing } from '@creditfix/shared/mailing';
import { ButtonLink, StatusTag, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './mail-standing.module.css';
import { MailStatusLine } from './mail-status-line.tsx';
import { holdWords, mailTones } from './mail-words.ts';
import { words } from './mailing.words.tsx';
import { TakeBack } from './take-back.tsx';

/** The mailing of a letter that is on its way or there; nothing where there is none. */
export function livePiece({ pieces }: Pick<Mailing, 'pieces'>): MailPiece | undefined {
  return pieces.find(({ status }) => LIVE_STATUSES.includes(status));
}

interface MailStandingProps {
  readonly mailings: readonly Mailing[];
  readonly onChange: () => void;
}

/** Letters that are on their way: where each is, how long it can be taken back, and the page that follows it. */
export function MailStanding({ mailings, onChange }: MailStandingProps) {
  const pieces = mailings.flatMap((mailing) => livePiece(mailing) ?? []);
  if (pieces.length === 0) return null;
  return (
    <ul className={classes.list}>
      {pieces.map((piece) => (
        <Standing key={piece.id} piece={piece} onChange={onChange} />
      ))}
    </ul>
  );
}

interface StandingProps {
  readonly piece: MailPiece;
  readonly onChange: () => void;
}

function Standing({ piece, onChange }: StandingProps) {
  const kept = useKeptFocus<HTMLLIElement>();
  const { name } = piece.to;
  return (
    <li {...kept} className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        <div>
          {piece.status === 'queued' ? (
            <StatusTag tone={mailTones.queued}>{piece.label}</StatusTag>
          ) : (
            <MailStatusLine piece={piece} />
          )}
        </div>
        {piece.status === 'queued' && <p>{holdWords(piece)}</p>}
      </div>
      <div className={classes.actions}>
        <TakeBack piece={piece} about={name} onPiece={onChange} />
        <ButtonLink to={`/mail/${piece.id}`} look="plain" iconAfter="arrow">
          {words.follow(name)}
        </ButtonLink>
      </div>
    </li>
  );
}
