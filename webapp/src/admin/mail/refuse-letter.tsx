import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { Paper, Radio } from '@mantine/core';
import { useState } from 'react';
import { AskFirst, callApi } from '#webapp/kit/index.ts';
import type { QueuedMailpiece } from './staff-mail.ts';

type Why = 'address' | 'file' | 'other';

interface RefuseLetterProps {
  readonly mailpiece: QueuedMailpiece;
  readonly onDone: (mailpiece: QueuedMailpiece) => void;
  readonly onCancel: () => void;
}

/** Gives a letter up that can't be mailed, with the reason that its sender is told. */
export function RefuseLetter({ mailpiece, onDone, onCancel }: RefuseLetterProps) {
  const [why, setWhy] = useState<Why>('address');
  const refuse = async (): Promise<string | undefined> => {
    const answer = await callApi(manualMailQueueEndpoints.refuseMailpiece, {
      params: { id: mailpiece.id },
      body: { why },
    });
    if (!answer.ok) return answer.problem.fields?.[0]?.message ?? answer.problem.error;
    onDone(answer.data);
    return undefined;
  };
  return (
    <Paper withBorder p="md" my="xs" maw="34rem" bg="var(--sheet)">
      <Radio.Group
        mb="md"
        label={`Why can’t ${mailpiece.reference} be mailed?`}
        value={why}
        onChange={setWhy}
      >
        <Radio value="address" label="An address" description="USPS does not know it." />
        <Radio value="file" label="The file" description="It can’t be printed." />
        <Radio
          value="other"
          label="Something else"
          description="The sender is asked to write to support."
        />
      </Radio.Group>
      <AskFirst
        question="Give this letter up?"
        action="Give it up"
        busyLabel="Giving it up…"
        keep="Keep it"
        onAction={refuse}
        onKeep={onCancel}
      >
        Its sender gets an email that says what to do, and pays nothing. This can’t be undone.
      </AskFirst>
    </Paper>
  );
}
