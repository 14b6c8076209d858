import type { Draft } from '@creditfix/shared/letters';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  Answered,
  dayWords,
  Icon,
  Notice,
  useKeptFocus,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { draftWords } from './letter-row-words.ts';
import { useDrafts } from './letters.queries.ts';
import { letterListMessages } from './messages.tsx';

/** What is unfinished: go on with it, throw it away, bring it back. */
export function DraftsPart({ onCount }: { readonly onCount: (drafts: number) => void }) {
  const { answer, deleted, trouble, deleteDraft, undoDelete } = useDrafts(onCount);
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} aria-labelledby="drafts-heading">
      <Stack gap="xs">
        <h2 id="drafts-heading">{letterListMessages.drafts}</h2>
        {deleted && (
          <Notice tone="info" title={letterListMessages.draftDeleted} live>
            <Button variant="subtle" onClick={() => void undoDelete()}>
              {letterListMessages.undo}
            </Button>
          </Notice>
        )}
        {trouble && (
          <Notice tone="error" title={letterListMessages.didNotWork}>
            <p>{trouble}</p>
          </Notice>
        )}
        <Answered answer={answer} what={letterListMessages.yourDrafts}>
          {({ drafts }) =>
            drafts.length === 0 ? (
              <p>{letterListMessages.noDrafts}</p>
            ) : (
              <ul className="plain-list rule-above">
                {drafts.map((draft) => (
                  <DraftRow key={draft.id} draft={draft} onDelete={() => void deleteDraft(draft)} />
                ))}
              </ul>
            )
          }
        </Answered>
      </Stack>
    </section>
  );
}

/** One unfinished letter: go on with it or throw it away. */
function DraftRow({ draft, onDelete }: { readonly draft: Draft; readonly onDelete: () => void }) {
  const { name, about } = draftWords(draft.content);
  const hiddenName = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <Group
      component="li"
      gap="0.5rem 1.5rem"
      justify="space-between"
      py="md"
      className="rule-below"
    >
      <Box flex="1 1 18rem" miw={0}>
        <Text fw={600} className="anywhere">
          {name}
        </Text>
        <Text c="dimmed" size="sm">
          {letterListMessages.lastChanged(about, dayWords(draft.updatedAt), draft.content.step)}
        </Text>
      </Box>
      <Group gap="xs">
        <Button component={Link} to={`/generate-letter?draft=${draft.id}`}>
          {letterListMessages.goOn(hiddenName)}
        </Button>
        <Button variant="subtle" leftSection={<Icon name="bin" />} onClick={onDelete}>
          {letterListMessages.delete(hiddenName)}
        </Button>
      </Group>
    </Group>
  );
}
