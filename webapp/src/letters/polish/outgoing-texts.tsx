import type { PolishPreview } from '@creditfix/shared/letters';
import { useEffect, useRef } from 'react';
import { Button, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './polish-card.module.css';
import { words } from './polish.words.tsx';

interface OutgoingTextsProps {
  readonly preview: PolishPreview;
  /** What was shown before is not what would be sent now. */
  readonly changed: boolean;
  readonly onSend: () => void;
  readonly onKeep: () => void;
}

/** What a language model would be sent, to the letter, with what stays here; and the choice to send it or not. */
export function OutgoingTexts({ preview, changed, onSend, onKeep }: OutgoingTextsProps) {
  const { texts, host, model, instructions } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  const hidden = new Map(
    texts.flatMap(({ pieces }) =>
      pieces.flatMap(({ sent, hides }) => (hides === null ? [] : [[sent, hides] as const])),
    ),
  );
  const out = words.outgoing;
  return (
    <section className={classes.outgoing} aria-labelledby="outgoing-heading">
      <h4 id="outgoing-heading" ref={heading} tabIndex={-1} className={classes.question}>
        {out.title}
      </h4>
      {changed && <p role="alert">{out.changed}</p>}
      <p className={classes.offer}>{out.toWhom(host ?? '', model ?? '')}</p>
      {texts.map(({ key, pieces }, index) => (
        <figure key={key} className={classes.text}>
          {texts.length > 1 && (
            <figcaption>{words.changes.textOf(index + 1, texts.length)}</figcaption>
          )}
          <p className={classes.words} translate="no">
            {pieces.map(({ sent, hides }, place) =>
              hides === null ? sent : <Mark key={place} sent={sent} hides={hides} />,
            )}
          </p>
        </figure>
      ))}
      <p className={classes.legend}>{hidden.size > 0 ? out.marks : out.noMarks}</p>
      <details className={classes.changes}>
        <summary>{out.instructions}</summary>
        <p className={classes.instructions} lang="en" translate="no">
          {instructions}
        </p>
      </details>
      <div className={classes.choice}>
        <Button look="deed" onClick={onSend}>
          {out.send}
        </Button>
        <Button onClick={onKeep}>{out.keep}</Button>
      </div>
    </section>
  );
}

/** The mark goes out; the words beside it are for the person alone. */
function Mark({ sent, hides }: { readonly sent: string; readonly hides: string }) {
  return (
    <span className={classes.mark}>
      <span className={classes.sent}>{sent}</span>
      <VisuallyHidden>{` ${words.outgoing.standsFor} `}</VisuallyHidden>
      <span className={classes.hides}>{hides}</span>
    </span>
  );
}
