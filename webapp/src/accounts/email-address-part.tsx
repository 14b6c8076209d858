import { useState } from 'react';
import { Button, Notice, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { useCancelEmailChange, type MyAccount } from './accounts.queries.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { addressWords as words } from './security.words.tsx';

/** The address that the account hangs on, and the change that both sides have to confirm. */
export function EmailAddressPart({ account }: { readonly account: MyAccount }) {
  const [changing, setChanging] = useState(false);
  const keptFocus = useKeptFocus<HTMLElement>();
  const { email, emailChange } = account;
  return (
    <section {...keptFocus} className={classes.part} aria-labelledby="address-heading">
      <h2 id="address-heading">{words.heading}</h2>
      <div className={classes.line}>
        <p className={classes.about}>
          <strong>{email}</strong>
        </p>
        {!changing && !emailChange && (
          <Button onClick={() => setChanging(true)}>{words.change}</Button>
        )}
      </div>
      {emailChange && <PendingChange change={emailChange} />}
      {changing && !emailChange && (
        <EmailChangeForm fresh={account.fresh} onDone={() => setChanging(false)} />
      )}
    </section>
  );
}

function PendingChange({ change }: { readonly change: NonNullable<MyAccount['emailChange']> }) {
  const { mutate, isPending, error } = useCancelEmailChange();
  const { newEmail, oldConfirmed, newConfirmed } = change;
  return (
    <Notice tone="info" title={words.willChange(newEmail)} live>
      <p>{words.bothLinks}</p>
      <ul>
        <li>{words.oldSide(oldConfirmed)}</li>
        <li>{words.newSide(newConfirmed)}</li>
      </ul>
      {error && <p role="alert">{error.problem.error}</p>}
      <Button look="plain" onClick={() => mutate({})} busyLabel={isPending && words.stopping}>
        {words.stop}
      </Button>
    </Notice>
  );
}
