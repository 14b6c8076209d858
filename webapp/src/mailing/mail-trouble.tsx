import type { Mailpiece } from '@creditfix/shared/mailing';
import { ButtonLink, Notice } from '#webapp/kit/index.ts';
import { words } from './mailpiece.words.ts';
import classes from './mail.module.css';

interface MailTroubleProps {
  readonly mailpiece: Pick<Mailpiece, 'letterId' | 'status' | 'carrier' | 'charge'>;
  readonly trouble: NonNullable<Mailpiece['trouble']>;
}

/** Why it did not arrive, what is safe, and the way on. */
export function MailTrouble({ mailpiece, trouble }: MailTroubleProps) {
  const { text, whatToDo, canMailAgain } = trouble;
  const over = mailpiece.status === 'failed' || mailpiece.status === 'returned';
  return (
    <Notice tone={over ? 'error' : 'warning'} title={text}>
      <p>{whatToDo}</p>
      {over && mailpiece.carrier !== 'self' && <p>{givenBackWords(mailpiece.charge)}</p>}
      {canMailAgain && (
        <div className={classes.deed}>
          <ButtonLink to={`/mail-letter/${mailpiece.letterId}`} look="deed">
            {words.trouble.again}
          </ButtonLink>
        </div>
      )}
    </Notice>
  );
}

function givenBackWords(charge: Mailpiece['charge']): string {
  const free = charge === 'none' || charge === 'not_collected' || charge === 'cancelled';
  return free ? words.trouble.neverCharged : words.trouble.givenBack;
}
