import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { useState } from 'react';
import { Button, Notice, callApi, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { EmailChangeForm } from './email-change-form.tsx';
import type { MyAccount } from './my-account.ts';
import { addressWords as words } from './security.words.tsx';

interface EmailAddressPartProps {
  readonly account: MyAccount;
  readonly onChanged: (account: MyAccount) => void;
}

/** The address that the account hangs on, and the change that both sides have to confirm. */
export function EmailAddressPart({ account, onChanged }: EmailAddressPartProps) {
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
      {emailChange && (
        <PendingChange
          change={emailChange}
          onDropped={() => onChanged({ ...account, emailChange: null })}
        />
      )}
      {changing && !emailChange && (
        <EmailChangeForm
          fresh={account.fresh}
          onKeep={() => setChanging(false)}
          onAsked={(newEmail) => {
            setChanging(false);
            const asked = { newEmail, oldConfirmed: false, newConfirmed: false };
            onChanged({ ...account, emailChange: asked });
          }}
        />
      )}
    </section>
  );
}

interface PendingChangeProps {
  readonly change: NonNullable<MyAccount['emailChange']>;
  readonly onDropped: () => void;
}

function PendingChange({ change, onDropped }: PendingChangeProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { newEmail, oldConfirmed, newConfirmed } = change;
  const drop = async (): Promise<void> => {
    setBusy(true);
    const answer = await callApi(myAccountEndpoints.cancelEmailChange);
    setBusy(false);
    if (answer.ok) onDropped();
    else setTrouble(answer.problem.error);
  };
  return (
    <Notice tone="info" title={words.willChange(newEmail)} live>
      <p>{words.bothLinks}</p>
      <ul>
        <li>{words.oldSide(oldConfirmed)}</li>
        <li>{words.newSide(newConfirmed)}</li>
      </ul>
      {trouble && <p role="alert">{trouble}</p>}
      <Button look="plain" onClick={() => void drop()} busyLabel={busy && words.stopping}>
        {words.stop}
      </Button>
    </Notice>
  );
}
