import type { Dispute } from '@creditfix/shared/disputes';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DrawAnswerCopy } from './answer-form.tsx';
import { AnswerPart } from './answer-part.tsx';
import { ComplaintPart } from './complaint-part.tsx';
import { disputePageMessages } from './messages.tsx';
import classes from './dispute-view.module.css';
import { newestRound } from './dispute-words.ts';
import { InformationPart } from './information-part.tsx';
import { StatePart } from './state-part.tsx';
import { StepsPart } from './steps-part.tsx';
import { StoryPart } from './story-part.tsx';

interface DisputeViewProps {
  readonly dispute: Dispute;
  readonly onChange: (dispute: Dispute) => void;
  readonly answerCopy: DrawAnswerCopy;
}

/** What is open beside the story itself; the address can open it too (`#answer`). */
type Opened = 'answer' | 'complaint' | undefined;

function openedBy(hash: string): Opened {
  if (hash === '#answer') return 'answer';
  return hash === '#complaint' ? 'complaint' : undefined;
}

export function DisputeView({ dispute, onChange, answerCopy }: DisputeViewProps) {
  const { hash } = useLocation();
  const [opened, setOpened] = useState<Opened>(() => openedBy(hash));
  const offersNote = dispute.nextSteps.some(({ step }) => step === 'record_answer');
  const isNoted = newestRound(dispute).outcome !== null;
  const canComplain = dispute.nextSteps.some(({ step }) => step === 'cfpb_complaint');
  const close = () => {
    setOpened(undefined);
    // The form goes away with the focus in it.
    document.getElementById('next-heading')?.focus();
  };
  const change = (next: Dispute) => {
    setOpened(undefined);
    onChange(next);
  };
  return (
    <div className={classes.view}>
      <StatePart dispute={dispute} />
      <StepsPart
        dispute={dispute}
        onNote={() => setOpened('answer')}
        onComplain={() => setOpened('complaint')}
      />
      {opened === 'complaint' && canComplain && <ComplaintPart disputeId={dispute.id} />}
      {(isNoted || !offersNote || opened === 'answer') && (
        <AnswerPart
          dispute={dispute}
          open={opened === 'answer'}
          onOpen={(open) => (open ? setOpened('answer') : close())}
          onChange={change}
          answerCopy={answerCopy}
        />
      )}
      <InformationPart dispute={dispute} onChange={change} />
      <StoryPart dispute={dispute} />
      <p>
        <Link to="/dashboard">{disputePageMessages.page.back}</Link>
      </p>
    </div>
  );
}
