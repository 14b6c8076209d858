import { documentLimits, type StoredDocument } from '@creditfix/shared/documents';
import { useLayoutEffect, useRef } from 'react';
import { Icon, Notice, type IconName } from '#webapp/kit/index.ts';
import { pageWords } from './copy-words.ts';
import { pagesOf, type Direction, type Exhibit } from './envelope.ts';
import classes from './envelope-order.module.css';
import { envelopeMessages } from './messages.tsx';

interface EnvelopeOrderProps {
  readonly exhibits: readonly Exhibit[];
  /** What a copy is called in its row. */
  readonly labelOf: (copy: StoredDocument) => string;
  /** Labels of what the person puts in on paper. */
  readonly onPaper: readonly string[];
  /** True for a copy that no row shows, since the answers have changed: it can only be taken out here. */
  readonly isStray: (copy: StoredDocument) => boolean;
  readonly onMove: (copy: StoredDocument, direction: Direction) => void;
  readonly onTakeOut: (copy: StoredDocument) => void;
}

const HEADING = 'envelope-order-heading';

/** The copies as they will lie behind the letter, with the letters that they bear there. */
export function EnvelopeOrder(props: EnvelopeOrderProps) {
  const { exhibits, labelOf, onPaper, isStray, onMove, onTakeOut } = props;
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  // A row that changes its place takes the focus with it.
  useLayoutEffect(() => {
    const key = pressed.current;
    pressed.current = undefined;
    if (key) list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
  }, [exhibits]);
  if (exhibits.length === 0 && onPaper.length === 0) return null;
  const pages = pagesOf(exhibits);
  const bytes = exhibits.reduce((sum, { copy }) => sum + copy.bytes, 0);
  return (
    <section className={classes.envelope} aria-labelledby={HEADING}>
      <h3 id={HEADING} className={classes.title}>
        <Icon name="envelope" /> {envelopeMessages.inEnvelope}
      </h3>
      <ol ref={list} className={classes.list}>
        {exhibits.map(({ letter, copy }, index) => {
          const button = (direction: Direction, icon: IconName, off: boolean) => (
            <button
              type="button"
              className={classes.move}
              data-key={`${copy.id} ${direction}`}
              aria-label={envelopeMessages.move[direction](labelOf(copy))}
              aria-disabled={off || undefined}
              onClick={() => {
                if (off) return;
                pressed.current = `${copy.id} ${direction}`;
                onMove(copy, direction);
              }}
            >
              <Icon name={icon} />
            </button>
          );
          return (
            <li key={copy.id} className={classes.item}>
              <span className={classes.letter}>{letter}</span>
              <span className={classes.what}>
                {labelOf(copy)}, <span className={classes.muted}>{pageWords(copy.pages)}</span>
              </span>
              {isStray(copy) && (
                <button
                  type="button"
                  className={classes.move}
                  aria-label={envelopeMessages.remove(labelOf(copy))}
                  onClick={() => onTakeOut(copy)}
                >
                  <Icon name="close" />
                </button>
              )}
              {exhibits.length > 1 && button('up', 'up', index === 0)}
              {exhibits.length > 1 && button('down', 'down', index === exhibits.length - 1)}
            </li>
          );
        })}
      </ol>
      {onPaper.length > 0 && (
        <p className={classes.muted}>{envelopeMessages.paperList(onPaper.join('; '))}</p>
      )}
      {exhibits.length > 0 && (
        <p className={classes.muted}>
          {envelopeMessages.behindLetter(exhibits.length, pageWords(pages))}
        </p>
      )}
      {pages > documentLimits.pagesPerLetter && (
        <Notice tone="warning" title={envelopeMessages.tooManyPages(pages)} live>
          <p>{envelopeMessages.tooManyPagesAbout}</p>
        </Notice>
      )}
      {pages <= documentLimits.pagesPerLetter && bytes > documentLimits.bytesPerLetter && (
        <Notice tone="warning" title={envelopeMessages.tooLarge} live>
          <p>{envelopeMessages.tooLargeAbout}</p>
        </Notice>
      )}
    </section>
  );
}
