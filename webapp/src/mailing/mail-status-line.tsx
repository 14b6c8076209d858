import type { Mailpiece } from '@creditfix/shared/mailing';
import { StatusTag } from '#webapp/kit/index.ts';
import classes from './mail-status-line.module.css';
import { lineWords, mailTones } from './mail-words.ts';

/** Where one mailing is, for lists: the status, and the dates that go with it. */
export function MailStatusLine({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  const words = lineWords(mailpiece);
  return (
    <span className={classes.line}>
      <StatusTag tone={mailTones[mailpiece.status]}>{mailpiece.label}</StatusTag>
      {words && <span className={classes.words}>{words}</span>}
    </span>
  );
}
