import type { ModelPreview } from '@creditfix/shared/letters';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import { polishMessages } from '../messages.tsx';
import classes from './outgoing-texts.module.css';

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
export function OutgoingTexts({ preview, changed, onSend, onKeep, keep }: OutgoingTextsProps) {
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
