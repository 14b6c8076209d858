import type { StoredDocument } from '@creditfix/shared/documents';
import { useState, type ReactNode } from 'react';
import { VisuallyHidden, useKeptFocus } from '#webapp/kit/index.ts';
import { copyNames, words } from './copies.words.ts';
import classes from './copy-sheet.module.css';
import { DeleteQuestion } from './delete-question.tsx';
import { QuietButton } from './quiet-button.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface CopySheetProps {
  readonly copy: StoredDocument;
  readonly title: ReactNode;
  readonly about: ReactNode;
  readonly onSee: () => void;
  /** Only where the copy is in a letter. */
  readonly onTakeOut?: () => void;
  readonly onDelete: () => Promise<string | undefined>;
}

/** One stored copy: a small sheet, what it is, and what can be done with it. */
export function CopySheet({ copy, title, about, onSee, onTakeOut, onDelete }: CopySheetProps) {
  const [asking, setAsking] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const which = <VisuallyHidden>: {copyNames[copy.kind]}</VisuallyHidden>;
  return (
    <div {...keptFocus} className={classes.copy}>
      <Thumbnail copy={copy} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.about}>{about}</p>
        {asking ? (
          <DeleteQuestion copy={copy} onDelete={onDelete} onKeep={() => setAsking(false)} />
        ) : (
          <div className={classes.deeds}>
            <QuietButton onClick={onSee}>
              {words.see}
              {which}
            </QuietButton>
            {onTakeOut && (
              <QuietButton onClick={onTakeOut}>
                {words.takeOut}
                {which}
              </QuietButton>
            )}
            <QuietButton onClick={() => setAsking(true)}>
              {words.delete}
              {which}
            </QuietButton>
          </div>
        )}
      </div>
    </div>
  );
}
