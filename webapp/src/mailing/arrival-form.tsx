import { calendarDateAt } from '@creditfix/shared/kernel';
import { mailingEndpoints, type Mailpiece } from '@creditfix/shared/mailing';
import { useState, type FormEvent } from 'react';
import { Button, RadioField, TextField, callApi } from '#webapp/kit/index.ts';
import { words } from './mailpiece.words.ts';
import classes from './own-mailing.module.css';

interface ArrivalFormProps {
  readonly mailpiece: Mailpiece;
  readonly onMailpiece: (mailpiece: Mailpiece) => void;
}

/** True if no carrier reports the arrival, so that the person can: their own mail, and first class. */
export function takesArrival({
  carrier,
  mailClass,
  status,
}: Pick<Mailpiece, 'carrier' | 'mailClass' | 'status'>): boolean {
  const untracked = carrier === 'self' || mailClass === 'first_class';
  return untracked && (status === 'mailed' || status === 'in_transit');
}

const { arrival } = words;

/** "It arrived on": the day that starts the clock, as the receipt or the tracking page says it. */
export function ArrivalForm({ mailpiece, onMailpiece }: ArrivalFormProps) {
  const [what, setWhat] = useState<'delivered' | 'returned'>('delivered');
  const [on, setOn] = useState(() =>
    calendarDateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    const answer = await callApi(mailingEndpoints.recordArrival, {
      params: { id: mailpiece.id },
      body: { on, what },
    });
    setBusy(false);
    if (answer.ok) onMailpiece(answer.data);
    else setTrouble(answer.problem.fields?.[0]?.message ?? answer.problem.error);
  };
  return (
    <section className={classes.part} aria-labelledby="arrival">
      <h2 id="arrival">{arrival.heading}</h2>
      <p className={classes.lead}>{arrival.lead}</p>
      <form className={classes.form} noValidate onSubmit={(event) => void send(event)}>
        <RadioField
          label={arrival.what}
          value={what}
          onChange={setWhat}
          options={[
            { value: 'delivered', label: arrival.arrived },
            { value: 'returned', label: arrival.cameBack },
          ]}
        />
        <TextField
          id="arrived-on"
          label={what === 'delivered' ? arrival.dayArrived : arrival.dayCameBack}
          type="date"
          size="medium"
          value={on}
          error={trouble}
          onChange={setOn}
        />
        <div className={classes.deeds}>
          <Button type="submit" busyLabel={busy && arrival.noting}>
            {what === 'delivered' ? arrival.noteArrived : arrival.noteCameBack}
          </Button>
        </div>
      </form>
    </section>
  );
}
