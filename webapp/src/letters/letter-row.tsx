import {
  letterStatusLabel,
  type LetterStatus,
  type LetterSummary,
} from '@creditfix/shared/letters';
import {
  ButtonAnchor,
  ButtonLink,
  StatusTag,
  VisuallyHidden,
  dateWords,
  dayWords,
  type StatusTone,
} from '#webapp/kit/index.ts';
import { words } from './letter-list.words.tsx';
import { letterWords } from './letter-row-words.ts';
import classes from './row.module.css';

const tones: Readonly<Record<LetterStatus, StatusTone>> = {
  preparing: 'quiet',
  drafted: 'quiet',
  cancelled: 'quiet',
  queued: 'moving',
  mailed: 'moving',
  in_transit: 'moving',
  delivered: 'done',
  returned: 'trouble',
  failed: 'trouble',
};

const toBeMailed: ReadonlySet<LetterStatus> = new Set([
  'drafted',
  'cancelled',
  'returned',
  'failed',
]);

/** One signed letter: to whom, about what, where it is, what comes next, and its PDF. */
export function LetterRow({ letter }: { readonly letter: LetterSummary }) {
  const { id, reference, status, createdAt, mailDate, pdfUrl } = letter;
  const { name, about } = letterWords(letter);
  const mailedOn = mailDate ? dateWords(mailDate) : undefined;
  const whole = <span className={classes.whole}>{reference}</span>;
  const hiddenName = <VisuallyHidden>{words.letter(reference)}</VisuallyHidden>;
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>{name}</p>
        <p className={classes.small}>{about}</p>
        <p className={classes.small}>{words.signed(dayWords(createdAt), mailedOn, whole)}</p>
      </div>
      <div className={classes.actions}>
        <StatusTag tone={tones[status]}>{letterStatusLabel(status)}</StatusTag>
        {/* While its PDF is being made there is nothing to mail or to open yet. */}
        {status !== 'preparing' && (
          <>
            <ButtonLink to={`/mail-letter/${id}`} look="plain" icon="mailbox">
              {toBeMailed.has(status) ? words.mailIt(hiddenName) : words.followIt(hiddenName)}
            </ButtonLink>
            <ButtonAnchor href={pdfUrl} download look="plain" icon="download">
              {words.download(hiddenName)}
            </ButtonAnchor>
          </>
        )}
      </div>
    </li>
  );
}
