import type { ModelPreview } from '@creditfix/shared/letters';
import { Button, Group, Stack, Text, Paper, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import { polishMessages } from '../messages.tsx';
import classes from './outgoing-texts.module.css';

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

interface OutgoingTextsProps {
  readonly preview: ModelPreview;
  /** What was shown before is not what would be sent now. */
  readonly changed: boolean;
  readonly onSend: () => void;
  readonly onKeep: () => void;
  /** How the person says no. */
  readonly keep: string;
}

/** What a language model would be sent, to the letter, with what stays here; and the choice to send it or not. */
function OutgoingTexts({ preview, changed, onSend, onKeep, keep }: OutgoingTextsProps) {
  const { texts, host, model, instructions } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  const hidden = new Map(
    texts.flatMap(({ pieces }) =>
      pieces.flatMap(({ sent, hides }) => (hides === null ? [] : [[sent, hides] as const])),
    ),
  );
  const out = polishMessages.outgoing;
  return (
    <Stack component="section" gap="sm" w="100%" aria-labelledby="outgoing-heading">
      <Title order={4} id="outgoing-heading" ref={heading} tabIndex={-1} ff="text" fz="1.05rem">
        {out.title}
      </Title>
      {changed && <p role="alert">{out.changed}</p>}
      <Text maw="var(--measure)" c="dimmed">
        {out.toWhom(host ?? '', model ?? '')}
      </Text>
      {texts.map(({ key, about, pieces }, index) => (
        <Paper key={key} component="figure" variant="sheet" p="1rem clamp(1rem,4vw,1.75rem)">
          {texts.length > 1 && (
            <Text component="figcaption" mb="0.25rem" c="dimmed" size="sm">
              {polishMessages.changes.textOf(index + 1, texts.length)}
            </Text>
          )}
          {about !== null && (
            <Text mb="xs" c="dimmed" size="sm" lang="en" translate="no">
              {about}
            </Text>
          )}
          <p className={classes.words} translate="no">
            {pieces.map(({ sent, hides }, place) =>
              hides === null ? sent : <Mark key={place} sent={sent} hides={hides} />,
            )}
          </p>
        </Paper>
      ))}
      <Text maw="var(--measure)" c="dimmed" size="sm">
        {hidden.size > 0 ? out.marks : out.noMarks}
      </Text>
      <details>
        <summary>{out.instructions}</summary>
        <Text
          maw="var(--measure)"
          c="dimmed"
          size="sm"
          style={{ whiteSpace: 'pre-line' }}
          lang="en"
          translate="no"
        >
          {instructions}
        </Text>
      </details>
      <Group gap="0.75rem 1rem" align="stretch">
        <Button variant="filled" onClick={onSend}>
          {out.send}
        </Button>
        <Button onClick={onKeep}>{keep}</Button>
      </Group>
    </Stack>
  );
}

/** The mark goes out; the words beside it are for the person alone. */
function Mark({ sent, hides }: { readonly sent: string; readonly hides: string }) {
  return (
    <span className={classes.mark}>
      <Text span inherit fw={600} className="tabular">
        {sent}
      </Text>
      <VisuallyHidden>{` ${polishMessages.outgoing.standsFor} `}</VisuallyHidden>
      <Text span inherit ms="0.4em" c="dimmed" td="line-through">
        {hides}
      </Text>
    </span>
  );
}
