import { disputeEndpoints, type Dispute } from '@creditfix/shared/disputes';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  BusyButton,
  FieldError,
  VisuallyHidden,
  mutationOf,
  useKeptFocus,
  useMutation,
} from '#webapp/kit/index.ts';
import { AnswerFromFile, type ReadAnswerFiles } from './answer-from-file.tsx';
import { AnswerForm, type DrawAnswerEnclosure, mayNote } from './answer-form.tsx';
import { answerFileMessages, disputePageMessages } from './messages.tsx';
import { newestRound } from './dispute-words.ts';

interface AnswerPartProps {
  readonly dispute: Dispute;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (dispute: Dispute) => void;
  readonly answerEnclosure: DrawAnswerEnclosure;
  readonly readAnswerFiles: ReadAnswerFiles;
}

const { answer } = disputePageMessages;

/** What came back for the newest letter: noted, shown, taken back. */
export function AnswerPart({
  dispute,
  open,
  onOpen,
  onChange,
  answerEnclosure,
  readAnswerFiles,
}: AnswerPartProps) {
  const kept = useKeptFocus<HTMLElement>();
  const [said, setSaid] = useState('');
  const [other, setOther] = useState<number>();
  const { outcome } = newestRound(dispute);
  if (!mayNote(dispute) && dispute.others.length === 0) return null;
  const asked = open ? asTheyHaveIt(dispute, other) : dispute;
  const start = (round?: number) => {
    setOther(round);
    onOpen(true);
  };
  const change = (next: Dispute, what: string) => {
    setSaid(what);
    onChange(next);
    // What comes next has just changed; it stands above.
    document.getElementById('next-heading')?.focus();
  };
  return (
    <section {...kept} aria-labelledby="answer-heading">
      <Stack>
        <h2 id="answer-heading">{answer.heading}</h2>
        {!open && outcome === null && (
          <p>{said ? answer.nothingForNewest(said) : answer.nothing}</p>
        )}
        {open && asked !== dispute && <p>{answer.about(asked.target)}</p>}
        {open && (
          <AnswerFromFile
            dispute={asked}
            readFiles={readAnswerFiles}
            onNoted={(next) => change(next, answer.noted)}
          />
        )}
        {open && asked.recipient === 'bureau' && <h3>{answerFileMessages.orByHand}</h3>}
        {open ? (
          <AnswerForm
            key={asked.decidingRound}
            dispute={asked}
            onDone={(next) => change(next, answer.noted)}
            onLeave={() => onOpen(false)}
            answerEnclosure={answerEnclosure}
          />
        ) : (
          <Group gap="0.5rem 1rem">
            {outcome !== null && (
              <TakeBack dispute={dispute} onTakenBack={(next) => change(next, answer.takenBack)} />
            )}
            {mayNote(dispute) && (
              <Button variant="default" onClick={() => start()}>
                {openWords(outcome)}
              </Button>
            )}
            {dispute.others.map(({ round }) => (
              <Button key={round} variant="subtle" onClick={() => start(round)}>
                {answer.fromOther(asTheyHaveIt(dispute, round).target)}
              </Button>
            ))}
          </Group>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    </section>
  );
}

/** The dispute as somebody else has it who can still answer. */
function asTheyHaveIt(dispute: Dispute, number: number | undefined): Dispute {
  const other = dispute.others.find(({ round }) => round === number);
  const round = dispute.rounds.find((one) => one.number === number);
  if (!other || !round) return dispute;
  const { recipient, target } = round;
  return { ...dispute, recipient, target, decidingRound: round.number, answers: other.answers };
}

function openWords(outcome: string | null): string {
  if (outcome === null) return answer.note;
  return outcome === 'deleted' ? answer.isBack : answer.somethingElse;
}

interface TakeBackProps {
  readonly dispute: Dispute;
  readonly onTakenBack: (dispute: Dispute) => void;
}

/** The answer itself stands above, in large, and in the story. */
function TakeBack({ dispute, onTakenBack }: TakeBackProps) {
  const { mutate, isPending, error } = useMutation(mutationOf(disputeEndpoints.undoOutcome));
  const takeBack = () =>
    mutate(
      { params: { id: dispute.id }, query: { round: dispute.decidingRound } },
      { onSuccess: onTakenBack },
    );
  return (
    <div>
      <BusyButton variant="default" onClick={takeBack} busyLabel={isPending && answer.takingBack}>
        {answer.undo}
      </BusyButton>
      <div role="alert">
        <FieldError id="undo-trouble" error={error?.problem.error} />
      </div>
    </div>
  );
}
