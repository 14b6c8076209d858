import { useState } from 'react';
import {
  AskFirst,
  Button,
  ButtonAnchor,
  Notice,
  TextField,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import classes from './calendar-card.module.css';
import { CopyButton } from './copy-button.tsx';
import { useCalendar } from './use-calendar.ts';

/** The dates of all disputes in the person's own calendar: an address to copy, to renew and to end. */
export function CalendarCard() {
  const { state, show, make, end } = useCalendar();
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} aria-labelledby="calendar-heading" className={classes.card}>
      <h2 id="calendar-heading">Your dates in your calendar</h2>
      <p className={classes.quiet}>
        Arrivals, due dates and next steps appear in your own calendar and move by themselves.
      </p>
      {state.kind === 'closed' && (
        <div>
          <Button icon="calendar" onClick={() => void show()} busyLabel={state.busy && 'Looking…'}>
            Set up my calendar
          </Button>
        </div>
      )}
      {state.kind === 'none' && (
        <>
          <Secret />
          <div>
            <Button onClick={() => void make()} busyLabel={state.busy && 'Making it…'}>
              Make my calendar address
            </Button>
          </div>
        </>
      )}
      {state.kind === 'ready' && <Address url={state.url} onMake={make} onEnd={end} />}
      {state.trouble && (
        <Notice tone="error" title="That did not work">
          <p>{state.trouble}</p>
        </Notice>
      )}
    </section>
  );
}

function Secret() {
  return (
    <p>
      The address is a secret: whoever has it can see your dates, without signing in. It names who
      got a letter and when, and no account. You can end it at any time.
    </p>
  );
}

interface AddressProps {
  readonly url: string;
  readonly onMake: () => Promise<string | undefined>;
  readonly onEnd: () => Promise<string | undefined>;
}

function Address({ url, onMake, onEnd }: AddressProps) {
  const [asking, setAsking] = useState<'renew' | 'end'>();
  const keep = () => setAsking(undefined);
  const renew = async () => {
    const trouble = await onMake();
    if (!trouble) keep();
    return trouble;
  };
  return (
    <>
      <TextField
        id="calendar-address"
        label="Your calendar address"
        value={url}
        onChange={() => undefined}
        readOnly
      />
      <Secret />
      <div className={classes.deeds}>
        <CopyButton text={url} fieldId="calendar-address">
          Copy the address
        </CopyButton>
        <ButtonAnchor href={url.replace(/^https?:/, 'webcal:')} icon="calendar">
          Open in my calendar
        </ButtonAnchor>
      </div>
      {asking === undefined && (
        <div className={classes.deeds}>
          <Button look="plain" onClick={() => setAsking('renew')}>
            Make a new address
          </Button>
          <Button look="plain" onClick={() => setAsking('end')}>
            End it
          </Button>
        </div>
      )}
      {asking === 'renew' && (
        <AskFirst
          question="Make a new address?"
          deed="Make a new one"
          busyLabel="Making it…"
          keep="Keep this one"
          onDeed={renew}
          onKeep={keep}
        >
          Calendars that use this one stop getting your dates.
        </AskFirst>
      )}
      {asking === 'end' && (
        <AskFirst
          question="End your calendar address?"
          deed="End it"
          busyLabel="Ending it…"
          keep="Keep it"
          onDeed={onEnd}
          onKeep={keep}
        >
          Your calendar stops getting your dates. Our emails go on.
        </AskFirst>
      )}
    </>
  );
}
