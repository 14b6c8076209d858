import type { PlanSummary } from '@creditfix/shared/billing';
import { Group, Text } from '@mantine/core';
import { Icon } from '#webapp/kit/index.ts';
import classes from './billing.module.css';
import { leftWords, planRenewsWords, renewsWords } from './plan-words.ts';

interface LettersLeftProps {
  readonly plan: PlanSummary;
  /** False if the plan's name stands above it already. */
  readonly named?: boolean;
}

/** What is left, as a count and as that many sheets. */
export function LettersLeft({ plan, named = true }: LettersLeftProps) {
  const { limit, left } = plan.allowance;
  return (
    <Group wrap="nowrap">
      <span className={classes.sheets} aria-hidden>
        {Array.from({ length: limit }, (_, index) => (
          <span key={index} data-used={index >= left || undefined}>
            <Icon name="sheet" />
          </span>
        ))}
      </span>
      <p>
        <Text
          component="strong"
          display="block"
          ff="heading"
          fz="h3"
          fw={600}
          lh={1.25}
          className="tabular"
        >
          {leftWords(plan.allowance)}
        </Text>{' '}
        <Text span inherit c="dimmed">
          {named ? planRenewsWords(plan) : renewsWords(plan)}
        </Text>
      </p>
    </Group>
  );
}
