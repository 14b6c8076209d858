import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import { Icon, VisuallyHidden } from '#webapp/kit/index.ts';
import { progressWords, sizeWords } from './enclosure-words.ts';
import { type Upload, acceptedFiles } from './upload-queue.ts';
import classes from './documents.module.css';
import { uploadWords, editorMessages } from './messages.tsx';
import { useRef, type ChangeEvent, type RefObject } from 'react';

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
        // The whole bar, quiet, where no share is known anymore.
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

interface AddFilesProps {
  /** What the copies are of, for who can't see where the button stands. */
  readonly of: string;
  readonly another: boolean;
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
  /** For a file that is made ready before it is added, as a photo always is. */
  readonly onEdit?: (file: File) => void;
}

/** A button for the files of the machine, and on phones one that opens the camera. */
export function AddFiles({ of, another, picker, onFiles, onEdit }: AddFilesProps) {
  const camera = useRef<HTMLInputElement>(null);
  const edited = useRef<HTMLInputElement>(null);
  const handOver =
    (on: (files: readonly File[]) => void) =>
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const files = [...(currentTarget.files ?? [])];
      // The same file can be picked again after it was taken out.
      currentTarget.value = '';
      if (files.length > 0) on(files);
    };
  const edit = onEdit && handOver(([file]) => file && onEdit(file));
  const which = <VisuallyHidden>: {of}</VisuallyHidden>;
  return (
    <Group gap="0 0.5rem">
      <Button
        leftSection={<Icon name="plus" />}
        variant={another ? 'subtle' : 'default'}
        onClick={() => picker.current?.click()}
      >
        {another ? uploadWords.addAnother : uploadWords.add}
        {which}
      </Button>
      <span className={classes.camera}>
        <Button
          leftSection={<Icon name="camera" />}
          variant="subtle"
          onClick={() => camera.current?.click()}
        >
          {uploadWords.takePhoto}
          {which}
        </Button>
      </span>
      {edit && (
        <>
          <Button
            leftSection={<Icon name="pen" />}
            variant="subtle"
            onClick={() => edited.current?.click()}
          >
            {editorMessages.start}
            {which}
          </Button>
          <input ref={edited} type="file" hidden accept={acceptedFiles} onChange={edit} />
        </>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={handOver(onFiles)}
      />
      {/* Pictures alone: with a PDF in the list, some phones show their files before the camera. */}
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={edit ?? handOver(onFiles)}
      />
    </Group>
  );
}
