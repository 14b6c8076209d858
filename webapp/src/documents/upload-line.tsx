import { Icon } from '#webapp/kit/index.ts';
import { progressWords, sizeWords } from './copy-words.ts';
import { QuietButton } from './quiet-button.tsx';
import type { Upload } from './upload-queue.ts';
import classes from './upload-line.module.css';

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
          <Icon name="stop" label="Not added:" /> {name}
        </p>
        <p>{state.text}</p>
        <div className={classes.deeds}>
          {state.again ? (
            <QuietButton onClick={onRetry}>Try again</QuietButton>
          ) : (
            <QuietButton onClick={onChooseAnother}>Choose another file</QuietButton>
          )}
          <QuietButton onClick={onDrop}>Leave it out</QuietButton>
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
      <div className={classes.deeds}>
        <span className={classes.muted}>
          {state.step === 'waiting' && 'Waiting for the file before it'}
          {share !== undefined && progressWords(share)}
          {state.step === 'checking' && 'Checking the file and taking out hidden data…'}
        </span>
        {state.step !== 'checking' && <QuietButton onClick={onDrop}>Cancel</QuietButton>}
      </div>
    </div>
  );
}
