import type { MailPiece } from '@creditfix/shared/mailing';
import { ButtonLink, Notice } from '#webapp/kit/index.ts';
import { words } from './mail-piece.words.ts';
import classes from './mail.module.css';

interface MailTroubleProps {
  readonly piece: Pick<MailPiece, 'letterId' | 'status' | 'carrier' | 'charge'>;
  readonly trouble: NonNullable<MailPiece['trouble']>;
}

/** Why it did not arrive, what is safe, and the way on. */
export function MailTrouble({ piece, trouble }: MailTroubleProps) {
  const { text, whatToDo, canMailAgain } = trouble;
  const over = piece.status === 'failed' || piece.status === 'returned';
  return (
    <Notice tone={over ? 'error' : 'warning'} title={text}>
      <p>{whatToDo}</p>
      {over && piece.carrier !== 'self' && <p>{givenBackWords(piece.charge)}</p>}
      {canMailAgain && (
        <div className={classes.deed}>
          <ButtonLink to={`/mail-letter/${piece.letterId}`} look="deed">
            {words.trouble.again}
          </ButtonLink>
        </div>
      )}
    </Notice>
  );
}

function givenBackWords(charge: MailPiece['charge']): string {
  const free = charge === 'none' || charge === 'not_collected' || charge === 'cancelled';
  return free ? words.trouble.neverCharged : words.trouble.givenBack;
}
