import type { StoredDocument } from '@creditfix/shared/documents';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BusyButton, FieldError, Icon, useKeptFocus, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './copy-sheet.module.css';
import { copiesMessages, copyNames, markMessages } from './messages.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface CopySheetProps {
  readonly copy: StoredDocument;
  readonly title: ReactNode;
  readonly about: ReactNode;
  readonly onSee: () => void;
  /** Only where the copy is in a letter. */
  readonly onTakeOut?: () => void;
  readonly onMark?: () => void;
  readonly onDelete: () => Promise<string | undefined>;
}

/** One stored copy: a small sheet, what it is, and what can be done with it. */
export function CopySheet({ copy, title, about, ...actions }: CopySheetProps) {
  const { onSee, onMark, onTakeOut, onDelete } = actions;
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
          <div className={classes.actions}>
            <Button variant="subtle" size="compact-sm" onClick={onSee}>
              {copiesMessages.see}
              {which}
            </Button>
            {onMark && (
              <Button variant="subtle" size="compact-sm" onClick={onMark}>
                {markMessages.markIt}
                {which}
              </Button>
            )}
            {onTakeOut && (
              <Button variant="subtle" size="compact-sm" onClick={onTakeOut}>
                {copiesMessages.takeOut}
                {which}
              </Button>
            )}
            <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
              {copiesMessages.delete}
              {which}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface DeleteQuestionProps {
  readonly copy: StoredDocument;
  /** @returns why it did not work; nothing if the copy is gone */
  readonly onDelete: () => Promise<string | undefined>;
  readonly onKeep: () => void;
}

/** Asked once, in the place of the button: a copy that is deleted can't be brought back. */
function DeleteQuestion({ copy, onDelete, onKeep }: DeleteQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => box.current?.focus(), []);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const text = await onDelete();
    setBusy(false);
    setTrouble(text);
  };
  const question = copiesMessages.askDelete(copyNames[copy.kind]);
  return (
    <div ref={box} className={classes.question} role="group" aria-label={question} tabIndex={-1}>
      <p>
        <strong>{question}</strong> {copiesMessages.cannotBringBack}
        {copy.letters > 0 && ` ${copiesMessages.signedKeepPages}`}
      </p>
      <FieldError id={`delete-${copy.id}-error`} error={trouble} />
      <div className={classes.answers}>
        <BusyButton
          variant="subtle"
          size="compact-sm"
          color="red"
          leftSection={<Icon name="bin" />}
          busyLabel={busy && copiesMessages.deleting}
          onClick={() => void remove()}
        >
          {copiesMessages.deleteIt}
        </BusyButton>
        <Button variant="subtle" size="compact-sm" onClick={onKeep}>
          {copiesMessages.keepIt}
        </Button>
      </div>
    </div>
  );
}
