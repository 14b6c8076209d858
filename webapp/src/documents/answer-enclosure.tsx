import type { StoredDocument } from '@creditfix/shared/documents';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FieldGroup, Optional, VisuallyHidden } from '#webapp/kit/index.ts';
import { limitWords, pageWords } from './enclosure-words.ts';
import { sendEnclosure } from './documents.queries.ts';
import { Thumbnail } from './enclosure-sheet.tsx';
import { UploadLine, AddFiles } from './upload-line.tsx';
import { UploadQueue, isOnItsWay, type Upload } from './upload-queue.ts';
import { answerWords } from './messages.tsx';

interface AnswerEnclosureProps {
  /** Who answered: it decides what the copy is called among the person's papers. */
  readonly from: 'company' | 'bureau';
  readonly onCopy: (documentId: string | undefined) => void;
  readonly onSending: (sending: boolean) => void;
}

const kinds = { company: 'creditor_letter', bureau: 'other_papers' } as const;

/** A copy of an answer that came in the mail, kept with the other copies. One file. */
export function AnswerEnclosure({ from, onCopy, onSending }: AnswerEnclosureProps) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [copy, setEnclosure] = useState<StoredDocument>();
  const picker = useRef<HTMLInputElement>(null);
  const [queue] = useState(
    () => new UploadQueue({ send: sendEnclosure, onChange: setUploads, onStored: setEnclosure }),
  );
  const sending = uploads.some(isOnItsWay);
  useEffect(() => onSending(sending), [sending, onSending]);
  const stored = copy?.id;
  // The parent passes a new function on every render, so only a change of the file may trigger the call.
  const tell = useRef(onCopy);
  useEffect(() => {
    tell.current = onCopy;
  });
  useEffect(() => tell.current(stored), [stored]);
  return (
    <FieldGroup label={<Optional>{answerWords.label}</Optional>} description={limitWords}>
      {copy && (
        <Group wrap="nowrap">
          <Thumbnail copy={copy} />
          <p>
            {answerWords.added(pageWords(copy.pages))}
            <br />
            <Button variant="subtle" size="compact-sm" onClick={() => setEnclosure(undefined)}>
              {answerWords.leaveOut}
              <VisuallyHidden>: {answerWords.which}</VisuallyHidden>
            </Button>
          </p>
        </Group>
      )}
      {uploads.map((upload) => (
        <UploadLine
          key={upload.id}
          upload={upload}
          onDrop={() => queue.drop(upload.id)}
          onRetry={() => queue.retry(upload.id)}
          onChooseAnother={() => queue.drop(upload.id)}
        />
      ))}
      {!copy && uploads.length === 0 && (
        <AddFiles
          of={answerWords.of}
          another={false}
          picker={picker}
          onFiles={(files) => queue.add(kinds[from], files.slice(0, 1))}
        />
      )}
    </FieldGroup>
  );
}
