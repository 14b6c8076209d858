import { ButtonAnchor, StatusTag, VisuallyHidden } from '#webapp/kit/index.ts';
import { words } from './delivery.words.tsx';
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
            <p className={classes.name}>{target ?? words.list.yours}</p>
            <p className={classes.small}>{words.list.reference(reference)}</p>
            {!ready && <p className={classes.small}>{words.list.printing}</p>}
          </div>
          <div className={classes.actions}>
            {ready ? (
              <ButtonAnchor href={pdfUrl} download icon="download">
                {words.list.download}{' '}
                <VisuallyHidden>{words.list.downloadFor(target ?? reference)}</VisuallyHidden>
              </ButtonAnchor>
            ) : (
              <StatusTag tone="moving">{words.list.beingPrinted}</StatusTag>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
