import type { StoredDocument } from '@creditfix/shared/documents';
import { useEffect, useRef, useState } from 'react';
import { FieldError } from '#webapp/kit/index.ts';
import { copyNames, words } from './copies.words.ts';
import classes from './delete-question.module.css';
import { QuietButton } from './quiet-button.tsx';

interface DeleteQuestionProps {
  readonly copy: StoredDocument;
  /** @returns why it did not work; nothing if the copy is gone */
  readonly onDelete: () => Promise<string | undefined>;
  readonly onKeep: () => void;
}

/** Asked once, in the place of the button: a copy that is deleted can't be brought back. */
export function DeleteQuestion({ copy, onDelete, onKeep }: DeleteQuestionProps) {
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
  const question = words.askDelete(copyNames[copy.kind]);
  return (
    <div ref={box} className={classes.question} role="group" aria-label={question} tabIndex={-1}>
      <p>
        <strong>{question}</strong> {words.cannotBringBack}
        {copy.letters > 0 && ` ${words.signedKeepPages}`}
      </p>
      <FieldError id={`delete-${copy.id}-error`} error={trouble} />
      <div className={classes.answers}>
        <QuietButton icon="bin" tone="trouble" off={busy} onClick={() => void remove()}>
          {busy ? words.deleting : words.deleteIt}
        </QuietButton>
        <QuietButton onClick={onKeep}>{words.keepIt}</QuietButton>
      </div>
    </div>
  );
}
