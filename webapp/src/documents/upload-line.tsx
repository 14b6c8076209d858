import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import { Icon } from '#webapp/kit/index.ts';
import { progressWords, sizeWords } from './copy-words.ts';
import type { Upload } from './upload-queue.ts';
import '@mantine/core/styles/Progress.layer.css';
import classes from './documents.module.css';
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
      <Paper radius="md" p="0.625rem 0.875rem" fz="sm" className={classes.failed} role="alert">
        <Text c="red" fw={600} size="sm" className="anywhere">
          <Icon name="stop" label={uploadWords.notAdded} /> {name}
        </Text>
        <p>{state.text}</p>
        <Group gap="0 0.5rem" ms="-0.375rem">
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
        </Group>
      </Paper>
    );
  }
  const share = state.step === 'sending' ? state.share : undefined;
  return (
    <Paper radius="md" p="0.625rem 0.875rem" fz="sm">
      <Text fw={600} size="sm" className="anywhere" id={`${id}-name`}>
        {name}{' '}
        <Text span inherit c="dimmed" fw={400} className="tabular">
          ({sizeWords(bytes)})
        </Text>
      </Text>
      {state.step !== 'waiting' && (
        // The whole bar, quiet, where no share is known any more.
        <Progress.Root my="0.25rem">
          <Progress.Section
            value={share === undefined ? 100 : Math.round(share * 100)}
            color={share === undefined ? 'var(--green-wash)' : 'var(--green-fill)'}
            aria-labelledby={`${id}-name`}
            withAria={share !== undefined}
            role="progressbar"
          />
        </Progress.Root>
      )}
      <Group gap="0 0.5rem" justify="space-between">
        <Text span inherit c="dimmed" fw={400} className="tabular">
          {state.step === 'waiting' && uploadWords.waiting}
          {share !== undefined && progressWords(share)}
          {state.step === 'checking' && uploadWords.checking}
        </Text>
        {state.step !== 'checking' && (
          <Button variant="subtle" size="compact-sm" onClick={onDrop}>
            {uploadWords.cancel}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
