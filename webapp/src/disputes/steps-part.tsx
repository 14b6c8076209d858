import type { Dispute } from '@creditfix/shared/disputes';
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import { disputePageMessages } from './messages.tsx';
import { lawWords, newestRound } from './dispute-words.ts';
import { StepAction } from './step-action.tsx';
import { actionOf, firstAction } from './step-actions.ts';

interface StepsPartProps {
  readonly dispute: Dispute;
  readonly onNote: () => void;
  readonly onComplain: () => void;
}

/** What can come next, the best first: why, the law, and one action each. */
export function StepsPart({ dispute, onNote, onComplain }: StepsPartProps) {
  const { id, nextSteps } = dispute;
  const { letterId, pieceId: mailpieceId } = newestRound(dispute);
  const [first, ...others] = nextSteps;
  if (!first) return null;
  const main = firstAction(nextSteps);
  const action = (step: typeof first) => (
    <StepAction
      step={step.step}
      disputeId={id}
      letterId={step.letterId ?? letterId}
      pieceId={mailpieceId}
      variant={step === main && step === first ? 'filled' : 'default'}
      onNote={onNote}
      onComplain={onComplain}
    />
  );
  return (
    <section aria-labelledby="next-heading">
      <Title order={2} id="next-heading" mb="xs" tabIndex={-1}>
        {disputePageMessages.steps.heading}
      </Title>
      <Step step={first} main>
        {action(first)}
      </Step>
      {nextSteps.some(({ isLetter }) => isLetter) && (
        <Text maw="var(--measure)" mt="xs" c="dimmed" size="sm">
          {disputePageMessages.steps.counts}
        </Text>
      )}
      {others.length > 0 && (
        <Box
          component="ul"
          mt="md"
          className="plain-list rule-above"
          aria-label={disputePageMessages.steps.others}
        >
          {others.map((step) => (
            <li key={step.step} className="rule-below">
              <Step step={step}>{action(step)}</Step>
            </li>
          ))}
        </Box>
      )}
    </section>
  );
}

interface StepProps {
  readonly step: Dispute['nextSteps'][number];
  readonly main?: boolean;
  readonly children: ReactNode;
}

function Step({ step: { step, title, why, law }, main, children }: StepProps) {
  return (
    <Group
      justify="space-between"
      align="flex-start"
      my="md"
      className={main ? 'side-line' : undefined}
      data-tone={main ? 'done' : undefined}
    >
      <Stack gap="0.25rem" flex={main ? '1 1 100%' : '1 1 20rem'} maw="var(--measure)">
        <Title order={3} {...(main ? { size: 'h3' } : { ff: 'text', fz: 'md', lh: 1.4 })}>
          {main && !actionOf(step) && (
            <>
              <Icon name="check" />{' '}
            </>
          )}
          {title}
        </Title>
        <p>{why}</p>
        {law && (
          <Text c="dimmed" size="sm">
            {lawWords(law)}
          </Text>
        )}
      </Stack>
      {actionOf(step) && <div className="full-on-phone">{children}</div>}
    </Group>
  );
}
