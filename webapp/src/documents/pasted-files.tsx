import { isEnclosure, type Enclosure } from '@creditfix/shared/documents';
import { useEffect, useRef, useState } from 'react';
import { Button, SelectField } from '#webapp/kit/index.ts';
import type { OfferedKind } from './envelope-desk.ts';
import classes from './pasted-files.module.css';
import { usePastedFiles } from './use-dropped-files.ts';
import { words } from './envelope.words.tsx';

interface PastedFilesProps {
  readonly kinds: readonly OfferedKind[];
  readonly onFiles: (kind: Enclosure, files: readonly File[]) => void;
}

/** What is pasted goes to the row that is in use. If none is, the person is asked what it is a copy of. */
export function PastedFiles({ kinds, onFiles }: PastedFilesProps) {
  const [pasted, setPasted] = useState<readonly File[]>();
  usePastedFiles((files) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-kind]')?.dataset['kind'];
    if (row !== undefined && isEnclosure(row)) onFiles(row, files);
    else setPasted(files);
  });
  if (!pasted) return null;
  const choose = (kind: Enclosure) => {
    setPasted(undefined);
    onFiles(kind, pasted);
  };
  return <KindQuestion kinds={kinds} onChoose={choose} onForget={() => setPasted(undefined)} />;
}

interface KindQuestionProps {
  readonly kinds: readonly OfferedKind[];
  readonly onChoose: (kind: Enclosure) => void;
  readonly onForget: () => void;
}

function KindQuestion({ kinds, onChoose, onForget }: KindQuestionProps) {
  const field = useRef<HTMLSelectElement>(null);
  const [kind, setKind] = useState('');
  const [fault, setFault] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  const add = () => {
    if (isEnclosure(kind)) onChoose(kind);
    else setFault(words.chooseFault);
  };
  return (
    <div className={classes.pasted} role="group" aria-label={words.pasted}>
      <SelectField
        ref={field}
        label={words.pastedAsk}
        placeholder={words.chooseOne}
        value={kind}
        onChange={setKind}
        error={fault}
        options={kinds.map((one) => ({ value: one.kind, label: one.label }))}
      />
      <div className={classes.answers}>
        <Button onClick={add}>{words.addIt}</Button>
        <Button look="plain" onClick={onForget}>
          {words.leaveOut}
        </Button>
      </div>
    </div>
  );
}
