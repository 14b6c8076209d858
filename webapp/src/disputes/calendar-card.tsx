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
import { words } from './dashboard-parts.words.tsx';
import { useCalendar } from './disputes.queries.ts';

const { calendar } = words;

/** The dates of all disputes in the person's own calendar: an address to copy, to renew and to end. */
export function CalendarCard() {
  const { state, show, make, end } = useCalendar();
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} aria-labelledby="calendar-heading" className={classes.card}>
      <h2 id="calendar-heading">{calendar.heading}</h2>
      <p className={classes.quiet}>{calendar.lead}</p>
      {state.kind === 'closed' && (
        <div>
          <Button
            icon="calendar"
            onClick={() => void show()}
            busyLabel={state.busy && calendar.looking}
          >
            {calendar.setUp}
          </Button>
        </div>
      )}
      {state.kind === 'none' && (
        <>
          <p>{calendar.secret}</p>
          <div>
            <Button onClick={() => void make()} busyLabel={state.busy && calendar.making}>
              {calendar.make}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'ready' && <Address url={state.url} onMake={make} onEnd={end} />}
      {state.trouble && (
        <Notice tone="error" title={calendar.trouble}>
          <p>{state.trouble}</p>
        </Notice>
      )}
    </section>
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
        label={calendar.address}
        value={url}
        onChange={() => undefined}
        readOnly
      />
      <p>{calendar.secret}</p>
      <div className={classes.deeds}>
        <CopyButton text={url} fieldId="calendar-address">
          {calendar.copy}
        </CopyButton>
        <ButtonAnchor href={url.replace(/^https?:/, 'webcal:')} icon="calendar">
          {calendar.open}
        </ButtonAnchor>
      </div>
      {asking === undefined && (
        <div className={classes.deeds}>
          <Button look="plain" onClick={() => setAsking('renew')}>
            {calendar.renew}
          </Button>
          <Button look="plain" onClick={() => setAsking('end')}>
            {calendar.end}
          </Button>
        </div>
      )}
      {asking === 'renew' && (
        <AskFirst
          question={calendar.askRenew}
          deed={calendar.renewDeed}
          busyLabel={calendar.making}
          keep={calendar.keepThis}
          onDeed={renew}
          onKeep={keep}
        >
          {calendar.renewText}
        </AskFirst>
      )}
      {asking === 'end' && (
        <AskFirst
          question={calendar.askEnd}
          deed={calendar.end}
          busyLabel={calendar.ending}
          keep={calendar.keep}
          onDeed={onEnd}
          onKeep={keep}
        >
          {calendar.endText}
        </AskFirst>
      )}
    </>
  );
}
