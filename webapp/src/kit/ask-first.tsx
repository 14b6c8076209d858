import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import { FieldError } from './fields.tsx';

interface AskFirstProps {
  /** "Remove this passkey?" */
  readonly question: string;
  /** What follows from it, in a sentence. */
  readonly children?: ReactNode;
  readonly action: string;
  readonly busyLabel: string;
  readonly keep: string;
  /** @returns why it did not work; nothing if it is done */
  readonly onAction: () => Promise<string | undefined>;
  readonly onKeep: () => void;
}

/** Asked once, in the place of the button, before something that can't be brought back. Takes the focus. */
export function AskFirst(props: AskFirstProps) {
  const { question, children, action, busyLabel, keep, onAction, onKeep } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => box.current?.focus(), []);
  const go = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const text = await onAction();
    setBusy(false);
    setTrouble(text);
  };
  return (
    <Stack
      ref={box}
      gap="xs"
      py="0.25rem"
      className="side-line"
      data-tone="trouble"
      role="group"
      aria-label={question}
      tabIndex={-1}
    >
      <p>
        <strong>{question}</strong> {children}
      </p>
      <div role="alert">
        <FieldError id={`${id}-trouble`} error={trouble} />
      </div>
      <Group gap="xs" align="stretch">
        <BusyButton
          variant="filled"
          color="red"
          onClick={() => void go()}
          busyLabel={busy && busyLabel}
        >
          {action}
        </BusyButton>
        <Button variant="subtle" onClick={onKeep}>
          {keep}
        </Button>
      </Group>
    </Stack>
  );
}
