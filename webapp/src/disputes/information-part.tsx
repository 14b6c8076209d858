import { disputeEndpoints, type Dispute } from '@creditfix/shared/disputes';
import { addDays, daysBetween } from '@creditfix/shared/kernel';
import { Stack, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { BusyButton, mutationOf, onText, useMutation } from '#webapp/kit/index.ts';
import { disputePageMessages } from './messages.tsx';
import { dayWords, newestRound } from './dispute-words.ts';
import { today } from './today.ts';

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
export function InformationPart({ dispute, onChange }: InformationPartProps) {
  const [receivedOn, setReceivedOn] = useState('');
  const [lacksDay, setLacksDay] = useState(false);
  const { mutate, isPending, error } = useMutation(mutationOf(disputeEndpoints.addInformation));
  const clock = movableClock(dispute);
  if (!clock) return null;
  const later = addDays(clock.dueOn, ADDED_DAYS);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setLacksDay(!receivedOn);
    if (!receivedOn) return;
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
          <TextInput
            id="information-receivedOn"
            label={information.day}
            type="date"
            data-size="medium"
            value={receivedOn}
            onChange={onText(setReceivedOn)}
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
