import { Text, Group, Paper, Stack } from '@mantine/core';
import { type ReactNode, useState, type SyntheticEvent } from 'react';
import { Link, useParams, useLocation } from 'react-router-dom';
import {
  Answered,
  DateField,
  Page,
  StatusTag,
  BusyButton,
  mutationOf,
  useMutation,
} from '#webapp/kit/index.ts';
import type { DrawAnswerEnclosure } from './answer-form.tsx';
import type { ReadAnswerFiles } from './answer-from-file.tsx';
import { disputePageMessages, disputesMessages } from './messages.tsx';
import {
  disputeName,
  itemWords,
  dayWords,
  newestRound,
  runningClock,
  today,
  toneOf,
} from './dispute-words.ts';
import { putDispute, useDispute } from './disputes.queries.ts';
import {
  type Dispute,
  outcomeWords,
  stateWords,
  disputeEndpoints,
} from '@creditfix/shared/disputes';
import { AnswerPart } from './answer-part.tsx';
import { DeletedCard } from './deleted-card.tsx';
import { StepsPart } from './steps-part.tsx';
import { StoryPart } from './story-part.tsx';
import { ClockBar } from './clock-bar.tsx';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import classes from './disputes.module.css';
import { addDays, daysBetween, isCalendarDate } from '@creditfix/shared/kernel';

const { page } = disputePageMessages;

interface DisputePageProps {
  /** Draws the part for a copy of the answer; it belongs to the documents feature. */
  readonly answerEnclosure: DrawAnswerEnclosure;
  /** Reads a bureau's answer from files on the device; it belongs to the reports feature. */
  readonly readAnswerFiles: ReadAnswerFiles;
  /** Draws the part that makes a file of it for somebody else. */
  readonly caseFile: (disputeId: string) => ReactNode;
}

/** One item with one recipient, from its first letter to what became of it. */
export function DisputePage(props: DisputePageProps) {
  const { id = '' } = useParams();
  // Another dispute is another page: nothing of the one before stays in its forms.
  return <OneDispute key={id} id={id} {...props} />;
}

function OneDispute({ id, caseFile, ...parts }: DisputePageProps & { readonly id: string }) {
  const answer = useDispute(id);
  const { data: dispute, error } = answer;
  return (
    <Page
      title={dispute ? disputeName(dispute) : page.title}
      description={page.description}
      // Keeps its line while the dispute is on its way, so that nothing below it jumps.
      lead={dispute ? itemWords(dispute) : error ? undefined : page.loading}
      width="wide"
    >
      <Answered answer={answer} what={page.what} lines={8}>
        {(data) => (
          <DisputeView
            dispute={data}
            onChange={putDispute}
            caseFile={caseFile(data.id)}
            {...parts}
          />
        )}
      </Answered>
      {error && (
        <Text mt="lg">
          <Link to="/dashboard" className="tap-target">
            {page.back}
          </Link>
        </Text>
      )}
    </Page>
  );
}

interface DisputeViewProps {
  readonly dispute: Dispute;
  readonly onChange: (dispute: Dispute) => void;
  readonly answerEnclosure: DrawAnswerEnclosure;
  readonly readAnswerFiles: ReadAnswerFiles;
  readonly caseFile: ReactNode;
}

function DisputeView({
  dispute,
  onChange,
  answerEnclosure,
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
      <StepsPart dispute={dispute} isNoting={isNoting} onNote={() => setNoting(true)} />
      {(isNoted || !offersNote || isNoting || dispute.others.length > 0) && (
        <AnswerPart
          dispute={dispute}
          open={isNoting}
          onOpen={(open) => (open ? setNoting(true) : close())}
          onChange={change}
          answerEnclosure={answerEnclosure}
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
  const { outcome, outcomeOn, mailStatus } = newestRound(dispute);
  if (outcome === null) return stateWords(dispute.state, mailStatus).hint;
  const { label } = outcomeWords(outcome);
  return outcomeOn ? disputesMessages.onDay(label, dayWords(outcomeOn, today())) : label;
}

const { information } = disputePageMessages;

/** 15 U.S.C. 1681i(a)(1)(B); of the times of the law only the plain 30 days grow. */
const ADDED_DAYS = 15;
const PLAIN_DAYS = 30;

/** The clock that more information would move; nothing where it would not. */
function movableClock(dispute: Dispute) {
  const { clock, outcome } = newestRound(dispute);
  if (dispute.state !== 'waiting' || outcome !== null || !clock) return undefined;
  const grows = clock.basis === 'reinvestigation' || clock.basis === 'direct_dispute';
  return grows && daysBetween(clock.startedOn, clock.dueOn) === PLAIN_DAYS ? clock : undefined;
}

interface InformationPartProps {
  readonly dispute: Dispute;
  readonly onChange: (dispute: Dispute) => void;
}

/** "I sent more information": said with what it changes before it is noted. */
function InformationPart({ dispute, onChange }: InformationPartProps) {
  const [receivedOn, setReceivedOn] = useState('');
  const [lacksDay, setLacksDay] = useState(false);
  const { mutate, isPending, error } = useMutation(mutationOf(disputeEndpoints.addInformation));
  const clock = movableClock(dispute);
  if (!clock) return null;
  const later = addDays(clock.dueOn, ADDED_DAYS);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setLacksDay(!isCalendarDate(receivedOn));
    if (!isCalendarDate(receivedOn)) return;
    const question = { params: { id: dispute.id }, body: { receivedOn }, staysOnPage: true };
    mutate(question, { onSuccess: onChange });
  };
  const refused = error?.problem.fields?.[0]?.message ?? error?.problem.error;
  return (
    <details>
      <summary>{information.summary}</summary>
      <form noValidate onSubmit={submit}>
        <Stack maw="var(--measure)" className="side-line">
          <p>
            {information.text(ADDED_DAYS, dayWords(later, today()), dayWords(clock.dueOn, today()))}
          </p>
          <DateField
            id="information-receivedOn"
            label={information.day}
            value={receivedOn}
            onChange={setReceivedOn}
            error={lacksDay ? information.giveDay : refused}
          />
          <div>
            <BusyButton type="submit" busyLabel={isPending && information.noting}>
              {information.action}
            </BusyButton>
          </div>
        </Stack>
      </form>
    </details>
  );
}
