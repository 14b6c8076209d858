import { enclosureLabel } from '@creditfix/shared/documents';
import { Button, Notice } from '#webapp/kit/index.ts';
import { words } from './letter-notices.words.ts';

interface MissingFilesProps {
  /** What the letter lists beside its exhibits. */
  readonly enclosures: readonly string[];
  readonly onUpload: () => void;
}

/** Before signing: what the letter lists and nobody uploaded goes with a letter that the person mails, never with one that we mail. */
export function MissingFiles({ enclosures, onUpload }: MissingFilesProps) {
  if (enclosures.length === 0) return null;
  return (
    <Notice tone="info" title={words.filesMissing(enclosures.length)}>
      <ul>
        {enclosures.map((line) => (
          <li key={line}>{enclosureLabel(line)}</li>
        ))}
      </ul>
      <p>{words.filesMissingText}</p>
      <Button look="plain" onClick={onUpload}>
        {words.uploadFiles}
      </Button>
    </Notice>
  );
}
