import type { ReactNode } from 'react';
import classes from './checked-letter.module.css';
import { checkedLetterMessages } from './messages.tsx';

const notes = [
  checkedLetterMessages.notes.facts,
  checkedLetterMessages.notes.law,
  checkedLetterMessages.notes.editor,
];

/** A piece of a letter with an editor's notes beside it: what the wizard shows before somebody signs. */
export function CheckedLetter() {
  return (
    <section className={classes.section} aria-labelledby="checked-title">
      <div>
        <h2 id="checked-title">{checkedLetterMessages.title}</h2>
        <p className={classes.lead}>{checkedLetterMessages.lead}</p>
      </div>
      <div className={classes.desk}>
        <figure className={classes.excerpt} aria-label={checkedLetterMessages.excerpt}>
          <div className={classes.sheet} lang="en">
            <p>
              <Mark at={1} />
              The account from Example Recovery, ending in 4821, is not mine. I have never had an
              account with this company.
            </p>
            <p>
              <Mark at={2} />
              Please investigate under the Fair Credit Reporting Act,{' '}
              <span className={classes.law}>15 U.S.C. § 1681i(a)</span>, and delete or correct what
              can’t be verified.
            </p>
            <p>
              <Mark at={3} />
              <del className={classes.out}>If you do nothing, I will see you in court.</del>{' '}
              <ins className={classes.better}>Please send me the results in writing.</ins>
            </p>
          </div>
        </figure>
        <ol className={classes.notes}>
          {notes.map(({ title, text }) => (
            <Note key={title} title={title}>
              {text}
            </Note>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Ties a paragraph to its note. */
function Mark({ at }: { readonly at: number }) {
  return <span className={classes.mark}>{at}</span>;
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
