import type { Dispute } from '@creditfix/shared/disputes';
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { dateWords } from '#webapp/kit/index.ts';
import { disputePageMessages } from './messages.tsx';
import { lawWords, newestRound } from './dispute-words.ts';
import classes from './disputes.module.css';
import { StepAction, actionOf, firstAction } from './step-action.tsx';

interface StepsPartProps {
  readonly dispute: Dispute;
  /** The form for the answer is open already. */
  readonly isNoting?: boolean;
  readonly onNote: () => void;
}

const { steps: said } = disputePageMessages;

type Step = Dispute['nextSteps'][number];

/** What can come next: the best one open, the others folded under their names; each with why, its facts and one action. */
export function StepsPart({ dispute, isNoting = false, onNote }: StepsPartProps) {
  const { id, nextSteps } = dispute;
  const { letterId, pieceId: mailpieceId } = newestRound(dispute);
  const [first, ...further] = nextSteps;
  if (!first) return null;
  // One thing to press needs no fold.
  const record = further.find(({ step }) => step === 'record_answer');
  const others = further.filter((step) => step !== record);
  const main = firstAction(nextSteps);
  const action = (step: Step) =>
    isNoting && step.step === 'record_answer' ? null : (
      <StepAction
        step={step.step}
        disputeId={id}
        letterId={step.letterId ?? letterId}
        pieceId={mailpieceId}
        variant={step === main && step === first ? 'filled' : 'default'}
        onNote={onNote}
      />
    );
  const counting = (
    <Text maw="var(--measure)" mt="xs" c="dimmed" size="sm">
      {said.counts}
    </Text>
  );
  return (
    <section aria-labelledby="next-heading">
      <Title order={2} id="next-heading" mb="xs" tabIndex={-1}>
        {said.heading}
      </Title>
      <FirstStep step={first}>{action(first)}</FirstStep>
      {first.isLetter && counting}
      {record && !isNoting && (
        <Group gap="0.25rem 1rem" mt="md">
          <div className="full-on-phone">{action(record)}</div>
          <Text c="dimmed" size="sm">
            {record.why}
          </Text>
        </Group>
      )}
      {others.length > 0 && (
        <Box component="ul" mt="md" className="plain-list rule-above" aria-label={said.others}>
          {others.map((step) => (
            <li key={step.step} className="rule-below">
              <details className={classes.step}>
                <summary>
                  <h3>{step.title}</h3>
                </summary>
                <Stack gap="xs" pb="md" maw="var(--measure)">
                  <StepText step={step} />
                  {actionOf(step.step) && <div className="full-on-phone">{action(step)}</div>}
                </Stack>
              </details>
            </li>
          ))}
        </Box>
      )}
      {!first.isLetter && nextSteps.some(({ isLetter }) => isLetter) && counting}
    </section>
  );
}

interface FirstStepProps {
  readonly step: Step;
  readonly children: ReactNode;
}

function FirstStep({ step, children }: FirstStepProps) {
  return (
    <Group align="flex-start" my="md" className="side-line" data-tone="done">
      <Stack gap="xs" flex="1 1 100%" maw="var(--measure)">
        <Title order={3} size="h3">
          {step.title}
        </Title>
        <StepText step={step} />
      </Stack>
      {actionOf(step.step) && <div className="full-on-phone">{children}</div>}
    </Group>
  );
}

/** Why, then when it fits, what it costs and where it leads, then the law or where it was read. */
function StepText({ step: { why, facts, law } }: { readonly step: Step }) {
  return (
    <>
      <p>{why}</p>
      {facts && (
        <dl className={classes.stepFacts}>
          {(['fits', 'cost', 'leadsTo'] as const).map((fact) => (
            <div key={fact}>
              <dt>{said.facts[fact]}</dt>
              <dd>{facts[fact]}</dd>
            </div>
          ))}
        </dl>
      )}
      {law && (
        <Text c="dimmed" size="sm">
          {lawWords(law)}
        </Text>
      )}
      {facts?.source && <Source source={facts.source} />}
    </>
  );
}

type StepSource = NonNullable<NonNullable<Step['facts']>['source']>;

function Source({ source: { name, url, checkedOn } }: { readonly source: StepSource }) {
  const title = <span lang="en">{lawWords(name)}</span>;
  return (
    <Text c="dimmed" size="sm">
      {said.source}{' '}
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      {said.checked(dateWords(checkedOn))}
    </Text>
  );
}
