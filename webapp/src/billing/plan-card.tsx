import { Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Answered } from '#webapp/kit/index.ts';
import { useContracts } from './contract/contract.queries.ts';
import { usePlan } from './billing.queries.ts';
import { LettersLeft } from './letters-left.tsx';
import classes from './billing.module.css';
import { PlanActions } from './plan-actions.tsx';
import { planStatus, statusWords } from './plan-words.ts';
import { planMessages } from './messages.tsx';

/** The plan in short: what is left first, then the money, then what can be done in one click. */
export function PlanCard() {
  const answer = usePlan();
  const contracts = useContracts();
  return (
    <Paper
      component="section"
      radius="md"
      bg="none"
      p="card"
      className={classes.card}
      aria-label={planMessages.yourPlan}
    >
      <Answered answer={answer} what={planMessages.what}>
        {(plan) => (
          <Stack>
            <Group justify="space-between">
              <LettersLeft plan={plan} />
              <Link to="/account/plan" className="tap-target">
                {planMessages.planAndPayments}
              </Link>
            </Group>
            <Text role="status" maw="var(--measure)">
              {planStatus(plan) === 'free' ? '' : statusWords(plan, contracts)}
            </Text>
            <PlanActions plan={plan} />
          </Stack>
        )}
      </Answered>
    </Paper>
  );
}
