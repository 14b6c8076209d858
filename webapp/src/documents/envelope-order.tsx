import { documentLimits, type StoredDocument } from '@creditfix/shared/documents';
import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Icon, Notice, type IconName } from '#webapp/kit/index.ts';
import { pageWords } from './enclosure-words.ts';
import { pagesOf, type Direction, type Exhibit } from './envelope.ts';
import '@mantine/core/styles/ActionIcon.layer.css';
import classes from './documents.module.css';
import { envelopeMessages } from './messages.tsx';

interface EnvelopeOrderProps {
  readonly exhibits: readonly Exhibit[];
  /** What a copy is called in its row. */
  readonly labelOf: (copy: StoredDocument) => string;
  /** Labels of what the person puts in on paper. */
  readonly onPaper: readonly string[];
  /** True for a copy that no row shows, since the answers have changed: it can only be taken out here. */
  readonly isStray: (copy: StoredDocument) => boolean;
  readonly onMove: (copy: StoredDocument, direction: Direction) => void;
  readonly onTakeOut: (copy: StoredDocument) => void;
}

const HEADING = 'envelope-order-heading';

/** The copies as they will lie behind the letter, with the letters that they bear there. */
export function EnvelopeOrder(props: EnvelopeOrderProps) {
  const { exhibits, labelOf, onPaper, isStray, onMove, onTakeOut } = props;
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  // A row that changes its place takes the focus with it.
  useLayoutEffect(() => {
    const key = pressed.current;
    pressed.current = undefined;
    if (key) list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
  }, [exhibits]);
  if (exhibits.length === 0 && onPaper.length === 0) return null;
  const pages = pagesOf(exhibits);
  const bytes = exhibits.reduce((sum, { copy }) => sum + copy.bytes, 0);
  return (
    <Stack component="section" gap="xs" pt="lg" className="rule-above" aria-labelledby={HEADING}>
      <Title order={3} id={HEADING} size="h3">
        <Icon name="envelope" /> {envelopeMessages.inEnvelope}
      </Title>
      <ol ref={list} className="plain-list">
        {exhibits.map(({ letter, copy }, index) => {
          const button = (direction: Direction, icon: IconName, off: boolean) => (
            <ActionIcon
              variant="subtle"
              size="2.75rem"
              data-key={`${copy.id} ${direction}`}
              aria-label={envelopeMessages.move[direction](labelOf(copy))}
              aria-disabled={off || undefined}
              mod={{ disabled: off }}
              onClick={() => {
                if (off) return;
                pressed.current = `${copy.id} ${direction}`;
                onMove(copy, direction);
              }}
            >
              <Icon name={icon} />
            </ActionIcon>
          );
          return (
            <Group
              component="li"
              key={copy.id}
              wrap="nowrap"
              gap="0.25rem"
              mih="3rem"
              className="rule-below"
            >
              <span className={classes.letter}>{letter}</span>
              <Text span flex="1" miw={0} lh={1.35}>
                {labelOf(copy)},{' '}
                <Text span c="dimmed" size="sm" className="nowrap">
                  {pageWords(copy.pages)}
                </Text>
              </Text>
              {isStray(copy) && (
                <ActionIcon
                  variant="subtle"
                  size="2.75rem"
                  aria-label={envelopeMessages.remove(labelOf(copy))}
                  onClick={() => onTakeOut(copy)}
                >
                  <Icon name="close" />
                </ActionIcon>
              )}
              {exhibits.length > 1 && button('up', 'up', index === 0)}
              {exhibits.length > 1 && button('down', 'down', index === exhibits.length - 1)}
            </Group>
          );
        })}
      </ol>
      {onPaper.length > 0 && (
        <Text c="dimmed" size="sm">
          {envelopeMessages.paperList(onPaper.join('; '))}
        </Text>
      )}
      {exhibits.length > 0 && (
        <Text c="dimmed" size="sm">
          {envelopeMessages.behindLetter(exhibits.length, pageWords(pages))}
        </Text>
      )}
      {pages > documentLimits.pagesPerLetter && (
        <Notice tone="warning" title={envelopeMessages.tooManyPages(pages)} live>
          <p>{envelopeMessages.tooManyPagesAbout}</p>
        </Notice>
      )}
      {pages <= documentLimits.pagesPerLetter && bytes > documentLimits.bytesPerLetter && (
        <Notice tone="warning" title={envelopeMessages.tooLarge} live>
          <p>{envelopeMessages.tooLargeAbout}</p>
        </Notice>
      )}
    </Stack>
  );
}
