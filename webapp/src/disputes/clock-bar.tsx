import type { Dispute } from '@creditfix/shared/disputes';
import { Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import {
  dayWords,
  lawWords,
  lengthWords,
  paceWords,
  runningClock,
  toneOf,
  today,
} from './dispute-words.ts';
import { disputesMessages } from './messages.tsx';

interface ClockBarProps {
  readonly dispute: Pick<Dispute, 'state' | 'rounds' | 'decidingRound' | 'nextSteps'>;
  /** With what the law says about it. */
  readonly large?: boolean;
}

/** How much of the time for an answer has passed, in words first; a time that is over needs no bar. Nothing where no time runs. */
export function ClockBar({ dispute, large = false }: ClockBarProps) {
  const clock = runningClock(dispute);
  if (!clock) return null;
  const isOver = today() > clock.dueOn;
  // Where the step right below it rests on the same law, it is said there.
  const saysLaw = dispute.nextSteps[0]?.law !== clock.law;
  const due = dayWords(clock.dueOn, today());
  return (
    <Stack gap="0.375rem">
      <Text
        {...(large && { ff: 'heading', fz: 'h3', lh: 1.3 })}
        c={isOver ? 'red' : 'inherit'}
        className="tabular"
      >
        {isOver
          ? disputesMessages.clock.over(paceWords(clock), due)
          : disputesMessages.clock.due(paceWords(clock), due)}
      </Text>
      {!isOver && (
        <Progress
          value={Math.round(clock.progress * 100)}
          size={large ? 'md' : 'sm'}
          color={toneOf(dispute) === 'soon' ? 'var(--amber)' : 'var(--green)'}
          aria-hidden
        />
      )}
      {large && (
        <Text maw="var(--measure)" c="dimmed" size="sm">
          {lengthWords(clock)} {saysLaw && lawWords(clock.law)}
        </Text>
      )}
    </Stack>
  );
}
