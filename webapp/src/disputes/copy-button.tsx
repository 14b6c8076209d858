import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import { disputePageMessages } from './messages.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** Selected for the person's own keys where the browser refuses to copy. */
  readonly fieldId: string;
  readonly variant?: 'filled' | 'default';
  readonly children: ReactNode;
}

export function CopyButton({ text, fieldId, variant = 'default', children }: CopyButtonProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      const field = document.getElementById(fieldId);
      field?.focus();
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      setCopied('refused');
    }
  };
  return (
    <Group gap="0.25rem 1rem">
      <Button variant={variant} onClick={() => void copy()}>
        {children}
      </Button>
      <p role="status">
        {copied === 'yes' && (
          <Text component="strong" inherit c="green">
            <Icon name="check" /> {disputePageMessages.copied}
          </Text>
        )}
        {copied === 'refused' && disputePageMessages.copyRefused}
      </p>
    </Group>
  );
}
