import { disputeEndpoints, type Dispute } from '@creditfix/shared/disputes';
import { addDays, daysBetween } from '@creditfix/shared/kernel';
import { TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { BusyButton, callApi, onText } from '#webapp/kit/index.ts';
import { disputePageMessages } from './messages.tsx';
import { dayWords, newestRound } from './dispute-words.ts';
import classes from './information-part.module.css';
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
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const clock = movableClock(dispute);
  if (!clock) return null;
  const later = addDays(clock.dueOn, ADDED_DAYS);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!receivedOn) return setFault(information.giveDay);
    setBusy(true);
    const answer = await callApi(disputeEndpoints.addInformation, {
      params: { id: dispute.id },
      body: { receivedOn },
      staysOnPage: true,
    });
    setBusy(false);
    if (answer.ok) return onChange(answer.data);
    setFault(answer.problem.fields?.[0]?.message ?? answer.problem.error);
  };
  return (
    <details className={classes.part}>
      <summary>{information.summary}</summary>
      <form noValidate onSubmit={(event) => void submit(event)}>
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
          error={fault}
        />
        <div>
          <BusyButton type="submit" busyLabel={busy && information.noting}>
            {information.action}
          </BusyButton>
        </div>
      </form>
    </details>
  );
}
