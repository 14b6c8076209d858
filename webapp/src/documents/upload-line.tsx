import { Button } from '@mantine/core';
import { Icon } from '#webapp/kit/index.ts';
import { progressWords, sizeWords } from './copy-words.ts';
import type { Upload } from './upload-queue.ts';
import classes from './upload-line.module.css';
import { uploadWords } from './messages.tsx';

interface UploadLineProps {
  readonly upload: Upload;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
  readonly onChooseAnother: () => void;
}

/** A file on its way: how far it is in words and as a bar, or what went wrong and what to do. */
export function UploadLine({ upload, onDrop, onRetry, onChooseAnother }: UploadLineProps) {
  const { id, name, bytes, state } = upload;
  if (state.step === 'failed') {
    return (
      <div className={classes.line} data-failed role="alert">
        <p className={classes.name}>
          <Icon name="stop" label={uploadWords.notAdded} /> {name}
        </p>
        <p>{state.text}</p>
        <div className={classes.actions}>
          {state.again ? (
            <Button variant="subtle" size="compact-sm" onClick={onRetry}>
              {uploadWords.tryAgain}
            </Button>
          ) : (
            <Button variant="subtle" size="compact-sm" onClick={onChooseAnother}>
              {uploadWords.chooseAnother}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={onDrop}>
            {uploadWords.leaveOut}
          </Button>
        </div>
      </div>
    );
  }
  const share = state.step === 'sending' ? state.share : undefined;
  return (
    <div className={classes.line}>
      <p className={classes.name} id={`${id}-name`}>
        {name} <span className={classes.muted}>({sizeWords(bytes)})</span>
      </p>
      {state.step !== 'waiting' && (
        <progress className={classes.bar} max={1} value={share} aria-labelledby={`${id}-name`} />
      )}
      <div className={classes.actions}>
        <span className={classes.muted}>
          {state.step === 'waiting' && uploadWords.waiting}
          {share !== undefined && progressWords(share)}
          {state.step === 'checking' && uploadWords.checking}
        </span>
        {state.step !== 'checking' && (
          <Button variant="subtle" size="compact-sm" onClick={onDrop}>
            {uploadWords.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
