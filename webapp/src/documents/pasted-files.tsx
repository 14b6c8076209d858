import { isEnclosure, type Enclosure } from '@creditfix/shared/documents';
import { Button, Group, NativeSelect, Paper, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { onText, usePastedFiles } from '#webapp/kit/index.ts';
import type { OfferedKind } from './envelope.ts';
import { envelopeMessages } from './messages.tsx';

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
    else setFault(envelopeMessages.chooseFault);
  };
  return (
    <Paper radius="md" p="md" role="group" aria-label={envelopeMessages.pasted}>
      <Stack>
        <NativeSelect
          ref={field}
          label={envelopeMessages.pastedAsk}
          value={kind}
          onChange={onText(setKind)}
          error={fault}
          data={[
            { value: '', label: envelopeMessages.chooseOne },
            ...kinds.map((one) => ({ value: one.kind, label: one.label })),
          ]}
        />
        <Group align="stretch">
          <Button onClick={add}>{envelopeMessages.addIt}</Button>
          <Button variant="subtle" onClick={onForget}>
            {envelopeMessages.leaveOut}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
