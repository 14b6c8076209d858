import type { ModelPreview } from '@creditfix/shared/letters';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import { OutgoingTexts } from './outgoing-texts.tsx';

interface ModelOfferProps {
  /** Of the heading, which names the section. */
  readonly id: string;
  readonly title: string;
  /** Its lines above and below. */
  readonly className: string;
  /** Changes whenever something else is there to be read or done. */
  readonly stage: string;
  /** What would be sent, while the person is asked about it. */
  readonly asking: { readonly preview: ModelPreview; readonly changed: boolean } | undefined;
  /** What is being waited for; empty if nothing is. */
  readonly busy: string;
  /** The same as it is heard, where that differs: a count would be read again and again. */
  readonly busyHeard?: string;
  /** What came of it; empty while nothing has. */
  readonly told: string;
  readonly toldQuietly?: boolean;
  /** What came of it as it is heard, where more is to be said. */
  readonly toldHeard?: string;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  readonly words: {
    readonly cancel: string;
    /** How the person says no to what would be sent. */
    readonly no: string;
  };
  /** What there is while nothing is asked or waited for: the offer itself, or what was made. */
  readonly children: ReactNode;
}

/** One offer of a language model's help: what it is, what would be sent, the wait for it with a way out, and what came of it. */
export function ModelOffer(props: ModelOfferProps) {
  const { id, title, className, stage, asking, busy, told, words, onSend, onCancel } = props;
  const { busyHeard = busy, toldHeard = told, toldQuietly = false, children } = props;
  const card = useKeptFocus(stage);
  return (
    <section ref={card} tabIndex={-1} aria-labelledby={id}>
      <Stack gap="sm" align="flex-start" maw="48rem" py="md" className={className}>
        <h3 id={id}>{title}</h3>
        {asking && (
          <OutgoingTexts
            preview={asking.preview}
            changed={asking.changed}
            keep={words.no}
            onSend={onSend}
            onKeep={onCancel}
          />
        )}
        {busy !== '' && (
          <Group gap="0 1rem" className="tabular">
            <p aria-hidden="true">{busy}</p>
            <Button variant="subtle" onClick={onCancel}>
              {words.cancel}
            </Button>
          </Group>
        )}
        {told !== '' && (
          <Text maw="var(--measure)" {...(toldQuietly ? { c: 'dimmed' } : {})}>
            {told}
          </Text>
        )}
        {!asking && busy === '' && children}
        <VisuallyHidden role="status">{busyHeard || toldHeard}</VisuallyHidden>
      </Stack>
    </section>
  );
}

/** The control that was used goes away with its action; the focus stays with the card, unless the person went elsewhere. */
function useKeptFocus(stage: string) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [stage]);
  return card;
}
