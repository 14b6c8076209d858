import type { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { disputeReasonLabels } from '@creditfix/shared/letters';
import { Group, Stack, Text } from '@mantine/core';
import { dateWords, dayWords, momentWords, StatusTag } from '#webapp/kit/index.ts';
import { Below, Quiet } from '../words.tsx';
import { StaffTable } from './staff-table.tsx';

type Everything = DataOf<typeof adminListEndpoints.adminUser>;
type Draft = Everything['drafts'][number];

/** What the steps of the generator are called on the person's own screen. */
const STEPS = ['Personal Info', 'Dispute Details', 'Signature', 'Delivery', 'Complete'] as const;

/** How far somebody is with what they are writing. */
export function DraftsPart({ drafts }: { readonly drafts: readonly Draft[] }) {
  return (
    <StaffTable
      name="Drafts"
      columns={draftColumns}
      rows={drafts}
      empty="No letter is being written."
    />
  );
}

const draftColumns = [
  {
    head: 'How far',
    cell: ({ step, isRead }: Draft) => (
      <>
        Step {step} of {STEPS.length}: {STEPS[step - 1]}
        {isRead && <Below>has read the letter, not signed yet</Below>}
      </>
    ),
  },
  { head: 'About', cell: ({ about }: Draft) => about ?? '' },
  { head: 'Begun', short: true, cell: ({ startedAt }: Draft) => momentWords(startedAt) },
  { head: 'Last saved', short: true, cell: ({ savedAt }: Draft) => momentWords(savedAt) },
] as const;

type ListedDispute = Everything['disputes'][number];
type Round = ListedDispute['rounds'][number];

/** What somebody disputes, and day by day what became of it. */
export function DisputesPart({ disputes }: { readonly disputes: readonly ListedDispute[] }) {
  if (disputes.length === 0)
    return (
      <Quiet py="0.75rem" className="rule-above rule-below">
        No disputes yet.
      </Quiet>
    );
  return (
    <Stack component="ul" gap={0} className="plain-list rule-below" aria-label="Disputes">
      {disputes.map((dispute) => (
        <OneDispute key={dispute.id} dispute={dispute} />
      ))}
    </Stack>
  );
}

function OneDispute({ dispute }: { readonly dispute: ListedDispute }) {
  const { item, reason, openedAt, resolvedAt, rounds } = dispute;
  return (
    <Stack component="li" gap="xs" py="0.75rem" className="rule-above">
      <Group gap="0.25rem 0.75rem">
        <Text span fw={600} className="anywhere">
          {item ?? disputeReasonLabels[reason]}
        </Text>
        <StatusTag tone={resolvedAt ? 'done' : 'moving'}>
          {resolvedAt ? `Settled ${dayWords(resolvedAt)}` : 'Open'}
        </StatusTag>
        {item && <Quiet span>{disputeReasonLabels[reason]}</Quiet>}
        <Quiet span>since {dayWords(openedAt)}</Quiet>
      </Group>
      <Stack component="ol" gap="0.125rem" className="plain-list" aria-label="Day by day">
        {rounds.flatMap(daysOf).map(({ day, what }) => (
          <Group component="li" key={`${day} ${what}`} gap="0 0.75rem" wrap="nowrap" align="start">
            <Quiet span miw="8.5rem" className="nowrap tabular">
              {day}
            </Quiet>
            <Text span size="sm">
              {what}
            </Text>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}

/** The days of one letter and of the answer to it, in their order. */
function daysOf(round: Round): readonly { readonly day: string; readonly what: string }[] {
  const { reference, recipient, target, signedAt, mailedOn, receivedOn, dueOn } = round;
  const { outcome, outcomeOn } = round;
  const to = target ?? `a ${recipient.replaceAll('_', ' ')}`;
  const noted = outcome && outcome.replaceAll('_', ' ');
  return [
    { day: dayWords(signedAt), what: `Letter ${reference} to ${to} signed` },
    ...(mailedOn ? [{ day: dateWords(mailedOn), what: `${reference} mailed` }] : []),
    ...(receivedOn ? [{ day: dateWords(receivedOn), what: `${reference} received` }] : []),
    ...(dueOn && !outcome ? [{ day: dateWords(dueOn), what: `Answer from ${to} due` }] : []),
    ...(!dueOn && !outcome ? [{ day: 'No day yet', what: `Answer from ${to}` }] : []),
    ...(noted
      ? [{ day: outcomeOn ? dateWords(outcomeOn) : 'Day not given', what: `${to}: ${noted}` }]
      : []),
  ];
}
