import type { MailPiece } from '@creditfix/shared/mailing';
import { StatusTag } from '#webapp/kit/index.ts';
import classes from './mail-status-line.module.css';
import { lineWords, mailTones } from './mail-words.ts';

/** Where one mailing is, for lists: the status, and the dates that go with it. */
export function MailStatusLine({ piece }: { readonly piece: MailPiece }) {
  const words = lineWords(piece);
  return (
    <span className={classes.line}>
      <StatusTag tone={mailTones[piece.status]}>{piece.label}</StatusTag>
      {words && <span className={classes.words}>{words}</span>}
    </span>
  );
}
