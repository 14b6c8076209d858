import { ButtonAnchor, StatusTag, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './row.module.css';
import listClasses from './made-letter-list.module.css';
import type { MadeLetter } from './wizard-state.ts';

/** The letters of one signing, each with its PDF. */
export function MadeLetterList({ letters }: { readonly letters: readonly MadeLetter[] }) {
  return (
    <ul className={listClasses.list}>
      {letters.map(({ letterId, target, reference, pdfUrl, ready }) => (
        <li key={letterId} className={classes.row}>
          <div className={classes.about}>
            <p className={classes.name}>{target ?? 'Your letter'}</p>
            <p className={classes.small}>Reference {reference}</p>
            {!ready && (
              <p className={classes.small}>
                Signed and safe. Its PDF is still being printed, which takes a minute at most.
              </p>
            )}
          </div>
          <div className={classes.actions}>
            {!ready && <StatusTag tone="moving">Being printed</StatusTag>}
            <ButtonAnchor href={pdfUrl} download icon="download">
              Download PDF <VisuallyHidden>for {target ?? reference}</VisuallyHidden>
            </ButtonAnchor>
          </div>
        </li>
      ))}
    </ul>
  );
}
