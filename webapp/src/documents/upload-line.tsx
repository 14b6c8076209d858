import { Icon } from '#webapp/kit/index.ts';
import { progressWords, sizeWords } from './copy-words.ts';
import { QuietButton } from './quiet-button.tsx';
import type { Upload } from './upload-queue.ts';
import classes from './upload-line.module.css';
import { uploadWords as words } from './copies.words.ts';

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
          <Icon name="stop" label={words.notAdded} /> {name}
        </p>
        <p>{state.text}</p>
        <div className={classes.deeds}>
          {state.again ? (
            <QuietButton onClick={onRetry}>{words.tryAgain}</QuietButton>
          ) : (
            <QuietButton onClick={onChooseAnother}>{words.chooseAnother}</QuietButton>
          )}
          <QuietButton onClick={onDrop}>{words.leaveOut}</QuietButton>
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
          {state.step === 'waiting' && words.waiting}
          {share !== undefined && progressWords(share)}
          {state.step === 'checking' && words.checking}
        </span>
        {state.step !== 'checking' && <QuietButton onClick={onDrop}>{words.cancel}</QuietButton>}
      </div>
    </div>
  );
}
