import { Button, Group } from '@mantine/core';
import { useRef, type ChangeEvent, type RefObject } from 'react';
import { Icon, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './documents.module.css';
import { acceptedFiles } from './upload-queue.ts';
import { blackoutMessages, uploadWords } from './messages.tsx';

interface AddFilesProps {
  /** What the copies are of, for who can't see where the button stands. */
  readonly of: string;
  readonly another: boolean;
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
  /** For a file of which parts are blacked out before it is added. */
  readonly onBlackOut?: (file: File) => void;
}

/** A button for the files of the machine, and on phones one that opens the camera. */
export function AddFiles({ of, another, picker, onFiles, onBlackOut }: AddFilesProps) {
  const camera = useRef<HTMLInputElement>(null);
  const covered = useRef<HTMLInputElement>(null);
  const picked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be picked again after it was taken out.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
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
      {onBlackOut && (
        <>
          <Button
            leftSection={<Icon name="pen" />}
            variant="subtle"
            onClick={() => covered.current?.click()}
          >
            {blackoutMessages.start}
            {which}
          </Button>
          <input
            ref={covered}
            type="file"
            hidden
            accept={acceptedFiles}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (file) onBlackOut(file);
            }}
          />
        </>
      )}
      <input ref={picker} type="file" hidden multiple accept={acceptedFiles} onChange={picked} />
      {/* Pictures alone: with a PDF in the list, some phones show their files before the camera. */}
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={picked}
      />
    </Group>
  );
}
