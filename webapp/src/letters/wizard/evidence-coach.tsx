import { isEnclosure, type Enclosure } from '@creditfix/shared/documents';
import { evidenceFor, purposeOf, type PaperAdvice, type Question } from '@creditfix/shared/letters';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Icon, VisuallyHidden } from '#webapp/kit/index.ts';
import type { LetterForm } from '../letter-form.ts';
import { aboutItem } from '../letter-request.ts';
import { evidenceCoachMessages as words } from '../messages.tsx';

interface EvidenceCoachProps {
  readonly form: LetterForm;
  readonly item: number;
  /** The question about copies, as it is asked now. */
  readonly question: Question;
  readonly ticked: readonly Enclosure[];
}

/** More than two at once and nobody reads them. */
const AT_ONCE = 2;

/** Which papers help this letter, the best first, what to black out on each, and what to do without them. */
export function EvidenceCoach({ form, item, question, ticked }: EvidenceCoachProps) {
  const heading = useId();
  const about = aboutItem(form, item);
  const options = question.options ?? [];
  const evidence =
    about &&
    evidenceFor(
      purposeOf(about),
      form.recipient,
      options.map(({ value }) => value).filter(isEnclosure),
    );
  if (!evidence) return null;
  const { papers, notNeeded } = evidence;
  const labelOf = (kind: Enclosure) => options.find(({ value }) => value === kind)?.label ?? '';
  const rows = (list: readonly PaperAdvice[]) => (
    <Stack component="ul" gap="md" className="plain-list">
      {list.map((paper) => (
        <PaperRow
          key={paper.kind}
          paper={paper}
          label={labelOf(paper.kind)}
          isThere={ticked.includes(paper.kind)}
        />
      ))}
    </Stack>
  );
  const others = papers.slice(AT_ONCE);
  return (
    <Paper component="section" radius="md" p="md" my="sm" aria-labelledby={heading}>
      <Stack gap="sm">
        <Title order={3} id={heading} size="h4">
          {words.heading}
        </Title>
        {rows(papers.slice(0, AT_ONCE))}
        <div>
          {others.length > 0 && (
            <details>
              <summary>{words.others(others.length)}</summary>
              {rows(others)}
            </details>
          )}
          {papers.length > 0 && (
            <details>
              <summary>{words.none}</summary>
              <Stack component="ul" gap="sm" className="plain-list" fz="sm">
                {papers.map(({ kind, missing }) => (
                  <li key={kind}>
                    <strong>{labelOf(kind)}:</strong> {missing}
                  </li>
                ))}
              </Stack>
            </details>
          )}
        </div>
        <Text size="sm" c="dimmed">
          <strong>{words.notNeeded}</strong> {notNeeded.join(' ')}
        </Text>
      </Stack>
    </Paper>
  );
}

interface PaperRowProps {
  readonly paper: PaperAdvice;
  readonly label: string;
  readonly isThere: boolean;
}

function PaperRow({ paper: { kind, shows, cover }, label, isThere }: PaperRowProps) {
  return (
    <li>
      <Group justify="space-between" gap="0 0.5rem" wrap="nowrap" align="baseline">
        <Text fw={600} lh={1.35}>
          {label}
        </Text>
        {isThere ? (
          <Text span size="sm" c="green" className="nowrap">
            <Icon name="check" /> {words.isThere}
          </Text>
        ) : (
          <Button variant="subtle" size="compact-sm" flex="none" onClick={() => leadTo(kind)}>
            {words.add}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
        )}
      </Group>
      <Text size="sm">{shows}</Text>
      <Text size="sm" c="dimmed">
        {words.cover} {cover}
      </Text>
    </li>
  );
}

/** To the row in which copies of this kind are added; the documents feature draws it below, once its code is here. */
function leadTo(kind: Enclosure): void {
  const find = () => document.querySelector<HTMLElement>(`[data-kind="${kind}"]`);
  const lead = (row: HTMLElement) => {
    row.scrollIntoView({ block: 'center' });
    row.querySelector('button')?.focus({ preventScroll: true });
  };
  const row = find();
  if (row) return lead(row);
  const drawn = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    drawn.disconnect();
    lead(late);
  });
  drawn.observe(document.body, { childList: true, subtree: true });
}
