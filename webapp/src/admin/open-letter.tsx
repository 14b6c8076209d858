import { adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextField, callApi } from '#webapp/kit/index.ts';
import classes from './open-letter.module.css';

type Opened = DataOf<typeof adminListEndpoints.openLetter>;

/** Asks why, then shows what the letter says. */
export function OpenLetter({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [letter, setLetter] = useState<Opened>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await callApi(adminListEndpoints.openLetter, {
      params: { id },
      body: { reason },
    });
    setBusy(false);
    if (answer.ok) setLetter(answer.data);
    else setTrouble(answer.problem.fields?.[0]?.message ?? answer.problem.error);
  };
  return (
    <section ref={box} tabIndex={-1} className={classes.box} aria-label="Open a letter">
      {letter ? (
        <>
          <h3>{letter.reference}</h3>
          <div className={classes.sheet}>
            {letter.paragraphs.map((text, index) => (
              <p key={`${index}-${text.slice(0, 8)}`}>{text}</p>
            ))}
          </div>
        </>
      ) : (
        <form className={classes.ask} onSubmit={(event) => void submit(event)}>
          <TextField
            id="open-letter-reason"
            label="Why do you need to read this letter?"
            hint="The reason is kept in the audit log with your name."
            maxLength={300}
            value={reason}
            error={trouble}
            onChange={setReason}
          />
          <Button
            type="submit"
            look="deed"
            busyLabel={busy && 'Opening…'}
            disabled={reason.trim() === ''}
          >
            Open the letter
          </Button>
        </form>
      )}
      <Button look="plain" onClick={onClose}>
        Close
      </Button>
    </section>
  );
}
