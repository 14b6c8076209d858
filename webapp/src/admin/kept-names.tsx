import { useRef, useState, type FormEvent } from 'react';
import { Button, TextField } from '#webapp/kit/index.ts';
import classes from './staff-settings.module.css';
import { useStaffShell, type ReplicaStatus } from './staff-shell.ts';
import { useMayHelp } from './staff-role.ts';

/** Whether the copy on this machine holds whole emails and names, and the way to the other. Whole ones take a reason, once. */
export function KeptNames({ standing: { masked } }: { readonly standing: ReplicaStatus }) {
  const [asks, setAsks] = useState(false);
  const mayHelp = useMayHelp();
  const { change, fault, isBusy } = useChange();
  if (asks && masked)
    return (
      <ReasonForm change={change} fault={fault} isBusy={isBusy} onClose={() => setAsks(false)} />
    );
  return (
    <>
      <p className={classes.quiet}>
        {masked
          ? 'Emails and names in it are cut short, like m***@example.com.'
          : 'Emails and names in it are whole, for the reason that you gave.'}
      </p>
      {fault && <p role="alert">{fault}</p>}
      {mayHelp && masked && (
        <Button onClick={() => setAsks(true)}>Keep whole emails and names…</Button>
      )}
      {!masked && (
        <Button onClick={() => void change(null)} busyLabel={isBusy && 'Changing…'}>
          Cut them short again
        </Button>
      )}
    </>
  );
}

function useChange() {
  const shell = useStaffShell();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = async (reason: string | null): Promise<boolean> => {
    setBusy(true);
    setFault(undefined);
    try {
      await shell?.keepNames(reason);
      return true;
    } catch (error) {
      setFault((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, fault, isBusy };
}

interface ReasonFormProps {
  readonly change: (reason: string) => Promise<boolean>;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function ReasonForm({ change, fault, isBusy, onClose }: ReasonFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing('Say why you need whole emails and names here.');
      return field.current?.focus();
    }
    if (await change(reason.trim())) onClose();
    return undefined;
  };
  return (
    <form className={classes.part} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        The copy then holds the whole email and name of every user. Whoever gets at this computer
        could get at all of them, so the server asks why, once for this copy. It is fetched anew,
        and the one you have stays until then.
      </p>
      <TextField
        ref={field}
        id="kept-names-reason"
        label="Why do you need them offline?"
        hint="The reason is kept in the audit log with your name. Files that you export offline stay cut short."
        autoComplete="off"
        maxLength={300}
        value={reason}
        error={missing ?? fault}
        onChange={(text) => {
          setReason(text);
          setMissing(undefined);
        }}
      />
      <div className={classes.answers}>
        <Button type="submit" look="deed" busyLabel={isBusy && 'Asking the server…'}>
          Keep whole emails and names
        </Button>
        <Button look="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
