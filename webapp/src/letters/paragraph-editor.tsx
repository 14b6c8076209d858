import { letterLimits } from '@creditfix/shared/letters';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#webapp/kit/index.ts';
import classes from './paragraph-editor.module.css';

interface ParagraphEditorProps {
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** A paragraph under the pen. Escape leaves it as it was; an empty text takes it out of the letter. */
export function ParagraphEditor({ text, onSave, onCancel }: ParagraphEditorProps) {
  const [wording, setWording] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => box.current?.focus(), []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave(wording);
    }
  };
  const empty = wording.trim() === '';
  return (
    <div className={classes.editor}>
      <textarea
        ref={box}
        className={classes.box}
        aria-label="Wording of this paragraph"
        aria-describedby={hint}
        value={wording}
        maxLength={letterLimits.blockText}
        onChange={(event) => setWording(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <p id={hint} className={classes.hint}>
        {empty
          ? 'Saving it empty takes this paragraph out of your letter. You can put it back.'
          : 'Keep to what you know. We read it once more after you save.'}
      </p>
      <div className={classes.actions}>
        <Button onClick={() => onSave(wording)}>
          {empty ? 'Take this paragraph out' : 'Save my wording'}
        </Button>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
