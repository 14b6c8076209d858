import { type Dispute, outcomeWords, stateWords } from '@creditfix/shared/disputes';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DrawAnswerCopy } from './answer-form.tsx';
import type { ReadAnswerFiles } from './answer-from-file.tsx';
import { AnswerPart } from './answer-part.tsx';
import { DeletedCard } from './deleted-card.tsx';
import { disputePageMessages, disputesMessages } from './messages.tsx';
import { dayWords, newestRound, runningClock } from './dispute-words.ts';
import { InformationPart } from './information-part.tsx';
import { StepsPart } from './steps-part.tsx';
import { StoryPart } from './story-part.tsx';
import { StatusTag } from '#webapp/kit/index.ts';
import { ClockBar } from './clock-bar.tsx';
import { toneOf } from './dispute-states.ts';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import classes from './disputes.module.css';
import { today } from './today.ts';

interface DisputeViewProps {
  readonly dispute: Dispute;
  readonly onChange: (dispute: Dispute) => void;
  readonly answerCopy: DrawAnswerCopy;
  readonly readAnswerFiles: ReadAnswerFiles;
  readonly caseFile: ReactNode;
}

export function DisputeView({
  dispute,
  onChange,
  answerCopy,
  readAnswerFiles,
  caseFile,
}: DisputeViewProps) {
  const { hash } = useLocation();
  // The address can open it too.
  const [isNoting, setNoting] = useState(() => hash === '#answer');
  const offersNote = dispute.nextSteps.some(({ step }) => step === 'record_answer');
  const isNoted = newestRound(dispute).outcome !== null;
  const close = () => {
    setNoting(false);
    // The form goes away with the focus in it.
    document.getElementById('next-heading')?.focus();
  };
  const change = (next: Dispute) => {
    setNoting(false);
    onChange(next);
  };
  return (
    <Stack gap="xl" maw="46rem">
      <StatePart dispute={dispute} />
      <DeletedCard dispute={dispute} />
      <StepsPart dispute={dispute} onNote={() => setNoting(true)} />
      {(isNoted || !offersNote || isNoting || dispute.others.length > 0) && (
        <AnswerPart
          dispute={dispute}
          open={isNoting}
          onOpen={(open) => (open ? setNoting(true) : close())}
          onChange={change}
          answerCopy={answerCopy}
          readAnswerFiles={readAnswerFiles}
        />
      )}
      <InformationPart dispute={dispute} onChange={change} />
      <StoryPart dispute={dispute} />
      {caseFile}
      <Link to="/dashboard" className="tap-target">
        {disputePageMessages.page.back}
      </Link>
    </Stack>
  );
}

/** Where it stands, in large. */
function StatePart({ dispute }: { readonly dispute: Dispute }) {
  return (
    <Paper component="section" p="card" aria-label={disputePageMessages.page.state}>
      <Group wrap="nowrap" gap="card" align="flex-start" className={classes.state}>
        <EnvelopeDrawing round={newestRound(dispute)} />
        <Stack flex="1" miw={0}>
          <div>
            <StatusTag tone={toneOf(dispute)}>{dispute.stateWords}</StatusTag>
          </div>
          <ClockBar dispute={dispute} large />
          {!runningClock(dispute) && (
            <Text ff="heading" fz="h3" lh={1.35}>
              {hintOf(dispute)}
            </Text>
          )}
        </Stack>
      </Group>
    </Paper>
  );
}

/** What the answer said, if there is one. */
function hintOf(dispute: Dispute): string {
  const { outcome, outcomeOn } = newestRound(dispute);
  if (outcome === null) return stateWords(dispute.state).hint;
  const { label } = outcomeWords(outcome);
  return outcomeOn ? disputesMessages.onDay(label, dayWords(outcomeOn, today())) : label;
}
